import { type Browser, chromium } from 'playwright-core';
import { LIMITS } from '../limits.ts';
import { FLAGS } from './chromium.ts';

/** The browsers of this worker, by program, for all of its test files. They end with it. */
const browsers = new Map<string, Promise<Browser>>();

async function start(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: FLAGS, timeout: LIMITS.start });
  browser.on('disconnected', () => browsers.delete(executablePath));
  return browser;
}

/** The worker's browser of this program; a new one if there is none or it has ended. */
export function browserOf(executablePath: string): Promise<Browser> {
  const running = browsers.get(executablePath);
  if (running) return running;
  const started = start(executablePath);
  browsers.set(executablePath, started);
  started.catch(() => browsers.delete(executablePath));
  return started;
}

/** Does something in a browser. @throws Error telling that the browser has ended, if that is why it fails. */
export async function whileRunning<Done>(
  browser: Browser,
  work: () => Done,
): Promise<Awaited<Done>> {
  let leave = () => {};
  const gone = new Promise<never>((_, reject) => {
    leave = () =>
      reject(new Error('The browser ended during this test. The next one starts another.'));
  });
  gone.catch(() => undefined);
  browser.on('disconnected', leave);
  try {
    return await Promise.race([work(), gone]);
  } catch (error) {
    if (!browser.isConnected()) await gone;
    throw error;
  } finally {
    browser.off('disconnected', leave);
  }
}
