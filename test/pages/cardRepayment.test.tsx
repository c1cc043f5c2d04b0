import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepDraft } from '../../pages/bindBank/bindBank.draft.ts';
import { cardKey } from '../../pages/cardRepayment/cardRepayment.model.ts';
import { keepCodeStep } from '../../pages/cardRepayment/codeStep.ts';
import { LIMITS } from '../limits.ts';
import { arm, release } from '../sandbox/armedFaults.ts';
import { isBefore } from './looks.ts';
import {
  alerts,
  button,
  calls,
  checkOnceSettled,
  choose,
  fault,
  isBlocked,
  keysOf,
  left,
  openPage,
  passTime,
  press,
  sandbox,
  tap,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

const REPAY = 'Repay ₱3,450.00';
const PARTNER = 'Pay with our payment partner';
const REPEATED = 'do not submit the payment request repeatedly';

const BDO = { id: '501', bankName: 'BDO Unibank', cardNo: '5234567812341234', bankCode: 'BDO' };

const open = (orderId: string, more = '') =>
  openPage(`/cardRepayment?productId=7&orderId=${orderId}&amount=345000&sessionId=s${more}`);
const sent = (path: string) => calls(path).map(({ body }) => body);
const codeStep = () => screen.findByRole('heading', { name: 'Confirm your payment' });

/** Opens the page as a reload in the code step does, with no countdown left. */
async function openAtCode(orderId: string): Promise<void> {
  history.replaceState(null, '', `/cardRepayment?productId=7&orderId=${orderId}&sessionId=s`);
  const step = { orderId, amount: '345000', card: cardKey(BDO), repaymentRecordId: '7001' };
  keepCodeStep({ ...step, sentAt: Date.now() });
  await open(orderId);
  await codeStep();
}

/** Opens the page and pays with a card: BDO wants a code, UnionBank wants none. */
async function pay(orderId = 'status-174', more = '', card = /BDO/): Promise<void> {
  await open(orderId, more);
  await choose(card);
  await press(REPAY);
}

describe('2.17 Older repayment flow', () => {
  it('repays with a code, after a wrong one, also while the page is translated', async () => {
    onTestFinished(keepTranslated());
    await pay('status-174', '&couponId=c9', /BDO Unibank ending in 1234/);
    const path = '/esita/api/v1/ph/loan/service/loan/repayment-way';
    const query = { sessionId: 's', orderId: 'status-174' };
    expect(calls('repayment-way')[0]).toMatchObject({ method: 'POST', path, query });
    expect(document.querySelector('header')?.textContent).toContain('₱3,450.00');
    await codeStep();
    expect(screen.getAllByText('verification code sent, check your phone')).not.toEqual([]);
    const card = { bankName: 'BDO Unibank', cardId: '501', cardNo: '5234567812341234' };
    const payment = { amount: '345000', orderId: 'status-174', couponId: 'c9' };
    const own = { repayToken: 'repay-status-174-1', bankCode: 'BDO', sendMsg: '1' };
    expect(sent('repayment-commit')).toEqual([{ ...payment, ...card, ...own }]);
    // The commit has used up its token: another code needs a new one.
    await waitFor(() => expect(sent('repayment-way')).toHaveLength(2));
    await expect.poll(() => isBlocked('Confirm payment')).toBe(false);
    await press('Confirm payment');
    // Told once, at its field.
    expect(screen.getAllByText('please enter the correct verification code')).toHaveLength(1);
    const field = screen.getByLabelText('Verification code');
    await userEvent.type(field, '000000');
    await press('Confirm payment');
    await screen.findByText('verification code wrong');
    expect([toasts(), visited]).toEqual([[], []]);
    const code = `${sandbox.world('s').cards.messages[0]?.code}`;
    await userEvent.clear(field);
    await userEvent.type(field, `${code.slice(0, 3)} ${code.slice(3)}`);
    await press('Confirm payment');
    await left(/^replace \/loanDetail\?/);
    const confirmation = { orderId: 'status-174', repaymentRecordId: '7001' };
    expect(sent('repayment-confirm')).toEqual([
      { ...confirmation, verifyCode: '000000' },
      { ...confirmation, verifyCode: code },
    ]);
    expect(sandbox.world('s').orders.get('status-174')?.status).toBe('200');
  });

  it('asks for a card first, in red above Repay, until one is chosen', async () => {
    await open('status-174');
    await press(REPAY);
    const words = screen.getByText('Please choose a bank card first');
    expect(isBefore(words.closest('[data-tone=refused]'), button(REPAY))).toBe(true);
    expect(sent('repayment-commit')).toEqual([]);
    await choose(/BDO/);
    expect(document.querySelector('[data-tone]')).toBeNull();
  });

  const cardsOf = (...bankCards: object[]) => success({ repayToken: 't', bankCards });
  const TWINS = [
    { id: 0, bankName: 'BDO', cardNo: '5234 1111', bankCode: 'BDO' },
    { id: 0, bankName: 'BPI', cardNo: '5234 2222', bankCode: 'BPI' },
  ];

  it.each([
    ['the first', /1111/, { cardNo: '5234 1111', bankName: 'BDO' }],
    ['the second', /2222/, { cardNo: '5234 2222', bankName: 'BPI' }],
  ])('of two cards with one id, %s is chosen and sent', async (_, name, card) => {
    stubReply('/repayment-way', cardsOf(...TWINS));
    const asked = stubReply('/repayment-commit', success({ needValid: 1, repayRecordId: '7001' }));
    await open('status-174');
    await choose(name);
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(chosen.filter(Boolean)).toHaveLength(1);
    await press(REPAY);
    await codeStep();
    expect(asked[0]?.body).toMatchObject({ ...card, cardId: '0' });
    // It stays the one that the code is for, and is still chosen after Cancel, though the cards are read anew.
    expect(screen.getByText(new RegExp(`[*]{4} ${card.cardNo.slice(-4)}`))).toBeTruthy();
    await press('Cancel');
    expect(await screen.findByRole('radio', { name, checked: true })).toBeTruthy();
  });

  it('Cancel resets the timer of the code', async () => {
    await open('status-174');
    await choose(/BDO/);
    vi.useFakeTimers({ now: Date.now() });
    const again = () => button(/^Get a new code/).textContent;
    const atSixty = () =>
      vi.waitFor(() => expect(again()).toBe('Get a new code60 s'), { timeout: LIMITS.poll });
    await tap(REPAY);
    await atSixty();
    await passTime(20_000);
    expect(again()).toMatch(/^Get a new code(39|40) s$/);
    await tap('Cancel');
    await tap(REPAY);
    await atSixty();
    const announced = () => screen.queryByText('You can get a new code now.');
    expect(announced()).toBeNull();
    await passTime(60_000);
    expect(announced()?.closest('[role=status]')).toBeTruthy();
  });

  it('shows the way to the partner as busy, and the card as not available meanwhile', async () => {
    await open('status-174', '&userId=u1');
    fault('/repayment-huichao', 'hold');
    await press(PARTNER);
    await waitFor(() => expect(button(PARTNER).querySelector('.button-spinner')).toBeTruthy());
    expect(button(REPAY).querySelector('.button-spinner')).toBeNull();
    expect(isBlocked(REPAY)).toBe(true);
    const payment = { userId: 'u1', orderId: 'status-174', amount: '345000' };
    await waitFor(() => expect(sent('/repayment-huichao')).toEqual([payment]));
    release(sandbox.world('s'));
    await left(/\/partner\?way=huichao/);
  });

  it('opens Alipay at the address from the server', async () => {
    await open('alipay');
    await press('Alipay');
    await left(/partner\?way=alipay/);
  });

  it('sends nothing but the same code after a confirmation that did not arrive', async () => {
    await openAtCode('status-174');
    fault('/repayment-confirm', 'lost-before');
    const code = screen.getByLabelText('Verification code');
    await userEvent.type(code, '123456');
    await press('Confirm payment');
    await checkOnceSettled();
    await screen.findByText(/We checked and don't see your ₱3,450\.00 payment yet/);
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await press('Confirm payment');
    await screen.findByText(
      /^Nothing was sent\..* only send the same payment again, with the same card, the same amount and the same code\./,
    );
    await waitFor(() => expect(isBlocked('Confirm payment')).toBe(false));
    expect(isBlocked('Get a new code')).toBe(true);
    screen.getByText('You cannot get a new code as long as your payment may still arrive.');
    expect(screen.queryByText('You can get a new code now.')).toBeNull();
    expect(sent('repayment-confirm')).toHaveLength(1);
    expect(sent('repayment-commit')).toHaveLength(0);
  });

  it('another code is a commit of the same payment, also after a reload: it is sent again with the same key once it was checked', async () => {
    await openAtCode('status-174');
    fault('/repayment-commit', 'lost-before');
    await press('Get a new code');
    await screen.findByText(/It may still go through/);
    cleanup();
    await open('status-174');
    await screen.findByText(/It may still go through/);
    for (const name of ['Get a new code', 'Confirm payment'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await checkOnceSettled();
    await screen.findByText(
      /only send the same payment again, with the same card and the same amount\./,
    );
    expect(isBlocked('Confirm payment')).toBe(true);
    await press('Get a new code');
    const keys = () => keysOf('/repayment-commit');
    await expect.poll(keys).toHaveLength(2);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('signing out deletes what the tab keeps, and no record of a payment', async () => {
    await pay('write-dropped');
    await screen.findByText(/It may still go through/);
    const order = { orderId: 'write-dropped', amount: '345000' };
    keepCodeStep({ ...order, card: cardKey(BDO), repaymentRecordId: '7001', sentAt: Date.now() });
    keepDraft([], { cardType: '1', values: { account: '1' } });
    expect(sessionStorage.length).toBeGreaterThan(2);
    arm(sandbox.world('s'), { path: '*', fault: 'signed-out', kind: 'read' });
    await press('Check again');
    await press('Sign in');
    await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
    sandbox.world('s').faults = [];
    cleanup();
    await open('write-dropped');
    expect(await screen.findByText(/It may still go through/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: REPAY })).toBeNull();
    expect(sent('repayment-commit')).toHaveLength(1);
  });

  it('a repeated payment is reported', async () => {
    fault('/repayment-commit', 'refused-after');
    await pay();
    await screen.findByText(new RegExp(REPEATED), { selector: '.toast' });
    const told = await screen.findByText(/A payment has arrived/, { selector: '.bar-note' });
    expect(told.closest('[data-tone]')?.getAttribute('data-tone')).toBe('done');
    expect(alerts()).toBe(0);
  });

  it('a card that is tapped while the payment is sent takes the place of no other', async () => {
    fault('/repayment-commit', 'hold');
    await pay();
    await expect.poll(() => sent('repayment-commit')).toHaveLength(1);
    await choose(/UnionBank/);
    const chosen = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(chosen()).toEqual([expect.stringMatching(/^BDO/)]);
    release(sandbox.world('s'));
    await codeStep();
    expect(document.body.textContent).toMatch(/BDO/);
    expect(document.body.textContent).not.toMatch(/UnionBank/);
  });

  it('a loan that is repaid already is not paid again, and its button does not wait', async () => {
    await pay('status-200');
    const words = 'Nothing was sent. A payment has arrived. The next page shows its status.';
    await screen.findByText(words, { selector: '.bar-note' });
    const button = screen.getByRole('button', { name: REPAY });
    expect(button.getAttribute('aria-busy')).toBe(null);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(sent('repayment-commit')).toEqual([]);
  });

  it('a partner who does not answer has cost nothing, and can be asked again', async () => {
    await open('status-174', '&userId=u1');
    fault('/repayment-huichao', 'lost-before');
    await press(PARTNER);
    const words = await screen.findByText(/Nothing was paid by this\. Please try again\.$/);
    expect(words.closest('[data-tone=attention]')).toBeTruthy();
    expect(isBlocked(PARTNER)).toBe(false);
  });

  it('stays at the code if the lender refuses to send another one', async () => {
    await openAtCode('status-174');
    fault('/repayment-commit', 'refused-after');
    await press('Get a new code');
    await screen.findByText(REPEATED, { selector: '.toast' });
    await expect.poll(() => isBlocked('Confirm payment')).toBe(false);
    expect(screen.queryByText(/We have received your/)).toBeNull();
  });

  it('keeps the code step if the server no longer lists its card', async () => {
    await openAtCode('empty-lists');
    await press('Get a new code');
    expect(screen.getAllByText('Please choose a bank card first')).toHaveLength(1);
    await press('Cancel');
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toBeTruthy();
  });

  it('needs no product in the address, and leads home without one', async () => {
    await openPage('/cardRepayment?orderId=status-174&amount=345000&sessionId=s');
    await choose(/UnionBank/);
    await press(REPAY);
    await left(/^assign \/$/);
    expect(sent('repayment-commit')).toHaveLength(1);
  });

  it('makes no call for an address without an amount', async () => {
    await openPage('/cardRepayment?productId=7&orderId=o1&sessionId=s');
    expect(screen.getByText(/amount to repay is missing/)).toBeTruthy();
    expect(sent('')).toEqual([]);
  });

  it('a connection lost while reading the cards shows error, until Retry reads them', async () => {
    arm(sandbox.world('s'), { path: '/repayment-way', fault: 'lost-before' });
    await open('status-174');
    expect(toasts()).toEqual(['error']);
    expect(screen.getByText('failed to query card list')).toBeTruthy();
    sandbox.world('s').faults = [];
    await press(/Retry/);
    expect(await screen.findByRole('radio', { name: /BDO/ })).toBeTruthy();
    // Retry is gone, and the focus with it would be.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
