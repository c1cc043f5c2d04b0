import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished } from 'vitest';
import { limit } from '../limits.ts';
import { borrower, queryOf, untilReactListens, withChromium } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { startUnwatchedPhone } from './unwatchedPhone.ts';
import { problemsOf, requestsOf, setConnection, untilIdle } from './watchPage.ts';
import { cachedTexts, scriptsOf, untilStored, useWorkerSite } from './workerSite.ts';

const ORDER = 'due-extendable';
const PHONE = '09171234567';

const addressOf = (route: string) => `${site().address}/${route}?${queryOf('unwatched', ORDER)}`;

const releases = {
  first: await builtSite('shipped'),
  second: await builtSite('site'),
  without: await builtSite('everySwitch'),
};

const { server: site, withBrowser } = useWorkerSite({
  program: inject('chromium'),
  serviceWorkers: 'allow',
});

beforeEach(() => {
  site().cutOff(false);
  site().goOut(releases.first);
});

const repay = (page = borrower().page) => page.getByRole('button', { name: 'REPAY', exact: true });

/** Opens the order, by default not by its alias, until it can be used. @returns the paths that the site was asked for. */
async function openOrder(route = 'loanDetail'): Promise<readonly string[]> {
  site().asked.length = 0;
  await borrower().open(route, ORDER);
  await repay().waitFor();
  return site().asked;
}

/** Opens a page and waits until it is stored. */
async function openAndStore(route = 'loanDetail', more = {}) {
  await borrower().open(route, ORDER, more);
  await untilStored(borrower().page, `/${route}`);
}

const registrations = () =>
  borrower().page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const cacheNames = () => borrower().page.evaluate(() => caches.keys());

/**
 * The caches after a page was left and opened again: while tools are attached, an old worker that was just starting
 * gives way only when its pages are left. In a browser that has just been started it then asks for no newer worker at
 * all, so the first tests of this file need none; run alone, those that do may fail.
 */
async function cachesNextTime(route: string): Promise<string[]> {
  const { page, open } = borrower();
  await page.goto('about:blank');
  await open(route, ORDER);
  await untilIdle(page);
  return cacheNames();
}

const storedPaths = async (page = borrower().page) =>
  (await cachedTexts(page)).map(({ url }) => new URL(url).pathname);

withBrowser('opens what it has stored, and the page that comes next, without asking', async () => {
  const { page, problems } = borrower();
  await openAndStore();
  await untilIdle(page);
  const asked = await openOrder();
  await untilReactListens(page);
  const own = ['/loanDetail', '/guard.js', '/favicon.svg', ...(await scriptsOf(page))];
  expect(own.length).toBeGreaterThan(6);
  // The worker stores pages that come next meanwhile, with scripts of their own.
  expect(asked.filter((path) => own.includes(path))).toEqual([]);
  expect(asked.some((path) => path.startsWith('/esita'))).toBe(true);
  await untilStored(page, '/repayment');
  // An alias is the same document.
  await openOrder('order');
  await repay().click();
  await page.getByText('Amount to repay').waitFor();
  for (const path of ['/order', '/repayment']) expect(asked).not.toContain(path);
  expect(problems).toEqual([]);
});

withBrowser('stores nothing of a query, an identity or a reply of the lender', async () => {
  const { page, sessionId } = borrower();
  await openAndStore();
  await openAndStore('complaint', { phone: PHONE });
  await openAndStore('privacyPolicy');
  const found = await cachedTexts(page);
  expect(found.length).toBeGreaterThan(20);
  for (const { url, text } of found) {
    expect(url.slice(site().address.length)).toMatch(
      /^\/(assets\/[\w.-]+\.js|\w+|guard\.js|favicon\.svg|offline\.html)$/,
    );
    for (const secret of [sessionId, ORDER, PHONE]) expect(`${url}${text}`).not.toContain(secret);
  }
});

