import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  type Borrower,
  expectAccessible,
  expectNoSidewaysScroll,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { lenderOf } from './lender.ts';
import { checkOnceSettled } from './settle.ts';
import { stopClock } from './stopClock.ts';

type Flow = ReturnType<typeof cardFlow>;

/** A state of the page: how a borrower gets there, and what it then shows. */
interface State {
  name: string;
  come: (flow: Flow, borrower: Borrower) => Promise<unknown>;
  says: readonly string[];
  check?: (flow: Flow, page: Page, borrower: Borrower) => Promise<void>;
}

async function chooseAndRepay(flow: Flow, orderId: string) {
  await flow.open(orderId);
  await flow.card(/BDO Unibank/).check();
  await flow.repay.click();
}

const STATES: readonly State[] = [
  {
    name: 'loading: order and amount are shown before the cards',
    come: async (flow, borrower) => {
      await lenderOf(borrower).fault('/repayment-way', 'hold');
      await flow.open('status-174');
    },
    says: ['₱3,450.00', 'status-174', 'Choose a bank card'],
    check: async (_, page) => expect(await page.locator('[aria-busy=true]').count()).toBe(1),
  },
  {
    name: 'ready: masked cards, none chosen',
    come: (flow) => flow.open('status-174'),
    says: ['₱3,450.00', '**** 1234', '**** 5678', 'Other ways to pay'],
    check: async ({ card }) => {
      expect(await card(/./).count()).toBe(3);
      expect(await card(/BDO Unibank ending in 1234/).isChecked()).toBe(false);
    },
  },
  {
    name: 'ready in rupees',
    come: (flow) => flow.open('rupee', { real: '1' }),
    says: ['₹3,450.00'],
  },
  {
    name: 'empty: no cards, and a link to add one',
    come: (flow) => flow.open('empty-lists'),
    says: ['You have no bank card yet', 'Add a bank card to repay from it.'],
    check: async (_, page) => {
      const href = await page.getByRole('link', { name: 'Add a bank card' }).getAttribute('href');
      expect(href).toMatch(/^\/bindBank\?.*orderId=empty-lists/);
    },
  },
  {
    name: 'failed: the card list could not be loaded',
    come: (flow) => flow.open('server-error'),
    says: ['failed to query card list', 'Retry'],
  },
  {
    name: 'none chosen: asks for a card on the page',
    come: async (flow) => {
      await flow.open('status-174');
      await flow.repay.click();
    },
    says: ['Please choose a bank card first'],
    check: async ({ card, commits }, page) => {
      expect(await card(/BDO/).evaluate((one) => one === document.activeElement)).toBe(true);
      const cards = page.getByRole('group', { name: 'Choose a bank card' });
      const described = (await cards.getAttribute('aria-describedby')) ?? '';
      const words = await page.locator(`[id="${described}"]`).textContent();
      expect(words).toBe('Please choose a bank card first');
      expect(await commits()).toEqual([]);
    },
  },
  {
    name: 'sending: the button waits and keeps its focus',
    come: async (flow, borrower) => {
      const { fault } = lenderOf(borrower);
      await fault('/repayment-commit', 'hold');
      await fault('/repayment-confirm', 'hold');
      await chooseAndRepay(flow, 'status-174');
    },
    says: ['**** 1234'],
    check: async ({ repay, confirm, step, sms, enter }, page, borrower) => {
      const { release } = lenderOf(borrower);
      expect(await repay.getAttribute('aria-disabled')).toBe('true');
      expect(await repay.evaluate((one) => one === document.activeElement)).toBe(true);
      await release();
      await step.waitFor();
      await enter(await sms());
      await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
      await release('/repayment-confirm');
      await page.waitForURL(/\/loanDetail\?/);
    },
  },
  {
    name: 'refused: the server’s message stays on the page',
    come: (flow) => chooseAndRepay(flow, 'write-error'),
    says: ['This service is under maintenance'],
    check: async ({ repay, card }) => {
      expect(await repay.getAttribute('aria-disabled')).toBe(null);
      expect(await card(/BDO/).isChecked()).toBe(true);
    },
  },
  {
    name: 'code: sent, with its own heading, which has the focus',
    come: async (flow, { page }) => {
      await stopClock(page);
      await flow.toCode();
    },
    says: ['verification code sent, check your phone', 'BDO Unibank', '**** 1234'],
    check: async ({ step, field, seconds }) => {
      expect(await step.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
      expect(await seconds()).toBe(60);
    },
  },
  {
    name: 'code too short: shown without a call',
    come: async (flow) => {
      await flow.toCode();
      await flow.enter('12 34 5');
    },
    says: ['please enter the correct verification code'],
    check: async ({ field }) => {
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    },
  },
  {
    name: 'code wrong: shown at the field',
    come: async (flow) => {
      await flow.toCode();
      await flow.enter('000000');
    },
    says: ['verification code wrong'],
    check: async ({ field }, page) => {
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      const words = page.locator(`[id="${described}"]`);
      await expect.poll(() => words.textContent()).toBe('verification code wrong');
    },
  },
  {
    name: 'code expired: the server’s message stays on the page',
    come: async (flow) => {
      await flow.toCode('code-expired');
      await flow.enter(await flow.sms());
    },
    says: ['The verification code has expired. Please get a new one.'],
  },
  {
    name: 'commit without a reply: unknown, never simply failed',
    come: async (flow, { page }) => {
      await chooseAndRepay(flow, 'write-dropped');
      await checkOnceSettled(page);
    },
    says: ['payment yet. This may still arrive late, so until'],
    check: async ({ repay, commits }) => {
      expect(await repay.getAttribute('aria-disabled')).toBe(null);
      expect(await commits()).toEqual(['1']);
    },
  },
  {
    name: 'received before: shows it, then opens the order',
    come: (flow) => chooseAndRepay(flow, 'write-refused'),
    says: ['do not submit the payment request repeatedly', 'We already have your payment'],
    check: async (_, page) => page.waitForURL(/\/loanDetail\?/),
  },
];

describe('the states of the card repayment page', () => {
  const borrower = useBorrower();

  for (const { name, come, says, check } of STATES) {
    withBrowser(name, async () => {
      const { page } = borrower();
      const flow = cardFlow(borrower());
      await page.setViewportSize({ width: 320, height: 640 });
      await come(flow, borrower());
      for (const words of says) await page.locator('main').getByText(words).first().waitFor();
      if (!name.startsWith('received')) {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await check?.(flow, page, borrower());
    });
  }

  withBrowser(
    'offline: a payment shows error, with the reason, and can be tried again',
    async () => {
      const { page, context } = borrower();
      const flow = cardFlow(borrower());
      await flow.open('status-174');
      await flow.card(/BDO/).check();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await flow.repay.click();
      await page.getByRole('alert').getByText('error', { exact: true }).waitFor();
      await page.locator('main').getByText('You are offline').waitFor();
      await context.setOffline(false);
      await flow.repay.click();
      await flow.step.waitFor();
      expect(await flow.commits()).toEqual(['1']);
    },
  );

  for (const address of ['', '0', '12.505', 'abc']) {
    withBrowser(
      `an address with the amount "${address}" is reported as incomplete, without a call`,
      async () => {
        const { page, calls } = borrower();
        await cardFlow(borrower()).open('status-174', { amount: address });
        await page.getByText('This link is incomplete').waitFor();
        await expectAccessible(page);
        expect(await calls('')).toEqual([]);
      },
    );
  }
});
