import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { EffectKind } from '../sandbox/ledger.ts';
import { type Borrower, borrower, site, untilReactListens, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A screen whose write must happen once. */
interface WritingScreen {
  route: string;
  orderId: string;
  query?: Record<string, string>;
  effect: EffectKind;
  /** How the path of its call ends. */
  call: string;
  send(page: Page): Promise<unknown>;
}

const confirmation = (route: string, call: string): WritingScreen => ({
  route,
  orderId: 'status-110',
  effect: 'push',
  call,
  send: (page) => button(page, 'Next').click(),
});

const SCREENS: readonly WritingScreen[] = [
  {
    route: 'cardRepayment',
    orderId: 'two-instalments',
    query: { amount: '345000' },
    effect: 'debit',
    call: '/repayment-commit',
    async send(page) {
      await page.getByRole('radio', { name: /UnionBank/ }).check();
      await button(page, 'Repay ₱3,450.00').click();
    },
  },
  confirmation('newLoanConfirm', '/loan-detail-push'),
  confirmation('loanConfirm', '/lumen/push'),
];

/** What the second tab says about the write of the first. */
const SAYS = /You sent your .* at/;

/** Keeps a tab from learning what others store, as one does that is frozen or slow. */
async function withholdNews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
}

const addressOf = ({ sessionId }: Borrower, { route, orderId, query }: WritingScreen) =>
  `${site}/${route}?${new URLSearchParams({ sessionId, productId: '7', orderId, ...query })}`;

async function effectsOf(borrower: Borrower, { effect }: WritingScreen) {
  return (await lenderOf(borrower).ledger()).filter(({ kind }) => kind === effect);
}

/** Tabs are opened, then the first sends. @returns the others, once the first has its answer: one told of it, and one not. */
async function sendFromFirst(borrower: Borrower, screen: WritingScreen): Promise<[Page, Page]> {
  const { page: first, context } = borrower;
  const others: [Page, Page] = [await context.newPage(), await context.newPage()];
  const [told, untold] = others;
  await withholdNews(untold);
  for (const tab of [first, ...others]) {
    await tab.goto(addressOf(borrower, screen));
    await untilReactListens(tab);
  }
  await first.bringToFront();
  const answer = first.waitForResponse((one) => new URL(one.url()).pathname.endsWith(screen.call));
  await screen.send(first);
  await (await answer).finished();
  // A tab holds a lock until it has dealt with the answer.
  const held = () => told.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(0);
  expect(await effectsOf(borrower, screen)).toHaveLength(1);
  await told.getByText(SAYS).first().waitFor();
  return others;
}

describe.each(SCREENS.map((screen) => ({ route: screen.route, screen })))(
  '$route',
  ({ screen }) => {
    async function expectSaid(page: Page): Promise<void> {
      await page.getByText(SAYS).first().waitFor();
      expect(await effectsOf(borrower(), screen)).toHaveLength(1);
    }

    withBrowser(
      'is sent once by a tab that heard of the answer, and by one that did not',
      async () => {
        const [told, untold] = await sendFromFirst(borrower(), screen);
        await untold.bringToFront();
        await screen.send(untold);
        await expectSaid(untold);
        await told.bringToFront();
        await expectSaid(told);
      },
    );
  },
);
