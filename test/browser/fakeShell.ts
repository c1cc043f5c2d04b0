import type { BrowserContext, Page } from 'playwright-core';

/** A message that a page sent to the shell. */
interface ShellMessage {
  action: string;
  payload: Record<string, unknown>;
}

/** Gives every page of a context a shell that accepts every message and replies to none. */
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

/** The messages of the pages of this origin to the shell so far, oldest first, without hello. */
export async function shellMessages(page: Page): Promise<ShellMessage[]> {
  const all: ShellMessage[] = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('shell-messages') ?? '[]'),
  );
  return all.filter(({ action }) => action !== 'hello');
}