withBrowser('opens a stored page offline with what was kept on the phone', async () => {
  const { page, open } = borrower();
  await openAndStore('repaymentOfCode2');
  // The way to this page keeps the code.
  await open('repayment', ORDER);
  await page.getByRole('link', { name: 'See how to pay with this code' }).click();
  await page.waitForURL(/repaymentOfCode2/);
  const code = page.locator('.code-value');
  await page.getByRole('button', { name: /copy/i }).first().waitFor();
  const shown = await code.textContent();
  expect(shown).toMatch(/\d{4}/);
  site().cutOff(true);
  await open('repaymentOfCode2', ORDER);
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await code.textContent()).toBe(shown);
});

withBrowser('asks the server for a reload, and each time for a page without script', async () => {
  const { page, open } = borrower();
  await openAndStore();
  site().asked.length = 0;
  await page.reload();
  await repay().waitFor();
  expect(site().asked).toContain('/loanDetail');
  await openAndStore('privacyPolicy');
  site().asked.length = 0;
  await open('privacyPolicy');
  expect(site().asked).toContain('/privacyPolicy');
  site().cutOff(true);
  await open('privacyPolicy');
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  await open('loanDetail', ORDER);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.getByRole('heading', { level: 1, name: 'Order Details' }).waitFor();
  site().cutOff(false);
  await retry.click();
  await repay().waitFor();
});

withBrowser('says offline that a page is not on the phone yet, which opens later', async () => {
  const { page, open } = borrower();
  await openAndStore();
  site().cutOff(true);
  await open('bindBank', ORDER, { lang: 'tl-PH' });
  await page.getByRole('heading', { name: 'Wala kang koneksyon' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fil');
  expect(await page.getByRole('button').count()).toBe(1);
  await open('bindBank', ORDER);
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  expect(await page.getByRole('heading').count()).toBe(1);
  const words = await page.title();
  site().cutOff(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('Account holder').waitFor();
  expect(await page.title()).toBe(words);
});

withChromium('shows a newer release by itself, and never mixes two', async () => {
  const phone = await startUnwatchedPhone();
  const old = await phone.look(async (page) => {
    for (const route of ['complaint', 'loanDetail']) {
      await page.goto(addressOf(route));
      await untilStored(page, `/${route}`);
    }
    await page.evaluate(() => caches.open('pages-older-site-/'));
    return scriptsOf(page);
  });
  site().goOut(releases.second);
  site().asked.length = 0;
  await phone.open(addressOf('loanDetail'));
  const reads = () => site().asked.filter((path) => path.endsWith('/loan-details')).length;
  await expect.poll(reads, { timeout: limit(25_000) }).toBe(2);
  await phone.look(async (page) => {
    const problems = problemsOf(page);
    await repay(page).waitFor();
    const scripts = await scriptsOf(page);
    expect(scripts).not.toEqual(old);
    for (const path of ['/loanDetail', '/complaint']) await untilStored(page, path);
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual([expect.stringMatching(/^pages-(?!older)/)]);
    for (const file of (await storedPaths(page)).filter((path) => path.startsWith('/assets/')))
      expect(existsSync(join(releases.second, file)), file).toBe(true);
    site().asked.length = 0;
    await page.goto(addressOf('loanDetail'));
    await repay(page).waitFor();
    expect(site().asked).not.toContain('/loanDetail');
    expect(await scriptsOf(page)).toEqual(scripts);
    expect(problems).toEqual([]);
  });
});

for (const [missing, kept] of [
  ['document', releases.first],
  ['files', ''],
] as const) {
  withBrowser(`stores no page whose ${missing} the server has of another release`, async () => {
    const { page, open } = borrower();
    site().goOut(releases.second, { worker: releases.first, kept });
    await open('loanDetail', ORDER);
    const answer = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      active?.postMessage('/loanDetail', [port2]);
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
    });
    expect(answer).toMatch(/^.assets.pages-loanDetail/);
    expect(await storedPaths()).not.toContain('/loanDetail');
    await openOrder();
  });
}

for (const [release, worker] of [
  ['without one', releases.without],
  ['from before there was one', join(releases.without, 'assets')],
] as const) {
  withBrowser(`is gone after a release ${release}`, async ({ open, problems }) => {
    // No page comes next from this one, which the old worker might be storing while it is removed.
    const route = 'customerService';
    await openAndStore(route);
    site().goOut(releases.without, { worker });
    await open(route, ORDER);
    await expect.poll(() => cachesNextTime(route)).toEqual([]);
    await expect.poll(registrations).toBe(0);
    site().asked.length = 0;
    expect(await cachesNextTime(route)).toEqual([]);
    expect(site().asked).toContain('/customerService');
    expect(problems.filter((problem) => !problem.endsWith('/sw.js'))).toEqual([]);
  });
}

withBrowser('stops no page if its script throws', async ({ page, problems }) => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'sw.js'), 'throw new Error("broken")');
  site().goOut(releases.first, { worker: folder });
  for (const _ of ['first visit', 'next visit']) {
    const asked = await openOrder();
    await expect.poll(() => asked).toContain('/sw.js');
    await untilIdle(page);
    await repay().click();
    await page.getByText('Amount to repay').waitFor();
  }
  expect(problems).toEqual([]);
});

