import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { type Borrower, untilReactListens } from '../browser/borrower.ts';
import { lenderOf } from '../browser/lender.ts';
import { LIMITS, limit } from '../limits.ts';
import type { NetworkFault } from '../sandbox/armedFaults.ts';
import type { ReadCase } from './reads.ts';

/** What can go wrong on the network, and a session that has ended. */
export const FAULTS = [
  // The browser does not reach the lender, or is offline meanwhile.
  'unreachable',
  'offline',
  // The sandbox makes the others.
  'lost-after',
  'http-500',
  'signed-out',
  'no-content',
  'malformed',
  'wrong-types',
  'stalled',
  'late',
  'redirect',
] as const;

export type FaultName = (typeof FAULTS)[number];

/** How long a late reply takes, ms: the borrower must not notice. */
const LATE_MS = 1000;

const SILENCE_MS = 61_000;
/** How long a page may take to show the result, ms. */
const PATIENCE_MS = LIMITS.action;
/** How long a page that works no more may take to show what it has done, ms. */
const SOON_MS = limit(1500);

const OFFLINE = 'You are offline';
const SIGNED_OUT = 'You are signed out';

/** Chromium logs these for every failed request; a page cannot prevent it. */
const BROWSERS_OWN = /Failed to load resource|net::ERR_/;

/** A fault of one call. */
interface Broken {
  /** Requests of the call since it began. */
  sent(): number;
  /** From now on all is well. */
  heal(): Promise<void>;
}

/** Breaks one call, and counts its requests. */
async function breakCall(
  borrower: Borrower,
  { path }: { path: string },
  fault: FaultName,
): Promise<Broken> {
  const { context, page } = borrower;
  const lender = lenderOf(borrower);
  const matches = (url: URL) => url.pathname.endsWith(path);
  let sent = 0;
  const count = (request: Request) => {
    if (matches(new URL(request.url()))) sent += 1;
  };
  context.on('request', count);
  if (fault === 'unreachable' || fault === 'offline') {
    await context.route(matches, async (route) => {
      if (fault === 'offline') {
        await page.waitForFunction(() => 'started' in document.documentElement.dataset);
        await context.setOffline(true);
      }
      await route.abort('connectionrefused');
    });
  } else {
    await lender.fault(path, fault satisfies NetworkFault, { times: 'always', ms: LATE_MS });
  }
  return {
    sent: () => sent,
    async heal() {
      context.off('request', count);
      await context.unroute(matches);
      await lender.fault(path, 'none');
      if (fault === 'stalled') await lender.release(path);
      await context.setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
    },
  };
}

/** Whether a promise resolves within some ms. */
async function comesTrue(waiting: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ms, false));
  const there = waiting.then(
    () => true,
    () => false,
  );
  return Promise.race([there, late]);
}

/** Resolves when the page neither reads, nor sends, nor checks. */
async function atRest({ page }: Borrower): Promise<unknown> {
  return page
    .waitForFunction(
      () =>
        document.documentElement.dataset.started !== undefined &&
        !document.querySelector('[aria-busy=true], .button-spinner') &&
        !document.body.textContent?.includes('We are checking whether'),
    )
    .catch(() => undefined);
}

/** Whether what was begun has come to its end, once the page is at rest. */
async function ends(waiting: Promise<unknown>, borrower: Borrower): Promise<boolean> {
  await Promise.race([waiting.catch(() => undefined), atRest(borrower)]);
  return comesTrue(waiting, SOON_MS);
}

function expectQuiet({ problems }: Borrower): void {
  expect(problems.filter((problem) => !BROWSERS_OWN.test(problem))).toEqual([]);
}

/** One read with one fault: the page reports it, tries again on a tap, and then works. */
export async function runRead(read: ReadCase, fault: FaultName, borrower: Borrower): Promise<void> {
  const { page, context } = borrower;
  context.setDefaultTimeout(PATIENCE_MS);
  if (fault === 'stalled') await page.clock.install();
  const { sent, heal } = await breakCall(borrower, read, fault);
  await read.open(borrower);
  const isReady = () =>
    read.ready
      ? page.getByText(read.ready).first().waitFor()
      : page.getByRole('img', { name: /Type the 4 characters/ }).waitFor();
  if (fault === 'offline') {
    await page.getByText(read.failed).or(page.getByText(OFFLINE)).first().waitFor();
    await heal();
    // A screen reads again by itself; a part of a screen needs a tap.
    if (!read.optional && !(await ends(isReady(), borrower))) {
      await retry(read, borrower);
      await isReady();
    }
    return expectQuiet(borrower);
  }
  if (fault === 'stalled') {
    await expect.poll(sent, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await page.clock.fastForward(SILENCE_MS);
  }
  if (fault === 'late') {
    await isReady();
    return expectQuiet(borrower);
  }
  const signedOut = page.getByRole('heading', { name: SIGNED_OUT });
  const failed = page.getByText(read.failed).first();
  await (fault === 'signed-out' ? failed.or(signedOut) : failed).waitFor();
  await heal();
  if (await signedOut.count()) await comeBack(borrower);
  else await retry(read, borrower);
  if (!read.optional) await isReady();
  expectQuiet(borrower);
}

/** Returns to the page, as after signing in within the app. */
async function comeBack({ page }: Borrower): Promise<void> {
  await untilReactListens(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function retry({ retry: name }: ReadCase, { page }: Borrower): Promise<void> {
  if (name) await page.getByRole('button', { name, exact: true }).first().click();
}
