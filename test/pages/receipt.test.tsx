import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keptReceipt, moveReceiptToEntry } from '../../shared/features/receipt/receipt.ts';
import { arm } from '../sandbox/armedFaults.ts';
import { offerOf } from '../sandbox/loanConfirm.ts';
import {
  button,
  calls,
  choose,
  fault,
  left,
  openOrder,
  openPage,
  orderOf,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';

useSandbox();

/** The words of the receipt in sight. */
const receipt = () =>
  document.querySelector('.receipt:not(.receipt-waits) [data-source]')?.textContent ?? '';
const shows = (words: RegExp) => expect.poll(receipt).toMatch(words);

/** Follows where the page has led. */
async function follow(): Promise<void> {
  const address = `${visited[0]}`.replace(/^\w+ (https?:\/\/[^/]+)?/, '');
  visited.length = 0;
  cleanup();
  await openPage(address);
}

/** Pays an order with UnionBank, which wants no code. */
async function pay(orderId = 'status-174'): Promise<void> {
  await openOrder('cardRepayment', orderId, { amount: '345000' });
  await choose(/UnionBank/);
  await press('Repay ₱3,450.00');
  await left(/^replace \/loanDetail\?/);
}

/** Confirms a loan. @param confirm what its offer says besides. */
async function confirm(confirm: object = {}, page = 'newLoanConfirm'): Promise<void> {
  orderOf('status-110', { confirm });
  await openOrder(page, 'status-110');
  await press('Next');
  await left(/^replace .*\/loanDetail\?/);
}

describe('the receipt', () => {
  it.each(['newLoanConfirm', 'loanConfirm'])(
    'the order says what %s has confirmed',
    async (page) => {
      await confirm({}, page);
      await follow();
      const first = `${offerOf(orderOf('status-110')).firstPayTime}`;
      const goes = 'Loan confirmed: ₱4,900.00 goes to GCash ****6789';
      expect(receipt()).toBe(`${goes}. First payment ₱1,816.66 on ${first}`);
    },
  );

  it.each([
    [
      'another label',
      { details: [{ text: 'Send statements to', value: 'Ana' }] },
      /confirmed: ₱5,000\.00\. First/,
    ],
    [
      'an account only',
      { details: [{ text: 'Receiving account', value: 'Maya 1' }] },
      /confirmed: ₱5,000\.00\. The money goes to Maya 1\. First/,
    ],
    [
      'two accounts',
      { details: ['A', 'B'].map((value) => ({ text: 'To account', value })) },
      /confirmed: ₱5,000\.00\. First/,
    ],
    [
      'the payout only',
      { details: [{ text: 'You receive', value: '4,900.00' }] },
      /confirmed: you receive ₱4,900\.00\. First/,
    ],
    ['two first dates', { firstPayTime: '2031-01-01' }, /GCash \*\*\*\*6789$/],
    ['no plan', { repay_plans: [] }, /GCash \*\*\*\*6789$/],
  ])('a receipt of an offer with %s claims no more', async (_, offer, words) => {
    await confirm(offer);
    await follow();
    expect(receipt()).toMatch(words);
  });

  it('the order says what was paid from which card, at which time of the market', async () => {
    await pay();
    await follow();
    expect(receipt()).toMatch(
      /^₱3,450\.00 paid · UnionBank \*\*\*\* 9012 · \d{4}-\d\d-\d\d \d\d:\d\d$/,
    );
  });

  it('a payment with a code has the lender’s reference, and shows while another instalment is due', async () => {
    await openOrder('cardRepayment', 'two-instalments', { amount: '345000' });
    await choose(/BDO/);
    await press('Repay ₱3,450.00');
    const code = () => sandbox.world('s').cards.messages.slice(-1)[0]?.code ?? '';
    await userEvent.type(await screen.findByLabelText('Verification code'), code());
    await press('Confirm payment');
    await left(/^replace \/loanDetail\?/);
    await follow();
    await shows(/^₱3,450\.00 paid · BDO Unibank \*\*\*\* 1234 · .*Reference 7001/);
  });

  it('the order reads its instalment once for both what is owed and the receipt', async () => {
    await pay('two-instalments');
    const before = calls('/loan-play-detail').length;
    await follow();
    await shows(/UnionBank/);
    expect(calls('/loan-play-detail')).toHaveLength(before + 1);
  });

  it('nothing is said as long as the order does not agree', async () => {
    await confirm();
    orderOf('status-110').status = '21';
    await follow();
    expect(receipt()).toBe('');
    orderOf('status-110').status = '151';
    cleanup();
    await openOrder('loanDetail', 'status-110');
    expect(receipt()).toMatch(/^Loan confirmed/);
  });

  it('a payment that the order does not show, or that cannot be read, is said to be sent, and not again to be paid', async () => {
    const order = orderOf('two-instalments');
    await pay('two-instalments');
    order.settled = 0;
    await follow();
    await shows(/^You sent ₱3,450\.00 · UnionBank .*do not pay it again/);
    expect(screen.queryByRole('button', { name: 'Save or share' })).toBeNull();
    order.settled = 1;
    fault('/loan-play-detail', 'refused');
    cleanup();
    await openOrder('loanDetail', 'two-instalments');
    await shows(/^You sent/);
    cleanup();
    await openOrder('loanDetail', 'two-instalments');
    await shows(/^₱3,450\.00 paid · UnionBank/);
  });

  it('a receipt keeps the language in which it was written, and its numbers whole', async () => {
    const root = document.documentElement;
    onTestFinished(() => root.removeAttribute('lang'));
    root.lang = 'fil';
    await pay();
    root.lang = 'en';
    await follow();
    expect(document.querySelector('.receipt [lang=fil]')?.textContent).toBe(receipt());
    const whole = [...document.querySelectorAll('.receipt .whole')].map((one) => one.textContent);
    expect(whole).toEqual(['**** 9012', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  });

  it('a receipt is shown by one entry of the history, and to nobody else', async () => {
    await pay();
    for (const other of ['orderId=status-200&sessionId=s', 'orderId=status-174&sessionId=t']) {
      const kept = sessionStorage.getItem('receipt') ?? '';
      await openPage(`/loanDetail?productId=7&${other}`);
      expect(receipt()).toBe('');
      expect(sessionStorage.getItem('receipt')).toBe(kept);
      cleanup();
    }
    await follow();
    expect(receipt()).toMatch(/UnionBank/);
    // A reload has the same entry.
    expect(keptReceipt()?.words).toMatch(/UnionBank/);
    cleanup();
    await openOrder('loanDetail', 'status-174');
    expect(receipt()).toBe('');
  });

  it('a receipt of another release, or that somebody else has written, is none', () => {
    for (const words of ['{}', 'null', '{"owner":""}', 'x']) {
      sessionStorage.setItem('receipt', words);
      moveReceiptToEntry();
      expect(keptReceipt()).toBeUndefined();
    }
  });

  it('a payment that only a check has found gets no receipt: it does not say whose it is', async () => {
    arm(sandbox.world('s'), { path: '/repayment-commit', fault: 'lost-after' });
    await openOrder('cardRepayment', 'status-174', { amount: '345000' });
    await choose(/UnionBank/);
    await press('Repay ₱3,450.00');
    await screen.findByText(/A payment has arrived/);
    expect(keptReceipt()).toBeUndefined();
  });

  it('a receipt is shared with brand and order where the browser shares', async () => {
    const shared: unknown[] = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        share: async (data: unknown) => void shared.push(data),
        canShare: undefined,
      }),
    );
    await pay();
    await follow();
    await press('Save or share');
    const text = expect.stringMatching(/^.+\nOrder status-174\n₱3,450\.00 paid · UnionBank/);
    await expect.poll(() => shared).toEqual([{ text }]);
  });

  it('a receipt that the browser downloads is told to be saved', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await pay();
    await follow();
    await press('Save or share');
    await expect.poll(toasts).toContain('Saved');
    expect(button('Saved')).toBeTruthy();
  });

  it('in an app that shares nothing a receipt is copied, as a download would do nothing', async () => {
    Object.assign(window, { lendShell: { postMessage: () => undefined } });
    onTestFinished(() => void Reflect.deleteProperty(window, 'lendShell'));
    await pay();
    await follow();
    await press('Copy');
    expect(await screen.findByText('copy success')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save or share' })).toBeNull();
  });

  it('a complaint that was sent is told on the start page, with the day of the answer', async () => {
    const subject = { problemType: '2', orderNo: 'status-200' };
    await openOrder('complainPageNext', 'status-200', subject);
    await userEvent.type(screen.getByLabelText('Tell us what happened'), 'They call at night.');
    await press('Send');
    await screen.findByText('Your complaint was sent');
    cleanup();
    await openOrder('complaint', 'status-200');
    expect(screen.getByText(/^Sent\. We answer by \d{4}-\d\d-\d\d\.$/).getAttribute('role')).toBe(
      'status',
    );
    cleanup();
    await openOrder('complaint', 'status-174');
    expect(screen.queryByText(/^Sent\./)).toBeNull();
  });
});
