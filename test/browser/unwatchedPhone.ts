import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { inject, onTestFinished, vi } from 'vitest';
import { freePort } from '../freePort.ts';
import { LIMITS } from '../limits.ts';
import { FLAGS } from './chromium.ts';

/**
 * Starts a Chromium that pages can be opened in without Playwright: while a tool is attached, service workers end at other
 * moments than on a phone. It ends with the test.
 */
export async function startUnwatchedPhone() {
  const folder = await mkdtemp(join(tmpdir(), 'phone-'));
  const tools = `http://127.0.0.1:${await freePort()}`;
  const flags = [`--user-data-dir=${folder}`, `--remote-debugging-port=${new URL(tools).port}`];
  const program = spawn(inject('chromium'), [...FLAGS, ...flags, 'about:blank'], {
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    if (program.kill()) await once(program, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const started = () => fetch(`${tools}/json/version`).catch(() => undefined);
  await vi.waitUntil(started, { timeout: LIMITS.start });
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
