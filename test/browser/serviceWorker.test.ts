import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject } from 'vitest';
import { limit } from '../limits.ts';
import { type Borrower, borrower } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { documentsOf, setConnection, untilIdle } from './watchPage.ts';
import { cachedTexts, loadedFiles, scriptsOf, untilStored, useWorkerSite } from './workerSite.ts';

const ORDER = 'due-extendable';

const releases = {
  first: await builtSite('shipped'),
  second: await builtSite('everySwitch'),
  without: await builtSite('withoutWorker'),
};

describe('the service worker', () => {
  const { server: site, withBrowser } = useWorkerSite({
    program: inject('chromium'),
    serviceWorkers: 'allow',
  });

  beforeEach(() => {
    site().cutOff(false);
    site().goOut(releases.first);
    site().asked.splice(0);
  });

  /** Opens a page and waits until it is stored. */
  async function openAndStore({ page, open }: Borrower, route = 'loanDetail') {
    await open(route, ORDER);
    await untilStored(page, `/${route}`);
  }

  const registrations = ({ page }: Borrower) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  /** Waits until what the phone has stored is in one cache, if any. */
  const untilCaches = ({ page }: Borrower, names: unknown) =>
    expect.poll(() => page.evaluate(() => caches.keys())).toEqual(names);

  const storedPaths = async ({ page }: Borrower) =>
    (await cachedTexts(page)).map(({ url }) => new URL(url).pathname);

  const repay = ({ page }: Borrower) => page.getByRole('button', { name: 'REPAY', exact: true });

  withBrowser(
    'opens what it has stored, and the page that comes next, without asking',
    async ({ page, open, problems }) => {
      await openAndStore(borrower());
      await page.waitForLoadState('networkidle');
      site().asked.length = 0;
      await open('loanDetail', ORDER);
      await repay(borrower()).waitFor();
      await page.waitForLoadState('networkidle');
      const own = ['/loanDetail', '/guard.js', '/favicon.svg', ...(await scriptsOf(page))];
      expect(own.length).toBeGreaterThan(6);
      // The worker stores pages that come next meanwhile, with scripts of their own.
      expect(site().asked.filter((path) => own.includes(path))).toEqual([]);
      expect(site().asked.some((path) => path.startsWith('/esita'))).toBe(true);
      await untilStored(page, '/repayment');
      site().asked.length = 0;
      // An alias is the same document.
      await open('order', ORDER);
      await repay(borrower()).click();
      await page.getByText('Amount to repay').waitFor();
      for (const path of ['/order', '/repayment']) expect(site().asked).not.toContain(path);
      expect(problems).toEqual([]);
      await open('complaint', ORDER, { phone: '09171234567' });
      await untilStored(page, '/complaint');
      await open('privacyPolicy');
      await untilStored(page, '/privacyPolicy');
      await expectDiscreet();
    },
  );

  /** Nothing is stored of a query, an identity or a reply of the lender. */
  async function expectDiscreet() {
    const { page, sessionId } = borrower();
    const found = await cachedTexts(page);
    expect(found.length).toBeGreaterThan(20);
    for (const { url, text } of found) {
      expect(url.slice(site().address.length)).toMatch(
        /^\/(assets\/[\w.-]+\.js|\w+|guard\.js|favicon\.svg|offline\.html)$/,
      );
      for (const secret of [sessionId, ORDER, '09171234567'])
        expect(`${url}${text}`).not.toContain(secret);
    }
  }

  withBrowser('opens a stored page offline with what was kept on the phone', async () => {
    const { page, open } = borrower();
    await openAndStore(borrower(), 'repaymentOfCode2');
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
    'asks the server when the borrower reloads, and opens stored pages offline',
    async ({ page, open }) => {
      const ready = () => repay(borrower()).waitFor();
      await openAndStore(borrower());
      await open('privacyPolicy');
      await untilStored(page, '/privacyPolicy');
      site().asked.length = 0;
      await open('privacyPolicy');
      // A page without script is asked for each time.
      expect(site().asked).toContain('/privacyPolicy');
      await open('loanDetail', ORDER);
      await ready();
      site().asked.length = 0;
      await page.reload();
      await ready();
      expect(site().asked).toContain('/loanDetail');
      site().cutOff(true);
      await open('privacyPolicy');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('heading', { name: 'You are offline' }).count()).toBe(0);
      await open('loanDetail', ORDER);
      await page.reload();
      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      site().cutOff(false);
      await retry.click();
      await ready();
      site().cutOff(true);
      await expectUnseen();
    },
  );

  /** A page that is not on the phone yet says so offline, and opens later. */
  async function expectUnseen() {
    const { page, open } = borrower();
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
  }

  withBrowser('shows a newer release by itself, and never mixes two', async () => {
    const { page, open, problems } = borrower();
    await openAndStore(borrower(), 'complaint');
    await openAndStore(borrower());
    const old = await scriptsOf(page);
    await page.evaluate(() => caches.open('pages-older-site-/'));
    site().goOut(releases.second);
    const documents = documentsOf(page);
    await open('loanDetail', ORDER);
    // Nothing is evaluated meanwhile: to the browser that is a touch.
    await expect.poll(() => documents.length, { timeout: limit(25_000) }).toBe(2);
    await repay(borrower()).waitFor();
    const scripts = await scriptsOf(page);
    expect(scripts).not.toEqual(old);
    await untilCaches(borrower(), [expect.stringMatching(/^pages-(?!older)/)]);
    for (const path of ['/loanDetail', '/complaint']) await untilStored(page, path);
    const stored = await storedPaths(borrower());
    for (const file of stored.filter((path) => path.startsWith('/assets/')))
      expect(existsSync(join(releases.second, file)), file).toBe(true);
    site().asked.length = 0;
    await open('loanDetail', ORDER);
    await repay(borrower()).waitFor();
    expect(await scriptsOf(page)).toEqual(scripts);
    expect(site().asked).not.toContain('/loanDetail');
    expect(problems).toEqual([]);
  });

  for (const [missing, kept] of [
    ['document', releases.first],
    ['files', undefined],
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
      expect(await storedPaths(borrower())).not.toContain('/loanDetail');
      await open('loanDetail', ORDER);
      await repay(borrower()).waitFor();
    });
  }

  for (const [release, change] of [
    ['without one', () => site().goOut(releases.without)],
    ['from before there was one', () => site().goOut(releases.without, { worker: undefined })],
  ] as const) {
    withBrowser(`is gone after a release ${release}`, async ({ open, problems }) => {
      await openAndStore(borrower());
      change();
      await open('loanDetail', ORDER);
      await untilCaches(borrower(), []);
      await expect.poll(() => registrations(borrower())).toBe(0);
      site().asked.length = 0;
      await open('loanDetail', ORDER);
      await repay(borrower()).waitFor();
      expect(site().asked).toContain('/loanDetail');
      await untilCaches(borrower(), []);
      expect(problems.filter((problem) => !problem.endsWith('/sw.js'))).toEqual([]);
    });
  }

  withBrowser('stops no page if its script throws', async ({ page, open, problems }) => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-'));
    await writeFile(join(folder, 'sw.js'), 'throw new Error("broken")');
    site().goOut(releases.first, { worker: folder });
    for (const _ of ['first visit', 'next visit']) {
      site().asked.length = 0;
      await open('loanDetail', ORDER);
      await expect.poll(() => site().asked).toContain('/sw.js');
      await untilIdle(page);
      await repay(borrower()).click();
      await page.getByText('Amount to repay').waitFor();
    }
    expect(problems).toEqual([]);
    await rm(folder, { recursive: true });
  });

  /** Opens a page that nobody has opened before, and waits until it does nothing more. */
  async function openComplaint({ page, open }: Borrower) {
    await open('complaint', ORDER);
    await page.getByRole('button', { name: /Choose another order/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await untilIdle(page);
  }

  withBrowser('stores nothing more once the borrower saves data', async () => {
    await openAndStore(borrower());
    await setConnection(borrower().context, { saveData: true });
    await openComplaint(borrower());
    expect(await storedPaths(borrower())).toContain('/loanDetail');
    expect(await storedPaths(borrower())).not.toContain('/complaint');
  });

  withBrowser('is the only script whose address a text can become', async ({ page, open }) => {
    await open('loanDetail', ORDER);
    await repay(borrower()).waitFor();
    const refused = await page.evaluate(async () => {
      const { trustedTypes } = Object(window);
      const tries = ['service-worker', 'another', 'default'].map(async (name) =>
        trustedTypes.createPolicy(name, { createScriptURL: (text: string) => text }),
      );
      const register = navigator.serviceWorker.register('/sw.js?other');
      const results = await Promise.allSettled([...tries, register]);
      return results.map(({ status }) => status);
    });
    expect(refused).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  });

  withBrowser('is warmed up by an address that the app opens unseen', async () => {
    const { page, open, problems } = borrower();
    await page.goto(`${site().address}/warm#loanDetail,complaint`);
    await expect.poll(() => page.title()).toBe('Ready');
    site().asked.length = 0;
    await open('complaint', ORDER);
    await page.getByRole('button', { name: /Choose another order/ }).waitFor();
    // Not all that was asked for: once idle, the worker fetches the next page.
    const own = ['/complaint', ...(await loadedFiles(page))];
    expect(own.length).toBeGreaterThan(5);
    expect(site().asked.filter((path) => own.includes(path))).toEqual([]);
    expect(problems).toEqual([]);
  });

  withBrowser('is neither warmed up nor registered for a borrower who saves data', async () => {
    const { page } = borrower();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await setConnection(borrower().context, { saveData: true });
    await page.goto(`${site().address}/warm#loanDetail`);
    await expect.poll(() => page.title()).toBe('Ready');
    // The worker of an earlier test may still ask the server.
    expect(asked.filter((path) => path !== '/warm')).toEqual([]);
    expect(await registrations(borrower())).toBe(0);
    await openComplaint(borrower());
    expect(await registrations(borrower())).toBe(0);
  });

  withBrowser(
    'leaves the files in the browser’s cache where there is none to warm up',
    async ({ page, context, open }) => {
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
      await page.goto(`${site().address}/warm#loanDetail`);
      await expect.poll(() => page.title()).toBe('Ready');
      site().asked.length = 0;
      await open('loanDetail', ORDER);
      await repay(borrower()).waitFor();
      const scripts = await scriptsOf(page);
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((file) => site().asked.includes(file))).toEqual([]);
    },
  );
});
