// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as cards from '../../../../pages/cardRepayment/cardPayment.mutation.ts';
import * as codeStep from '../../../../pages/cardRepayment/codeStep.ts';
import { useCardPayment } from '../../../../pages/cardRepayment/useCardPayment.ts';
import { startCountdown, useCountdown } from '../../../../shared/runtime/countdown.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { stubReply, success } from '../../../pages/stubServer.ts';
import { freshPhone, lost, toasts, visit } from '../freshPhone.ts';

const ORDER = { orderId: 'o1', amount: '345000' };
const PAYMENT = { ...ORDER, amountText: '₱3,450.00', couponId: '', userId: 'u1' };
const COMMIT = '/repayment-commit';
const CONFIRM = '/repayment-confirm';
const PARTNER = '/repayment-huichao';
const refusal = (code: number, message = 'No') => ({ code, success: false, message });

let opened: string[];

freshPhone();
beforeEach(() => {
  visit('', '/cardRepayment?productId=7&orderId=o1&sessionId=s');
  opened = [];
  stubReply('', lost);
  stubReply('/loan-details', success({ orderStatus: 174 }));
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(window.location, way).mockImplementation((to) => void opened.push(`${way} ${to}`));
});

function open(refresh: () => Promise<unknown> = async () => undefined) {
  const { result } = renderHook(() => useCardPayment(PAYMENT, refresh));
  const card = { id: '5', bankName: 'BDO', cardNo: '1', bankCode: 'B' };
  const fields = cards.commitFields(PAYMENT, card, 't');
  const code = { orderId: 'o1', verifyCode: '123456', repaymentRecordId: '9' };
  const shown = () => {
    const { busy, sent, missing, buttonState } = result.current;
    return { busy, sent, missing, sender: buttonState(true), other: buttonState(false) };
  };
  return {
    shown,
    page: () => result.current,
    commit: () => act(async () => result.current.send(cards.cardCommit, fields)),
    confirm: () => act(async () => result.current.send(cards.cardConfirm, code)),
    partner: () => act(async () => result.current.askPartner(PAYMENT)),
    // These tap, and do not wait for what follows.
    beginCommit: () => act(async () => void result.current.send(cards.cardCommit, fields)),
    beginRenewal: () => act(async () => void result.current.renew()),
  };
}

const free = { busy: false, blocked: false };
const IDLE = { busy: false, sent: '', missing: '', sender: free, other: free };
const BUSY = {
  busy: true,
  missing: '',
  sender: { busy: 'Sending your payment…', blocked: false },
  other: { busy: false, blocked: true },
};

/** Something that the borrower was told before, and that a new attempt takes away. */
function tellBefore({ page }: ReturnType<typeof open>): void {
  act(() => page().showMissing('Choose a card'));
  expect(page().note).toEqual({ tone: 'refused', words: 'Choose a card' });
  showToast('Old', { tone: 'error' });
}

describe('2.17 Older repayment flow', () => {
  it('sends a step with its amount, and only its button is busy', async () => {
    stubReply(COMMIT, () => new Promise(() => {}));
    const payment = open();
    expect(payment.shown()).toEqual(IDLE);
    tellBefore(payment);
    await payment.beginCommit();
    await expect.poll(payment.shown).toEqual({ ...BUSY, sent: cards.cardCommit.call.path });
    await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('₱3,450.00');
    expect(toasts()).toEqual([]);
  });

  it.each<[string, 'commit' | 'confirm', unknown, shown: string[], status: string]>([
    ['a refused commit', 'commit', refusal(7), ['No'], 'idle'],
    ['a refused code', 'confirm', refusal(7, 'Too late'), ['Too late'], 'idle'],
    // It is left to its field, which a commit has not.
    ['a wrong code', 'confirm', refusal(800006), [], 'idle'],
    ['a wrong code of a commit', 'commit', refusal(800006), ['verification code wrong'], 'idle'],
    // It is left to the notice of the page.
    ['an answer that cannot be read', 'commit', () => new Response('<html>'), [], 'unsure'],
    ['an answer', 'commit', success({ needValid: false, repayRecordId: '' }), [], 'settled'],
  ])('tells by a toast of %s', async (_, step, reply, shown, status) => {
    stubReply(step === 'commit' ? COMMIT : CONFIRM, reply);
    const payment = open();
    expect(await payment[step]()).toMatchObject({ success: status === 'settled' });
    expect(toasts()).toEqual(shown);
    expect(payment.page()).toMatchObject({ missing: '', busy: status === 'settled' });
    expect(payment.page().mutation.state.status).toBe(status);
    // Nothing is sent, so nothing fails.
    if (status !== 'idle') expect(await payment[step]()).toBeUndefined();
  });

  it('the payment partner is asked for the address of the same payment, which replaces the page', async () => {
    const asked = stubReply(PARTNER, success({ url: 'https://pay.example/a' }));
    const payment = open();
    tellBefore(payment);
    await payment.partner();
    expect(asked[0]?.body).toMatchObject({ userId: 'u1', ...ORDER });
    expect(opened).toEqual([expect.stringMatching(/^replace https:\/\/pay\.example\/a/)]);
    expect(payment.shown()).toEqual({ ...BUSY, sent: expect.stringMatching(PARTNER) });
    expect(toasts()).toEqual([]);
    // It is busy until the page is left, whatever is tapped.
    await payment.partner();
    expect(asked).toHaveLength(1);
    expect(payment.page().busy).toBe(true);
  });

  it.each([
    ['an unsafe address', { url: 'javascript:alert(1)' }, [expect.stringMatching('cannot')], []],
    ['the address of an app', { url: 'gcash://pay' }, [], ['assign gcash://pay']],
    ['a refusal', undefined, ['No'], []],
  ])('the payment partner can be asked again after %s', async (_, data, told, to) => {
    stubReply(PARTNER, data ? success(data) : refusal(7));
    const payment = open();
    await payment.partner();
    expect(payment.page()).toMatchObject({ busy: false, note: { words: data ? '' : 'No' } });
    expect(toasts()).toEqual(told);
    await expect.poll(() => opened).toEqual(to);
  });

  it('is busy while the ways to pay are read again', async () => {
    let end = () => {};
    const payment = open(() => new Promise<void>((resolve) => (end = resolve)));
    stubReply(COMMIT, refusal(7));
    await payment.commit();
    expect(payment.page().sent).toMatch(COMMIT);
    await payment.beginRenewal();
    expect(payment.shown()).toEqual({ ...BUSY, sent: '' });
    await act(async () => end());
    expect(payment.page().busy).toBe(false);
  });

  it.each([
    ['', /^replace .*\/loanDetail\?/],
    ['productId=', /^assign \/$/],
  ])('leaves with "%s" in the address, and forgets the code', async (changes, to) => {
    visit(changes);
    const now = Date.now();
    const countdown = codeStep.countdownOf(ORDER);
    codeStep.keepCodeStep({ ...ORDER, card: 'c', repaymentRecordId: '9', sentAt: now });
    startCountdown(countdown, now);
    const left = () => renderHook(() => useCountdown(countdown)).result.current.left;
    const kept = () => [Boolean(codeStep.keptCodeStep(ORDER, now)), left()];
    expect(kept()).toEqual([true, 60]);
    open().page().finish(undefined, '');
    await expect.poll(() => opened).toEqual([expect.stringMatching(to)]);
    expect(kept()).toEqual([false, 0]);
  });
});
