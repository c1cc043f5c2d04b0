import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished } from 'vitest';
import { borrower, untilReactListens } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { requestsOf, setConnection, untilIdle } from './watchPage.ts';
import { cachedTexts, scriptsOf, untilStored, useWorkerSite } from './workerSite.ts';

const ORDER = 'due-extendable';
const PHONE = '09171234567';

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

const repay = () => borrower().page.getByRole('button', { name: 'REPAY', exact: true });

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

/**
 * What is stored after a page was left and opened again: while tools are attached, a worker that was just starting gives way
 * only when its pages are left.
 */
async function storedNextTime(route: string) {
  const { page, open } = borrower();
  await page.goto('about:blank');
  await open(route, ORDER);
  await untilIdle(page);
  return cachedTexts(page);
}

withBrowser('asks only for a newer document of a page that was opened before', async () => {
  const { page, problems } = borrower();
  await openAndStore();
  await untilIdle(page);
  const asked = await openOrder();
  await untilReactListens(page);
  const own = await scriptsOf(page);
  expect(own.length).toBeGreaterThan(4);
  expect(asked.filter((path) => own.includes(path))).toEqual([]);
  expect(asked.some((path) => path.startsWith('/esita'))).toBe(true);
  // The page that comes next is stored ahead.
  await untilStored(page, '/repayment');
  await repay().click();
  await page.getByText('Amount to repay').waitFor();
  expect(problems).toEqual([]);
});

withBrowser('opens a page without the network, with what was kept on the phone', async () => {
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

withBrowser(
  'opens the alias of a stored page, also after a reload without the network',
  async () => {
    const { page, open } = borrower();
    await openAndStore();
    await untilIdle(page);
    site().cutOff(true);
    await open('order', ORDER);
    await page.reload();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.getByRole('heading', { level: 1, name: 'Order Details' }).waitFor();
    site().cutOff(false);
    await retry.click();
    await repay().waitFor();
  },
);

withBrowser('stores nothing of a query, an identity or a reply of the lender', async () => {
  const { page, sessionId, open } = borrower();
  site().goOut(releases.second);
  await openAndStore();
  await openAndStore('complaint', { phone: PHONE });
  await openAndStore('privacyPolicy');
  await open('testPreview');
  await page.goto(`${site().address}/esita/sandbox/counter?sessionId=${sessionId}`);
  await untilIdle(page);
  const found = await cachedTexts(page);
  expect(found.length).toBeGreaterThan(10);
  for (const { url, text } of found) {
    expect(url.slice(site().address.length)).toMatch(
      /^\/(assets\/[\w.-]+\.js|(?!testPreview)\w+)$/,
    );
    // The script of the testers' page names orders.
    const own = url.includes('/assets/pages-testPreview') ? url : `${url}${text}`;
    for (const secret of [sessionId, ORDER, PHONE]) expect(own).not.toContain(secret);
  }
});

withBrowser('shows a newer release at the second visit, or after a reload', async () => {
  const { page, problems } = borrower();
  await openAndStore();
  await openAndStore('complaint');
  const old = await scriptsOf(page);
  site().goOut(releases.second, { kept: releases.first });
  await openAndStore('complaint');
  expect(await scriptsOf(page)).toEqual(old);
  await untilIdle(page);
  await openAndStore('complaint');
  await openOrder();
  await page.reload();
  await repay().waitFor();
  for (const script of await scriptsOf(page))
    expect(existsSync(join(releases.second, script)), script).toBe(true);
  expect(problems).toEqual([]);
});

withBrowser('keeps a stored page until the scripts of the newer one are there', async () => {
  const { page } = borrower();
  await openAndStore();
  const old = await scriptsOf(page);
  // A host of which one server already has the newer documents.
  site().goOut(releases.second, { assets: releases.first });
  for (const _ of ['first visit', 'next visit']) {
    await openOrder();
    await untilIdle(page);
    expect(await scriptsOf(page)).toEqual(old);
  }
});

withBrowser('removes what the worker of an older release has stored', async () => {
  const { page } = borrower();
  await page.goto(`${site().address}/robots.txt`);
  await page.evaluate(() => caches.open('pages-older-site-/'));
  await openAndStore();
  const names = await page.evaluate(() => caches.keys());
  expect(names.sort()).toEqual(['kept-site-/', 'pages-site-/', 'scripts-site-/']);
});

withBrowser(
  'stores nothing once a page or a newer worker has removed its caches',
  async ({ page }) => {
    await openAndStore();
    await openOrder();
    const [script = ''] = await scriptsOf(page);
    await page.evaluate(async (address) => {
      for (const name of await caches.keys()) await caches.delete(name);
      await fetch(address);
    }, script);
    await untilIdle(page);
    await expect.poll(() => cachedTexts(page)).toEqual([]);
  },
);

for (const [release, worker] of [
  ['without one', releases.without],
  ['from before there was one', join(releases.without, 'assets')],
] as const) {
  withBrowser(`is gone after a release ${release}`, async ({ page, open, problems }) => {
    // No page comes next from this one, which the old worker might be storing while it is removed.
    const route = 'customerService';
    await openAndStore(route);
    site().goOut(releases.without, { worker });
    site().asked.length = 0;
    await open(route, ORDER);
    // Chromium takes some seconds to look for a newer worker.
    await expect.poll(() => site().asked).toContain('/sw.js');
    await untilIdle(page);
    await expect.poll(() => storedNextTime(route)).toEqual([]);
    await expect.poll(registrations).toBe(0);
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

withBrowser('is the only script whose address a text can become', async ({ page }) => {
  await openOrder();
  await expect.poll(registrations).toBe(1);
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

withBrowser('is not registered for a borrower who saves data', async ({ page, context }) => {
  await setConnection(context, { saveData: true });
  const asked = requestsOf(page, (request) => request.url().endsWith('/sw.js'));
  await openOrder();
  await untilIdle(page);
  expect(asked).toEqual([]);
  expect(await registrations()).toBe(0);
});
