import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  askForCode,
  choose,
  dialog,
  fault,
  fillAccount,
  isBlocked,
  ledger,
  left,
  openOrder,
  press,
  sandbox,
  saveAccount,
  toasts,
  useSandbox,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

const CARD = { amount: 345000 };

/** The pages that read, the ends of the paths, what their screens show then, and what else their addresses have. */
const READS: readonly [string, string, string, object?][] = [
  ['bindBank', 'card-init', 'Account holder'],
  ['cardRepayment', 'repayment-way', 'BDO Unibank', CARD],
  ['complainDetails', 'problem-detail', 'What you wrote', { problemId: 3 }],
  ['complainPageNext', 'problem-init', 'Photos as evidence', { problemType: 2 }],
  ['complaint', 'problem-init', 'What is it about?'],
  ['complaintList', 'problem-list', 'New complaint'],
  ['customerService', 'contact-kf-info', 'Call us'],
  ['jointLoginFail', 'orbital/recommend', 'Offers from other lenders'],
  ['loanConfirm', 'lumen/detail', 'Processing fee'],
  ['loanDetail', 'loan-details/loan-details', 'Repayment due'],
  ['newLoanConfirm', 'loan-detail-confirm', 'Processing fee'],
  ['repayDelay', 'orbital/fail', 'Next payment date'],
  ['repayment', 'loan-play-detail', 'Amount to repay'],
  ['repaymentOfCode2', 'loan-play-detail', 'Contract number'],
];

/** Each text has been replaced before anything is tapped, and is again when it comes anew. */
describe('a page that the browser translates', () => {
  useSandbox();
  beforeEach(keepTranslated);

  const words = () => document.body.textContent ?? '';
  const shows = (text: string | RegExp) => expect.poll(words).toMatch(text);
  const tick = async () => userEvent.click(await screen.findByRole('checkbox'));

  it.each(READS)(
    'shows an error, and the screen after Retry: %s',
    async (page, path, ready, more) => {
      fault(path, 'refused');
      await openOrder(page, undefined, more);
      await press('Retry');
      await shows(ready);
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    },
  );

  it.each(['repayment', 'repayDelay'])('asks for a code: %s', async (page) => {
    await openOrder(page);
    await askForCode();
    await left(/^replace .*payCode=/);
  });

  it('says what is not known of a code', async () => {
    await openOrder('repayment');
    fault('generate-vcode', 'lost-before');
    await askForCode();
    await shows(/not sure/);
  });

  it.each(['newLoanConfirm', 'loanConfirm'])('confirms a loan: %s', async (page) => {
    await openOrder(page, 'status-151');
    await tick();
    await shows('Tick the box above to continue.');
    await tick();
    await expect.poll(() => isBlocked('Next')).toBe(false);
    expect(words()).not.toContain('Tick the box above to continue.');
    await press('Next');
    await left(/^replace .*from=confirm/);
    expect(ledger('push')).toHaveLength(1);
  });

  it('pays with a code from an SMS, after a wrong one', async () => {
    await openOrder('cardRepayment', 'status-174', CARD);
    await choose(/BDO Unibank ending in 1234/);
    await press('Repay ₱3,450.00');
    const field = await screen.findByLabelText('Verification code');
    const right = `${sandbox.world('s').cards.messages[0]?.code}`;
    await userEvent.type(field, right === '000000' ? '111111' : '000000');
    await press('Confirm payment');
    await shows('verification code wrong');
    await userEvent.clear(field);
    await userEvent.type(field, right);
    await press('Confirm payment');
    await left(/^replace \/loanDetail\?/);
  });

  it('rates the answer to a complaint', async () => {
    await openOrder('complainDetails', undefined, { problemId: 2 });
    await press('Rate the answer');
    await press('Send');
    await shows('Please choose at least one star.');
    await choose('4 stars');
    await press('Send');
    await expect.poll(toasts).toContain('Successful demonstration！');
    expect(words()).toContain('Complaint details');
  });

  it('rates an order', async () => {
    await openOrder('loanDetail', 'rating');
    const [second] = await within(await dialog('How was your experience?')).findAllByRole('radio');
    await userEvent.click(second as HTMLElement);
    await press('Submit');
    await expect.poll(() => ledger('orderRating')).toHaveLength(1);
    expect(words()).toContain('Order Details');
  });

  it('shows the order that was chosen for a complaint', async () => {
    const [orderDetail, other] = ['Tala Peso', 'Kabayan Cash'].map((productName, index) => {
      return { productName, orderNo: `LN-${index}`, list: [] };
    });
    const problemType = [{ title: 'Other', value: '3' }];
    const reply = { problemType, orderDetail, orderList: [orderDetail, other] };
    stubReply('/problem-init', success(reply));
    await openOrder('complaint');
    await press('Choose another order');
    await choose(/Kabayan Cash/);
    await press('Confirm');
    await shows('Kabayan Cash');
    expect(words()).not.toContain('Tala Peso');
  });

  it('says what is missing in the bank form, and saves it', async () => {
    await openOrder('bindBank', 'status-151');
    await press('Next');
    await shows('Please complete');
    await fillAccount();
    await saveAccount();
    await shows('Your account is saved');
  });
});
