import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalServer, serveLocally } from '../freePort.ts';
import { screenFacts } from '../screens/facts.ts';
import { filipinoPages, filipinoTitleOf } from '../unit/lib/catalogues.ts';
import { words } from '../unit/words.ts';
import { expectAccessible, expectUsable } from './accessible.ts';
import { expectNoAttack } from './attack.ts';
import {
  borrower,
  expectNoSidewaysScroll,
  site,
  untilReactListens,
  withBrowser,
} from './borrower.ts';
import { EVERY_PAGE, type SitePage } from './screens.ts';
import { requestsOf } from './watchPage.ts';
import { enlargeAmounts, expectWhole, LARGE, LARGE_QUERY } from './wholePieces.ts';

const PLAIN = 'due-extendable';

/** Scenarios in which a page has parts that it and others lack otherwise. */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  cardRepayment: ['alipay'],
  complaintList: ['null-lists', 'complaint-tabs'],
  customerService: ['contact-app'],
  jointLoginFail: ['null-lists'],
  loanConfirm: ['confirm-agreements-fail', 'confirm-unsafe', 'confirm-document'],
  loanDetail: ['status-110'],
  newLoanConfirm: ['confirm-agreement'],
  repayment: ['null-lists'],
  repaymentOfCode2: ['no-pay-code'],
};

const WITH_AMOUNTS =
  words(`cardRepayment jointLoginFail loanConfirm loanDetail newLoanConfirm repayDelay repayment
repaymentOfCode repaymentOfCode2`);

/** Amounts and contacts that pages must show, without spaces. */
const SHOWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(WITH_AMOUNTS.map((route) => [route, LARGE])),
  customerService: 'support.team@lender.example.com+63280000100',
  // The full stop stays with the address.
  errorPage: '+63280000100help@lend.example.',
};

const stolen: string[] = [];
let framed = '';
let server: LocalServer | undefined;
beforeAll(async () => {
  server = await serveLocally(({ method, url }, response) => {
    if (url !== '/frame') stolen.push(`${method} ${url}`);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><iframe src="${framed}"></iframe>`);
  });
});
afterAll(() => server?.close());

const background = () =>
  borrower().page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function show({ path, query, hasScript, data }: SitePage, more = {}, orderId = PLAIN) {
  const { page, open } = borrower();
  await open(path, orderId, { ...query, ...LARGE_QUERY, ...more });
  if (hasScript) await untilReactListens(page);
  if (data) expect(await page.locator('.block-error').count(), orderId).toBe(0);
  // A frame that runs no script cannot be inspected.
  await page.evaluate(() => document.querySelector('iframe')?.remove());
}

/** The page in Filipino. */
async function expectFilipino(one: SitePage): Promise<void> {
  const { page } = borrower();
  await show(one, { lang: 'fil' });
  expect(await page.getAttribute('html', 'lang')).toBe('fil');
  const name = screenFacts[one.route]?.filipinoHeading ?? filipinoTitleOf(one.route);
  expect(name, 'the title in Filipino').toBeTruthy();
  await page.getByRole('heading', { level: 1, name: `${name}` }).waitFor();
  if (one.route !== 'landing') expect(await page.title()).toBe(name);
  await expectNoSidewaysScroll(page);
}

/** Notes requests to others, and each place where the identity is told. */
function watchLeaks(): string[] {
  const { page, sessionId } = borrower();
  const leaks: string[] = [];
  page.on('request', (request) => {
    const isOther = new URL(request.url()).origin !== site;
    if (isOther || request.headers().referer?.includes(sessionId)) leaks.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes(sessionId)) leaks.push(message.text());
  });
  return leaks;
}

async function expectFitsRotated(): Promise<void> {
  const { page } = borrower();
  await page.setViewportSize({ width: 740, height: 360 });
  await expectNoSidewaysScroll(page);
  const places = (bars: Element[]) => bars.map((bar) => getComputedStyle(bar).position);
  // A fixed bar would take a third of the small height.
  expect(await page.locator('.sticky-bar').evaluateAll(places)).not.toContain('sticky');
  await page.setViewportSize({ width: 320, height: 640 });
}

async function expectDark(): Promise<void> {
  const { page } = borrower();
  await page.emulateMedia({ colorScheme: 'dark' });
  const parts = (await background()).match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(...parts)).toBeLessThan(60);
  await expectAccessible(page, ['color-contrast']);
}

describe('every page', () => {
  for (const one of EVERY_PAGE) {
    withBrowser(
      `${one.route} is for everybody, breaks no amount, and gives nothing away`,
      async ({ page, problems }) => {
        const leaks = watchLeaks();
        await page.emulateMedia({ colorScheme: 'light' });
        await enlargeAmounts();
        if (filipinoPages.includes(one.route)) await expectFilipino(one);
        for (const orderId of [...(SCENARIOS[one.route] ?? []), PLAIN]) {
          await show(one, {}, orderId);
          await expectUsable(page);
        }
        await expectWhole(SHOWN[one.route]);
        await expectFitsRotated();
        await expectDark();
        await page.waitForLoadState('networkidle');
        // The console tells what the content policy refuses, too.
        expect([problems, leaks]).toEqual([[], []]);
        await expectNoAttack(page, `${server?.address}/steal`);
        expect(stolen).toEqual([]);
      },
    );
  }

  withBrowser('dialogs and errors are dark too, unless the app is always light', async () => {
    const { page, open } = borrower();
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [route, orderId, shown] of [
      ['loanDetail', 'tips', page.getByRole('dialog', { name: 'Kind tips' })],
      ['repayment', 'server-error', page.getByRole('button', { name: 'Retry' })],
    ] as const) {
      await open(route, orderId);
      await shown.waitFor();
      await expectAccessible(page);
    }
    // What a build with VITE_COLOUR_SCHEME=light writes into its documents.
    await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'light'));
    expect(await background()).toBe('rgb(244, 246, 250)');
  });

  withBrowser('a page is not shown inside a foreign site, with or without the header', async () => {
    const { page, context, sessionId } = borrower();
    const address = `${server?.address}/frame`;
    framed = `${site}/repayment?sessionId=${sessionId}&amp;productId=7&amp;orderId=${PLAIN}`;
    await page.goto(address);
    const addresses = () => page.frames().map((frame) => frame.url());
    await expect.poll(addresses).toContainEqual(expect.stringMatching(/^chrome-error:/));
    await context.route(/\/repayment\?/, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const calls = requestsOf(page, (one) => one.url().includes('/esita/'));
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await frame.getByText('Open this page in the app').waitFor();
    expect(await frame.getByText('Amount to repay').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});
