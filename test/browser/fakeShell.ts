import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { site, untilReactListens } from './borrower.ts';

/** A message that a page sent to the shell. */
export interface ShellMessage {
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

/** Settings of the phone view by the labels of its selects. */
interface PhoneChoices {
  Page?: string;
  Shell?: string;
  Pace?: string;
  Announced?: string;
}

export const SHELLS = {
  ios: 'iOS',
  android: 'Android',
  androidOld: 'Older Android',
  none: 'No app',
} as const;

/** The framed phone of the testers' page, as a tester uses it. */
export interface SimulatedPhone {
  frame: FrameLocator;
  log: Locator;
  /** Changes the given settings and opens the page with them. */
  open(choices: PhoneChoices): Promise<void>;
  /** What the app shows on top of the page. */
  native(action: string): Locator;
  /** The lines of the log that contain a text. */
  lines(name: string): Locator;
  /** Presses one of the phone's buttons. */
  press(name: string): Promise<void>;
  /** Waits until the page in the phone listens, to its shell as well. */
  untilReactListens(): Promise<void>;
}

/** Opens the phone view for a session. */
export async function openPhone(page: Page, sessionId: string): Promise<SimulatedPhone> {
  await page.goto(`${site}/testPreview`);
  await page.getByLabel('Session id', { exact: true }).fill(sessionId);
  await page.getByRole('link', { name: 'Phone', exact: true }).click();
  const log = page.getByRole('log', { name: 'Messages' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    frame: page.frameLocator('iframe[title="Framed phone"]'),
    log,
    async open(choices) {
      for (const [label, option] of Object.entries(choices)) {
        await page
          .getByRole('combobox', { name: label, exact: true })
          .selectOption({ label: option });
      }
      await press('Reload');
    },
    native: (action) => page.getByRole('region', { name: `The app now shows: ${action}` }),
    lines: (name) => log.getByRole('listitem').filter({ hasText: name }),
    press,
    async untilReactListens() {
      const framed = await page.locator('iframe[title="Framed phone"]').elementHandle();
      const shown = await framed?.contentFrame();
      if (shown) await untilReactListens(shown);
    },
  };
}
