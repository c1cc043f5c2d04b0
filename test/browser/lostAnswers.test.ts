import type { Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Borrower, borrower, withBrowser } from './borrower.ts';
import { visitOf } from './landingVisit.ts';

/** A write that is sent again as the borrower likes. */
interface RepeatableWrite {
  /** How its path ends. */
  path: string;
  /** The steps before the first tap. */
  come(borrower: Borrower): Promise<unknown>;
  /** The buttons that lead to it from there. */
  taps: readonly string[];
  /** One read finds it if it arrived, so that it is then told as success. */
  isFound?: true;
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

/** The ways to them. A new SMS code is left out: it is a new request, with a new key. */
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
    path: '/contract-jump',
    come: opened('newLoanConfirm', 'status-110'),
    taps: ['Loan agreement'],
  },
  { path: '/paper-jump', come: opened('loanConfirm', 'status-110'), taps: ['Loan agreement'] },
  { path: '/promotion/register', come: askForSms, taps: ['register'] },
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

describe('after the first answer was lost', () => {
  for (const { path, come, taps, arrives } of CASES) {
    withBrowser(
      `${path}, ${arrives ? 'lost-after' : 'lost-before'}: the button can be used again, with the same key`,
      async () => {
        const { page, context } = borrower();
        const keys: (string | undefined)[] = [];
        const count = (request: Request) => {
          if (new URL(request.url()).pathname.endsWith(path))
            keys.push(request.headers()['idempotency-key']);
        };
        page.on('request', count);
        await come(borrower());
        const tap = async () => {
          if (taps[0] === 'register') return visitOf(borrower()).register.click();
          // A dialog may still be open.
          const last = page.getByRole('button', { name: taps[taps.length - 1] ?? '', exact: true });
          for (const name of (await last.count()) ? taps.slice(-1) : taps)
            await page.getByRole('button', { name, exact: true }).click();
        };
        const matches = (url: URL) => url.pathname.endsWith(path);
        const lose = async (route: Route) => {
          if (arrives) await route.fetch();
          await route.abort('connectionreset');
        };
        await context.route(matches, lose, { times: 1 });
        await tap();
        await page
          .getByText(/not sure it went through|got no answer|^error$/)
          .first()
          .waitFor();
        expect(keys).toHaveLength(1);
        await tap();
        await expect.poll(() => keys.length).toBe(2);
        expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
        expect(keys[1]).toBe(keys[0]);
      },
    );
  }
});
