// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cardCommit,
  cardConfirm,
  commitFields,
} from '../../../../pages/cardRepayment/cardPayment.mutation.ts';
import {
  countdownOf,
  keepCodeStep,
  keptCodeStep,
} from '../../../../pages/cardRepayment/codeStep.ts';
import { useCardPayment } from '../../../../pages/cardRepayment/useCardPayment.ts';
import { secondsLeft, startCountdown } from '../../../../shared/runtime/countdown.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { stubReply, success } from '../../../pages/stubServer.ts';

const ORDER = { orderId: 'o1', amount: '345000' };
const PAYMENT = { ...ORDER, amountText: '₱3,450.00', couponId: '', userId: 'u1' };
const COMMIT = '/repayment-commit';
const CONFIRM = '/repayment-confirm';
const PARTNER = '/repayment-huichao';
const refusal = (code: number, message = 'No') => ({ code, success: false, message });

let opened: string[];

beforeEach(() => {
  history.replaceState(null, '', '/cardRepayment?productId=7&orderId=o1&sessionId=s');
  opened = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  stubReply('/loan-details', success({ orderStatus: 174 }));
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(window.location, way).mockImplementation((to) => void opened.push(`${way} ${to}`));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const toasts = () =>
  [...document.querySelectorAll('[role=alert] .toast')].map(({ textContent }) => textContent);

function open(refresh: () => Promise<unknown> = async () => undefined) {
  const { result } = renderHook(() => useCardPayment(PAYMENT, refresh));
  const card = { id: '5', bankName: 'BDO', cardNo: '1', bankCode: 'B' };
  const fields = commitFields(PAYMENT, card, 't');
  const code = { orderId: 'o1', verifyCode: '123456', repaymentRecordId: '9' };
  const shown = () => {
    const { busy, sent, problem, buttonState } = result.current;
    return { busy, sent, problem, sender: buttonState(true), other: buttonState(false) };
  };
  return {
    ...{ shown, page: () => result.current },
    commit: () => act(async () => result.current.send(cardCommit, fields)),
    /** Taps, and does not wait for the answer. */
    begin: () => act(async () => void result.current.send(cardCommit, fields)),
    confirm: () => act(async () => result.current.send(cardConfirm, code)),
    partner: () => act(async () => result.current.askPartner(PAYMENT)),
  };
}

const IDLE = { busy: false, blocked: false };
const BUSY = {
  ...{ busy: true, problem: '' },
  sender: { busy: true, blocked: false },
  other: { busy: false, blocked: true },
};

/** Something that the borrower was told before, and that a new attempt takes away. */
function tellBefore({ page }: ReturnType<typeof open>): void {
  act(() => page().showProblem('Choose a card'));
  expect(page().problem).toBe('Choose a card');
  showToast('Old', { tone: 'error' });
}

it('sends a step with its amount, and only its button is busy', async () => {
  stubReply(COMMIT, () => new Promise(() => {}));
  const payment = open();
  const idle = { busy: false, sent: '', problem: '', sender: IDLE, other: IDLE };
  expect(payment.shown()).toEqual(idle);
  tellBefore(payment);
  await payment.begin();
  await expect.poll(payment.shown).toEqual({ ...BUSY, sent: cardCommit.call.path });
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('₱3,450.00');
  expect(toasts()).toEqual([]);
});

describe('a failure', () => {
  it('of a step is a toast', async () => {
    stubReply(COMMIT, refusal(7));
    stubReply(CONFIRM, refusal(7, 'Too late'));
    const payment = open();
    expect(await payment.commit()).toMatchObject({ success: false });
    expect(toasts()).toEqual(['No']);
    await payment.confirm();
    expect(toasts()).toEqual(['Too late']);
    expect(payment.page().problem).toBe('');
  });

  it('by a wrong code is left to its field, but not that of a commit', async () => {
    stubReply(COMMIT, refusal(800006));
    stubReply(CONFIRM, refusal(800006));
    const payment = open();
    expect(await payment.confirm()).toMatchObject({ code: '800006' });
    expect(toasts()).toEqual([]);
    await payment.commit();
    expect(toasts()).toEqual(['verification code wrong']);
  });

  it('without words is left to the notice of the page', async () => {
    stubReply(COMMIT, () => new Response('<html>'));
    const payment = open();
    await payment.commit();
    expect(document.querySelector('.toast')).toBeNull();
    expect(payment.page().mutation.state.status).toBe('unsure');
    // Nothing is sent, so nothing fails.
    expect(await payment.commit()).toBeUndefined();
  });

  it('is not told of what is answered', async () => {
    stubReply(COMMIT, success({ needValid: false, repayRecordId: '' }));
    const payment = open();
    expect(await payment.commit()).toMatchObject({ success: true });
    expect(toasts()).toEqual([]);
    expect(payment.shown()).toMatchObject({ busy: true });
  });
});

describe('the payment partner', () => {
  it('is asked for the address of the same payment, which replaces the page', async () => {
    const asked = stubReply(PARTNER, success({ url: 'https://pay.example/a' }));
    const payment = open();
    tellBefore(payment);
    await payment.partner();
    expect(asked[0]?.body).toMatchObject({ userId: 'u1', ...ORDER });
    expect(opened).toEqual([expect.stringMatching(/^replace https:\/\/pay\.example\/a/)]);
    expect(payment.shown()).toMatchObject(BUSY);
    expect(payment.page().sent).toMatch(/\/repayment-huichao$/);
    expect(toasts()).toEqual([]);
    // It is busy until the page is left, whatever is tapped.
    await payment.partner();
    expect(asked).toHaveLength(1);
    expect(payment.page().busy).toBe(true);
  });

  it.each([
    ['javascript:alert(1)', 1, []],
    ['gcash://pay', 0, ['assign gcash://pay']],
  ])('can be asked again after the address %s', async (url, told, to) => {
    stubReply(PARTNER, success({ url }));
    const payment = open();
    await payment.partner();
    expect(payment.page().busy).toBe(false);
    expect(toasts()).toHaveLength(told);
    await expect.poll(() => opened).toEqual(to);
  });

  it('that refuses is told by one toast', async () => {
    stubReply(PARTNER, refusal(7));
    const payment = open();
    await payment.partner();
    expect(toasts()).toEqual(['No']);
    expect(payment.shown()).toMatchObject({ busy: false, problem: 'No' });
  });
});

it('is busy while the ways to pay are read again', async () => {
  let end = () => {};
  const payment = open(() => new Promise<void>((resolve) => (end = resolve)));
  stubReply(COMMIT, refusal(7));
  await payment.commit();
  expect(payment.page().sent).toMatch(COMMIT);
  let renewed: Promise<void> | undefined;
  await act(async () => {
    renewed = payment.page().renew();
  });
  expect(payment.shown()).toEqual({ ...BUSY, sent: '' });
  await act(async () => {
    end();
    await renewed;
  });
  expect(payment.page().busy).toBe(false);
});

it.each([
  ['productId=7&', /^replace .*\/loanDetail\?/],
  ['', /^assign \/$/],
])('leaves with "%s" in the address, and forgets the code', async (query, to) => {
  history.replaceState(null, '', `/cardRepayment?${query}orderId=o1&sessionId=s`);
  const now = Date.now();
  keepCodeStep({ ...ORDER, cardId: '5', repaymentRecordId: '9', sentAt: now });
  startCountdown(countdownOf(ORDER), now);
  const kept = () => [Boolean(keptCodeStep(ORDER, now)), secondsLeft(countdownOf(ORDER), now)];
  expect(kept()).toEqual([true, 60]);
  open().page().leave();
  await expect.poll(() => opened).toEqual([expect.stringMatching(to)]);
  expect(kept()).toEqual([false, 0]);
});
