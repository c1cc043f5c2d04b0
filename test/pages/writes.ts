import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, fillAccount, press } from './screen.tsx';

const CARD = 'orderId=status-174&amount=345000';
const complain = async () =>
  userEvent.type(await screen.findByLabelText('Tell us what happened'), 'The amount is wrong');
const rate = async () => {
  await press('Rate the answer');
  await choose('5 stars');
};

/** A write that the borrower may send again. */
export interface RepeatableWrite {
  what: string;
  /** The end of its path. */
  path: string;
  /** Its page, and what its address says of the order. */
  page: string;
  /** What leads to it. */
  come?: () => Promise<unknown>;
  /** The taps that send it. */
  taps: readonly (string | RegExp)[];
}

export const REPEATABLE: readonly RepeatableWrite[] = [
  {
    what: 'the request for a code',
    path: '/generate-vcode',
    page: 'repayDelay?orderId=due-extendable',
    taps: ['Payment Method', /^Confirm ·/],
  },
  {
    what: 'an account',
    path: '/bind-card-new',
    page: 'bindBank?orderId=status-151',
    come: fillAccount,
    taps: ['Next', 'Save'],
  },
  {
    what: 'a complaint',
    path: '/problem-save',
    page: 'complainPageNext?problemType=2&orderNo=due-extendable',
    come: complain,
    taps: ['Send'],
  },
  {
    what: 'the rating of an answer',
    path: '/save-score',
    page: 'complainDetails?problemId=2',
    come: rate,
    taps: ['Send'],
  },
  {
    what: 'the tap on an offer',
    path: '/goya/define',
    page: 'loanDetail?orderId=status-110',
    taps: [/Bayan Credit/],
  },
  {
    what: 'the tap on an offer after a refusal',
    path: '/orbital/jump',
    page: 'jointLoginFail?orderId=status-174',
    taps: [/Bayan Credit/],
  },
  {
    what: 'the tap on an agreement',
    path: '/contract-jump',
    page: 'newLoanConfirm?orderId=status-110',
    taps: ['Loan agreement'],
  },
  {
    what: 'the tap on an agreement of the legacy page',
    path: '/paper-jump',
    page: 'loanConfirm?orderId=status-110',
    taps: ['Loan agreement'],
  },
  {
    what: 'the way to the payment partner',
    path: '/repayment-huichao',
    page: `cardRepayment?${CARD}&userId=u1`,
    taps: [/payment partner/],
  },
];
