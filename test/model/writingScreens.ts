import type { Page } from 'playwright-core';
import type { EffectKind } from '../sandbox/ledger.ts';

/** A screen with a write that must happen once, as the model operates it. */
export interface WritingScreen {
  name: string;
  route: string;
  orderId: string;
  query?: Record<string, string>;
  /** The effect that one intention may cause at most once. */
  effect: EffectKind;
  /** The end of the path of the call that causes it. */
  call: string;
  /** How the path of the screen's own reading ends. */
  read: string;
  /** Name of the control that sends it; while it is shown, sending is allowed. */
  control: string;
  /** The steps from the control to the request, as many as the screen needs. */
  send(page: Page): Promise<unknown>;
  /** What is typed beforehand, which must survive and must not be shown to anybody else. */
  typed?: { label: string; text: string };
  /** Opening this screen again is a new intention; the result of the previous one is shown elsewhere. */
  afresh?: true;
  /** The next one may follow where the page says that the one before arrived, such as an instalment. */
  another?: true;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click({ timeout: 5000 });

async function askForCode(page: Page): Promise<void> {
  await press(page, 'Payment Method');
  await press(page, 'Confirm');
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /UnionBank/ }).check();
  await press(page, 'Repay ₱3,450.00');
}

async function rate(page: Page): Promise<void> {
  if (!(await page.getByRole('dialog').count())) await press(page, 'Rate the answer');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await press(page, 'Send');
}

const confirmation = (name: string, route: string, call: string, read: string): WritingScreen => ({
  name,
  route,
  orderId: 'status-110',
  effect: 'push',
  call,
  read,
  control: 'Next',
  send: (page) => press(page, 'Next'),
});

/** The screens that write, each with an order whose status does not tell the outcome, if there is one. */
export const WRITING_SCREENS: readonly WritingScreen[] = [
  {
    name: 'pay code',
    route: 'repayment',
    orderId: 'two-instalments',
    effect: 'code',
    call: '/generate-vcode',
    read: '/loan-play-detail',
    control: 'Payment Method',
    send: askForCode,
  },
  {
    name: 'extension code',
    route: 'repayDelay',
    orderId: 'two-instalments',
    effect: 'extensionCode',
    call: '/generate-vcode',
    read: '/orbital/fail',
    control: 'Payment Method',
    send: askForCode,
  },
  {
    name: 'card payment',
    route: 'cardRepayment',
    orderId: 'two-instalments',
    query: { amount: '345000' },
    effect: 'debit',
    call: '/repayment-commit',
    read: '/repayment-way',
    control: 'Repay ₱3,450.00',
    send: payByCard,
    another: true,
  },
  confirmation('confirmation', 'newLoanConfirm', '/loan-detail-push', '/loan-detail-confirm'),
  confirmation('legacy confirmation', 'loanConfirm', '/lumen/push', '/lumen/detail'),
  {
    name: 'complaint',
    route: 'complainPageNext',
    orderId: 'due-extendable',
    query: { problemType: '2', orderNo: 'due-extendable' },
    effect: 'complaint',
    call: '/problem-save',
    read: '/problem-init',
    control: 'Send',
    send: (page) => press(page, 'Send'),
    typed: { label: 'Tell us what happened', text: 'The amount is wrong' },
    afresh: true,
  },
  {
    name: 'rating of an answer',
    route: 'complainDetails',
    orderId: 'due-extendable',
    query: { problemId: '2' },
    effect: 'rating',
    call: '/save-score',
    read: '/problem-detail',
    control: 'Rate the answer',
    send: rate,
  },
];
