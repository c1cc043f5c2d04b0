import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EffectKind } from '../sandbox/ledger.ts';
import { borrower, site, untilReactListens, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A screen whose write must happen once. `test/unit/runtime/mutation` tries random histories of two tabs. */
interface WritingScreen {
  /** Its address without the session. */
  address: string;
  effect: EffectKind;
  /** How the path of its call ends. */
  call: string;
  send(page: Page): Promise<unknown>;
}

const SCREENS: readonly WritingScreen[] = [
  {
    address: 'cardRepayment?orderId=two-instalments&amount=345000',
    effect: 'debit',
    call: '/repayment-commit',
    async send(page) {
      await page.getByRole('radio', { name: /UnionBank/ }).check();
      await press(page, 'Repay ₱3,450.00');
    },
  },
  {
    address: 'newLoanConfirm?orderId=status-110',
    effect: 'push',
    call: '/loan-detail-push',
    send: (page) => press(page, 'Next'),
  },
];

for (const { address, effect, call, send } of SCREENS) {
  withBrowser(
    `a ${effect} is sent once by a tab that heard of the answer, and by one that did not`,
    async ({ page: first, context, sessionId }) => {
      const [told, untold] = [await context.newPage(), await context.newPage()];
      // As a tab does that is frozen or slow.
      await untold.addInitScript(() => {
        window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
      });
      for (const tab of [first, told, untold]) {
        await tab.goto(`${site}/${address}&productId=7&sessionId=${sessionId}`);
        await untilReactListens(tab);
      }
      await first.bringToFront();
      const answer = first.waitForResponse((one) => new URL(one.url()).pathname.endsWith(call));
      await send(first);
      await (await answer).finished();
      // A tab holds a lock until it has dealt with the answer.
      const held = () => told.evaluate(async () => (await navigator.locks.query()).held?.length);
      await expect.poll(held).toBe(0);
      const expectSaid = (tab: Page) =>
        tab
          .getByText(/You sent your .* at/)
          .first()
          .waitFor();
      await expectSaid(told);
      await untold.bringToFront();
      await send(untold);
      await expectSaid(untold);
      await told.bringToFront();
      await expectSaid(told);
      const kinds = await lenderOf(borrower()).kinds();
      expect(kinds.filter((kind) => kind === effect)).toHaveLength(1);
    },
  );
}
