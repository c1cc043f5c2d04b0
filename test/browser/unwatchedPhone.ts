import { chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { startProgram } from '../startProgram.ts';
import { FLAGS } from './chromium.ts';

/**
 * Starts a Chromium that pages can be opened in without Playwright: while a tool is attached, service workers end at other
 * moments than on a phone. It ends with the test.
 */
export async function startUnwatchedPhone() {
  const { said, end } = await startProgram(inject('chromium'), {
    args: (home) => [...FLAGS, `--user-data-dir=${home}`, '--remote-debugging-port=0'],
    says: /DevTools listening on ws:\/\/([\d.:]+)/,
  });
  onTestFinished(end);
  const tools = `http://${said[1]}`;
  const ask = async (what: string, method = 'GET') =>
    (await fetch(`${tools}/json/${what}`, { method })).text();
  return {
    /** Opens an address in a new window, and closes all others. */
    async open(address: string): Promise<void> {
      const others: { id: string }[] = JSON.parse(await ask('list'));
      await ask(`new?${encodeURIComponent(address)}`, 'PUT');
      for (const { id } of others) await ask(`close/${id}`);
    },
    /** Lets Playwright look at the window, and leaves it alone again. */
    async look<Seen>(read: (page: Page) => Promise<Seen>): Promise<Seen> {
      const browser = await chromium.connectOverCDP(tools);
      const [page] = browser.contexts().flatMap((context) => context.pages());
      if (!page) throw new Error('No window');
      try {
        return await read(page);
      } finally {
        await browser.close();
      }
    },
  };
}
