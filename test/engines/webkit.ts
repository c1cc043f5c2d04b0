import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { LIMITS } from '../limits.ts';
import { startProgram } from '../startProgram.ts';
import { loadClient } from './install.ts';
import {
  BrowserCrashed,
  type EngineBrowser,
  type EngineElement,
  type EnginePage,
  waitFor,
} from './phone.ts';

interface Element {
  sendKeys(text: string): Promise<void>;
}

interface Actions {
  move(to: { origin: Element }): Actions;
  click(): Actions;
  perform(): Promise<void>;
}

interface Driver {
  get(address: string): Promise<void>;
  executeAsyncScript(script: string): Promise<{ value?: unknown; error?: string }>;
  actions(): Actions;
  manage(): { setTimeouts(limits: object): Promise<void> };
  quit(): Promise<void>;
}

interface Builder {
  usingServer(address: string): Builder;
  withCapabilities(wanted: object): Builder;
  build(): PromiseLike<Driver>;
}

/** What is used of selenium-webdriver. */
interface Selenium {
  Builder: new () => Builder;
}

/** The program with the web view. */
const HOST = `${import.meta.dirname}/webkitHost.py`;

/** The driver forgets the session of a web view that has crashed. */
async function unlessCrashed<Made>(answer: Promise<Made>): Promise<Made> {
  try {
    return await answer;
  } catch (error) {
    if ((error as Error).name !== 'NoSuchSessionError') throw error;
    throw new BrowserCrashed('WebKit has crashed');
  }
}

const elementOf = (driver: Driver, element: Element): EngineElement => ({
  // By its place: WebDriver's own click refuses a radio button that its label covers.
  tap: () => driver.actions().move({ origin: element }).click().perform(),
  type: (text) => element.sendKeys(text),
  uploadFile: (...files) => element.sendKeys(files.join('\n')),
});

/** Opens a window. @param address of WebKitWebDriver. @param problemsFile where the window writes problems. */
async function openWindow(address: string, problemsFile: string): Promise<EnginePage> {
  const { Builder } = loadClient<Selenium>('selenium-webdriver');
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'WebKitGTK',
      // Earlier, WebKitWebDriver loses the answers of scripts while a page is loading.
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args: [HOST, problemsFile] },
    })
    .build();
  await driver.manage().setTimeouts({ pageLoad: LIMITS.action, script: LIMITS.action });
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1];
      ${expression}.then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const made = await unlessCrashed(driver.executeAsyncScript(script));
    if (made.error) throw new Error(made.error);
    return made.value;
  };
  return {
    goTo: (to) => driver.get(to),
    evaluate,
    async find(expression) {
      const element = await evaluate(expression);
      return element ? elementOf(driver, element as Element) : null;
    },
    problems: () => readFileSync(problemsFile, 'utf8').split('\n').filter(Boolean),
    close: () => driver.quit(),
  };
}

/** Starts WebKit, on a screen without a monitor. */
export async function startWebkit(file: string): Promise<EngineBrowser> {
  const screen = await startProgram('Xvfb', {
    args: () => ['-displayfd', '2', '-screen', '0', '800x800x24', '-nolisten', 'tcp'],
    says: /^(\d+)\n/m,
  });
  const port = await freePort();
  const program = await startProgram(file, {
    args: () => [`--port=${port}`, '--host=127.0.0.1'],
    env: {
      DISPLAY: `:${screen.said[1]}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver', () => fetch(`${address}/status`));
  return {
    newPage: () => openWindow(address, join(program.home, `problems-${randomUUID()}`)),
    async end() {
      await program.end();
      await screen.end();
    },
  };
}
