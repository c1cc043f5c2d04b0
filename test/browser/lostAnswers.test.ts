import type { Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SETTLING_MS } from '../../shared/runtime/mutation/next.ts';
import { type Borrower, withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { visitOf } from './landingVisit.ts';
import { stopClock } from './pageClock.ts';

/** A write that is sent again as the borrower likes. */
interface RepeatableWrite {
  /** How its path ends. */
  path: string;
  /** The steps before the first tap. */
  come(borrower: Borrower): Promise<unknown>;
  /** The buttons that lead to it from there. */
  taps: readonly (string | RegExp)[];
  /** One read finds it if it arrived, so that it is then told as success. */
  isFound?: true;
  /** Its dialog closes without a word. The page offers it again when it is opened again. */
  closes?: true;
}

const opened =
  (route: string, orderId: string, query: Record<string, string> = {}) =>
  ({ open }: Borrower) =>
    open(route, orderId, query);

const rated = (route: string, orderId: string, query: Record<string, string>, rate?: string) =>
  async function come(one: Borrower): Promise<void> {
    await one.open(route, orderId, query);
    if (rate) await one.page.getByRole('button', { name: rate }).click();
    const stars = one.page.getByRole('dialog').getByRole('radio', { name: '5 stars' });
    await stars.check({ force: true });
  };

async function complain(one: Borrower): Promise<void> {
  await one.open('complainPageNext', 'due-extendable', {
    problemType: '2',
    orderNo: 'due-extendable',
  });
  await one.page.getByLabel('Tell us what happened').fill('The amount is wrong');
}

async function fillAccount(one: Borrower): Promise<void> {
  await one.open('bindBank', 'bind-one-kind');
  await one.page.getByLabel('Account holder').fill('Ana Reyes');
}

async function askForSms(one: Borrower): Promise<void> {
  const visit = visitOf(one);
  await visit.open();
  await one.page.getByLabel('Code from the SMS').fill(await visit.askCode());
}

const code = { taps: ['Payment Method', 'Confirm'] };

/** The ways to them. A new SMS code is a new request, with a new key, and so a test of its own. */
const WRITES: readonly RepeatableWrite[] = [
  { path: '/generate-vcode', come: opened('repayment', 'due-extendable'), ...code },
  { path: '/generate-vcode', come: opened('repayDelay', 'due-extendable'), ...code },
  { path: '/bind-card-new', come: fillAccount, taps: ['Next', 'Save'], isFound: true },
  { path: '/problem-save', come: complain, taps: ['Send'], isFound: true },
  {
    path: '/save-score',
    come: rated('complainDetails', 'due-extendable', { problemId: '2' }, 'Rate the answer'),
    taps: ['Send'],
    isFound: true,
  },
  {
    path: '/google-score',
    come: rated('loanDetail', 'rating', {}),
    taps: ['Submit'],
    isFound: true,
    closes: true,
  },
  { path: '/goya/define', come: opened('loanDetail', 'status-110'), taps: [/Bayan Credit/] },
  { path: '/orbital/jump', come: opened('jointLoginFail', 'status-174'), taps: [/Bayan Credit/] },
  {
    path: '/contract-jump',
    come: opened('newLoanConfirm', 'status-110'),
    taps: ['Loan agreement'],
  },
  { path: '/paper-jump', come: opened('loanConfirm', 'status-110'), taps: ['Loan agreement'] },
  { path: '/promotion/register', come: askForSms, taps: [/^Register and get the app/] },
  {
    path: '/repayment-huichao',
    come: opened('cardRepayment', 'status-174', { amount: '345000', userId: 'u1' }),
    taps: ['Pay with our payment partner'],
  },
];

const CASES = WRITES.flatMap(({ isFound, ...write }) => [
  { ...write, arrives: false },
  ...(isFound ? [] : [{ ...write, arrives: true }]),
]);

/** The keys of the requests to a path from now on, as they are sent. */
function keysOf({ page }: Borrower, path: string): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname.endsWith(path))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** Loses the next answer of a path. @param arrives whether the lender gets the request. */
function loseNext({ context }: Borrower, path: string, arrives: boolean): Promise<unknown> {
  const lose = async (route: Route) => {
    if (arrives) await route.fetch();
    await route.abort('connectionreset');
  };
  return context.route((url) => url.pathname.endsWith(path), lose, { times: 1 });
}

describe('after the first answer was lost', () => {
  for (const { path, come, taps, arrives, closes } of CASES) {
    withBrowser(
      `${path}, ${arrives ? 'lost-after' : 'lost-before'}: the button can be used again, with the same key`,
      async (one) => {
        const { page } = one;
        const keys = keysOf(one, path);
        await come(one);
        const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
        const tap = async () => {
          // A dialog may still be open.
          const isOpen = await button(taps[taps.length - 1] ?? '').count();
          for (const name of isOpen ? taps.slice(-1) : taps) await button(name).click();
        };
        await loseNext(one, path, arrives);
        await tap();
        const words = page.getByText(/not sure it went through|got no answer|^error$/).first();
        await (closes ? page.getByRole('dialog').waitFor({ state: 'hidden' }) : words.waitFor());
        expect(keys).toHaveLength(1);
        if (closes) await come(one);
        await tap();
        await expect.poll(() => keys.length).toBe(2);
        expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
        expect(keys[1]).toBe(keys[0]);
      },
    );
  }

  withBrowser(
    'a new SMS code of the landing page can be asked for after its countdown, with a new key',
    async (one) => {
      const { page } = one;
      const visit = visitOf(one);
      const keys = keysOf(one, '/get-sms');
      await visit.open();
      await visit.fillIn();
      const moveOn = await stopClock(page);
      await loseNext(one, '/get-sms', true);
      await visit.getSms.click();
      await page.getByText(/could not confirm that the code was sent/).waitFor();
      await expect.poll(() => visit.getSms.textContent()).toMatch(/60 s$/);
      expect(keys).toHaveLength(1);
      await moveOn(61_000);
      await expect.poll(() => visit.getSms.getAttribute('aria-disabled')).toBeNull();
      await visit.getSms.click();
      await expect.poll(() => keys.length).toBe(2);
      expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).not.toBe(keys[0]);
    },
  );

  withBrowser(
    'another SMS code for a card payment is a commit, so its answer decides before it is sent again',
    async (one) => {
      const { page } = one;
      const flow = cardFlow(one);
      const keys = keysOf(one, '/repayment-commit');
      await flow.toCode();
      const moveOn = await stopClock(page);
      await moveOn(61_000);
      await expect.poll(() => flow.seconds()).toBeUndefined();
      await loseNext(one, '/repayment-commit', false);
      await flow.resend.click();
      await page.getByText(/It may still go through/).waitFor();
      expect(await flow.resend.count()).toBe(0);
      expect(keys).toHaveLength(2);
      expect(keys[1]).not.toBe(keys[0]);
      await moveOn(SETTLING_MS);
      await page.getByRole('button', { name: 'Check again' }).click();
      await page.getByText(/We checked and don't see/).waitFor();
      await flow.resend.click();
      await expect.poll(() => flow.seconds()).toBe(60);
      expect(keys).toHaveLength(3);
      expect(keys[2]).toBe(keys[1]);
    },
  );
});
