import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest';
import { LIMITS, limit } from '../limits.ts';
import type { World } from '../sandbox/world.ts';
import { builtSite } from './builtSite.ts';
import { FLAGS } from './chromium.ts';
import { recordFailure, TRACE } from './failureRecord.ts';
import { hasNginx } from './installed.ts';
import { startLossyServer } from './lossyServer.ts';
import { problemsOf, setTextSize } from './watchPage.ts';

// A file's tests begin when there is a site to open.
await builtSite('site');

/** The production build's address. */
export const site = inject('site');
/** Runs with a browser; without one it is skipped with a warning (see globalSetup). */
export const withChromium = test.skipIf(!inject('chromium'));

/** A borrower's phone: a new browser context with its own sandbox session, and the errors that occurred. */
export type Borrower = Awaited<ReturnType<typeof newBorrower>>;

export interface Phone {
  /** The browser's program; by default that which costs least (`HEADLESS_SHELL`). */
  program?: string;
  /** Whether pages may have service workers. Not by default: one answers requests that a test counts or breaks. */
  serviceWorkers?: 'allow' | 'block';
  /** Returns the site's address, without a slash, once the tests run. */
  address?: () => string;
}

/** The borrower of each test: what is left of one that ran into its limit must not touch the next one's page. */
const current = new AsyncLocalStorage<Borrower>();

/** The borrower of the running test. */
export function borrower(): Borrower {
  const one = current.getStore();
  if (!one) throw new Error('No browser');
  return one;
}

/** The browsers of this worker, by program, for all of its test files. They end with it. */
const browsers = new Map<string, Browser>();

/** The worker's browser of this program; a new one if there is none or it has ended. */
async function browserOf(executablePath: string): Promise<Browser> {
  const running = browsers.get(executablePath);
  if (running?.isConnected()) return running;
  const started = await chromium.launch({ executablePath, args: FLAGS, timeout: LIMITS.start });
  browsers.set(executablePath, started);
  return started;
}

/** Declares a test. @param timeout in ms on a quick machine, where it needs more than the usual time. */
export type BrowserTest = (name: string, use: (one: Borrower) => unknown, timeout?: number) => void;

/** @returns a function that declares tests, each with a new borrower on a phone of this kind. */
export function browserTest(phone: Phone = {}): BrowserTest {
  const { program = inject('headlessShell'), address = () => site, serviceWorkers } = phone;
  return (name, use, timeout) => {
    const run = async ({ task, onTestFinished }: TestContext) => {
      const one = await newBorrower(await browserOf(program), address(), serviceWorkers);
      await one.context.tracing.start(TRACE);
      onTestFinished(async () => {
        if (task.result?.state === 'fail') await recordFailure(one.page, task);
        await closeContext(one.context);
      });
      await current.run(one, () => use(one));
    };
    withChromium(name, run, timeout && limit(timeout));
  };
}

/** A test with a new borrower in Chromium. */
export const withBrowser = browserTest();
/** The same, for the site on nginx. */
export const withNginx: BrowserTest = hasNginx ? withBrowser : (name) => test.skip(name);

/** How long a context may take to close, ms. */
const CLOSING_MS = limit(10_000);

/** Closes a context, or leaves it to the end of the browser: sometimes Chromium never answers while it opens a page. */
function closeContext(context: BrowserContext): Promise<void> {
  // A trace that is not stopped leaves a temporary folder; that of a failed test has been.
  const stopped = context.tracing.stop().catch(() => undefined);
  const closed = stopped.then(() => context.close());
  return Promise.race([closed, sleep(CLOSING_MS, undefined, { ref: false })]);
}

/** The query of a page that is opened with a borrower's identity. */
export function queryOf(sessionId: string, orderId?: string, more: Record<string, string> = {}) {
  const order = orderId ? { productId: '7', orderId } : {};
  return new URLSearchParams({ sessionId, ...order, ...more });
}

/** A borrower in a new context, which the caller closes. */
async function newBorrower(
  browser: Browser,
  address = site,
  serviceWorkers: Phone['serviceWorkers'] = 'block',
) {
  const context = await browser.newContext({
    serviceWorkers,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(LIMITS.action);
  const page = await context.newPage();
  const sessionId = `browser-${randomUUID()}`;
  const problems = problemsOf(page);
  /** What the sandbox holds of the session. */
  const state = async <State>(): Promise<State> => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const address = `${site}/esita/sandbox/state?sessionId=${sessionId}`;
    return (await (await context.request.get(address, { headers })).json()).data;
  };
  return {
    context,
    page,
    sessionId,
    /** Uncaught errors and console errors of the page so far. */
    problems,
    /** Opens a route with this borrower's identity. */
    open(route: string, orderId?: string, more: Record<string, string> = {}): Promise<void> {
      const query = queryOf(sessionId, orderId, more);
      const opened = page.goto(`${address}/${route}?${query}`).then(() => undefined);
      // A test that fails before it waits for this is told by its own error.
      opened.catch(() => undefined);
      return opened;
    },
    state,
    /** The calls whose path ends with `path`, as the sandbox recorded them. */
    async calls(path: string) {
      const { calls } = await state<Pick<World, 'calls'>>();
      return calls.filter((call) => call.path.endsWith(path));
    },
  };
}

/**
 * Waits until React has drawn the page and listens to its events. Texts and buttons are no proof of that: the document
 * has them before React has loaded.
 */
export async function untilReactListens(page: Page | Frame): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.started !== undefined &&
      !document.querySelector('[aria-busy=true]'),
  );
  // What is drawn begins to listen with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Expects no sideways scrolling at the window's width, with normal and with doubled text size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await setTextSize(page, 200);
  await expectNoOverflow(page);
  await setTextSize(page, 100);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  // Not innerWidth: a phone zooms out to show what is too wide, so it would always be enough.
  expect(content).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  // What is laid out only when it is scrolled to cuts off what is too wide, and the document does not get wider.
  const cutOff = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'))
      .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
      .filter((part) => part.scrollWidth > part.clientWidth)
      .map((part) => part.className),
  );
  expect(cutOff).toEqual([]);
}

/** A server of a group of tests. */
interface OwnServer {
  /** Its address, without a slash. */
  address: string;
  close(): Promise<unknown>;
}

/**
 * Opens the pages of a group of tests on a server of their own, which ends with the group. Called in its `describe`.
 * @param more what else is special about its phones. @returns the server, once tests run, and how to declare them.
 */
export function useServer<Server extends OwnServer>(
  start: () => Promise<Server>,
  more: Phone = {},
): { server: () => Server; withBrowser: BrowserTest } {
  let running: Server | undefined;
  beforeAll(async () => {
    if (site) running = await start();
  });
  afterAll(() => running?.close());
  const server = () => {
    if (!running) throw new Error('No server');
    return running;
  };
  return { server, withBrowser: browserTest({ ...more, address: () => server().address }) };
}

/** Puts a lossy server in front of the site for a group of tests. */
export const useLossyServer = (more?: Phone) => useServer(() => startLossyServer(site), more);
