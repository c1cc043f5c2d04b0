import type { BrowserContext, Page } from 'playwright-core';

/** A message that a page sent to the shell. */
export interface ShellMessage {
  action: string;
  payload: Record<string, unknown>;
}

/** Puts a shell around every page of a context: it takes every message and answers nothing. */
export async function putShell(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = () => JSON.parse(sessionStorage.getItem('shell-messages') ?? '[]');
    Object.assign(window, {
      lendShell: {
        postMessage(text: string) {
          sessionStorage.setItem('shell-messages', JSON.stringify([...kept(), JSON.parse(text)]));
        },
      },
    });
  });
}

/** What the pages of this origin have asked of the shell so far, oldest first; their greetings are left out. */
export async function shellMessages(page: Page): Promise<ShellMessage[]> {
  const all: ShellMessage[] = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('shell-messages') ?? '[]'),
  );
  return all.filter(({ action }) => action !== 'hello');
}

/** Presses the phone's back button as the shell tells the page of it. @returns whether the page kept it. */
export function pressBack(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object(window).__lendShellReceive('{"v":1,"type":"event","name":"back"}'),
  );
}