/** Opens a page that nobody has opened before, and waits until it does nothing more. */
async function openComplaint() {
  const { page, open } = borrower();
  await open('complaint', ORDER);
  await page.getByRole('button', { name: /Choose another order/ }).waitFor();
  await untilIdle(page);
}

/** Opens the address that an app opens unseen, and waits until it is done. */
async function warmUp(names: string) {
  const { page } = borrower();
  await page.goto(`${site().address}/warm#${names}`);
  await expect.poll(() => page.title()).toBe('Ready');
  site().asked.length = 0;
}

withBrowser('stores nothing more once the borrower saves data', async () => {
  await openAndStore();
  await setConnection(borrower().context, { saveData: true });
  await openComplaint();
  expect(await storedPaths()).toContain('/loanDetail');
  expect(await storedPaths()).not.toContain('/complaint');
});

withBrowser('is the only script whose address a text can become', async ({ page }) => {
  await openOrder();
  const refused = await page.evaluate(async () => {
    const { trustedTypes } = Object(window);
    const tries = ['service-worker', 'another', 'default'].map(async (name) =>
      trustedTypes.createPolicy(name, { createScriptURL: (text: string) => text }),
    );
    const register = navigator.serviceWorker.register('/sw.js?other');
    return (await Promise.allSettled([...tries, register])).map(({ status }) => status);
  });
  expect(new Set(refused)).toEqual(new Set(['rejected']));
});

withBrowser('is neither warmed up nor registered for a borrower who saves data', async () => {
  const { page, context } = borrower();
  const asked = requestsOf(page);
  await setConnection(context, { saveData: true });
  await warmUp('loanDetail');
  // The worker of an earlier test may still ask the server.
  expect(asked.filter((address) => !address.includes('/warm'))).toEqual([]);
  await openComplaint();
  expect(await registrations()).toBe(0);
});

for (const [place, hasWorker] of [
  ['the worker', true],
  ['the browser’s cache, where there is no worker', false],
] as const) {
  withBrowser(`an address that the app opens unseen stores pages in ${place}`, async () => {
    const { page, context, problems } = borrower();
    if (!hasWorker)
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
    await warmUp('complaint,loanDetail');
    const asked = await openOrder();
    const own = [...(hasWorker ? ['/loanDetail'] : []), ...(await scriptsOf(page))];
    expect(own.length).toBeGreaterThan(3);
    expect(asked.filter((path) => own.includes(path))).toEqual([]);
    expect(problems).toEqual([]);
  });
}
