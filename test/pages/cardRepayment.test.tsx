import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cardCommit,
  commitFields,
  failureTitle,
} from '../../pages/cardRepayment/cardPayment.mutation.ts';
import {
  lastFour,
  otherWays,
  paymentOf,
  shownCardPayment,
} from '../../pages/cardRepayment/cardRepayment.model.ts';
import {
  CODE_STEP_TTL_MS,
  keepCodeStep,
  keptCodeStep,
  verifyCodeOf,
} from '../../pages/cardRepayment/codeStep.ts';
import { failed } from '../../shared/api/envelope.ts';
import { readConfig } from '../../shared/config/readConfig.ts';
import { arm, release } from '../sandbox/armedFaults.ts';
import {
  calls,
  checkOnceSettled,
  choose,
  fault,
  openPage,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { type Sent, stubReply, success } from './stubServer.ts';

const ORDER = { productId: '7', orderId: 'o1' };
const OWN = { amount: '345000', couponId: '', userId: '', real: '' };

describe('the address of the card repayment', () => {
  it('needs an order and a positive amount, which it sends as written', () => {
    expect(paymentOf(ORDER, OWN)).toMatchObject({ amount: '345000', amountText: '₱3,450.00' });
    expect(paymentOf(ORDER, { ...OWN, real: '1' })?.amountText).toBe('₹3,450.00');
    for (const amount of [
      '',
      '0',
      '-1',
      '12.505',
      '12.',
      '.5',
      '1e3',
      ' 1',
      '٣',
      '1'.repeat(16),
      'NaN',
    ]) {
      expect(paymentOf(ORDER, { ...OWN, amount })).toBeUndefined();
    }
    for (const [amount, amountText] of [
      ['3450.00', '₱3,450.00'],
      ['3450.5', '₱3,450.50'],
      ['0.5', '₱0.50'],
      ['00345000', '₱3,450.00'],
    ] as const) {
      expect(paymentOf(ORDER, { ...OWN, amount })).toMatchObject({ amount, amountText });
    }
    for (const amount of ['0.0', '0.00']) {
      expect(paymentOf(ORDER, { ...OWN, amount })).toBeUndefined();
    }
    expect(paymentOf({ productId: '7' }, OWN)).toBeUndefined();
    expect(paymentOf({ orderId: 'o1' }, OWN)).toBeUndefined();
  });

  it('is shown in the document before React has loaded', () => {
    const shown = (query: string, settings: Readonly<Record<string, string>> = {}) => {
      const page = `https://m.example/cardRepayment?${query}`;
      return shownCardPayment(undefined, { now: 0, page, config: readConfig(settings) });
    };
    expect(shown('product_id=7&orderId=o1&amount=12345')).toMatchObject({
      amount: '₱123.45',
      order: 'o1',
    });
    expect(shown('product_id=7&orderId=o1&amount=3450.5').amount).toBe('₱3,450.50');
    expect(shown('product_id=7&orderId=o1&amount=12,345').amount).toBeUndefined();
    const india = { VITE_CURRENCY: '₹', VITE_GROUPING: 'indian' };
    expect(shown('productId=7&orderId=o1&amount=123456789', india).amount).toBe('₹12,34,567.89');
  });
});

describe('the model of the card repayment', () => {
  const word = fc.string({ minLength: 1 });
  const card = fc.record({ id: word, bankName: word, cardNo: word, bankCode: word });

  it('commits exactly the values of the card and the address', () => {
    fc.assert(
      fc.property(card, word, fc.string(), (given, token, coupon) => {
        const payment = paymentOf(ORDER, { ...OWN, couponId: coupon, userId: 'u' });
        if (!payment) throw new Error('The address is complete');
        expect(commitFields(payment, given, token)).toEqual({
          amount: '345000',
          bankName: given.bankName,
          cardId: given.id,
          cardNo: given.cardNo,
          ...(coupon && { couponId: coupon }),
          orderId: 'o1',
          repayToken: token,
          bankCode: given.bankCode,
          sendMsg: '1',
        });
      }),
    );
  });

  it('never shows more of a card than its last four characters', () => {
    fc.assert(
      fc.property(word, (cardNo) => {
        const shown = lastFour({ cardNo });
        expect(shown.length).toBeLessThanOrEqual(4);
        expect(cardNo.replace(/\s/g, '').endsWith(shown)).toBe(true);
      }),
    );
    expect(lastFour({ cardNo: '5234 5678 1234 1234' })).toBe('1234');
  });

  it('ignores a code without its record', () => {
    expect(cardCommit.isOver?.({ needValid: true, repayRecordId: '' })).toBeUndefined();
    expect(cardCommit.isOver?.({ needValid: true, repayRecordId: '9' })).toBe(false);
    expect(cardCommit.isOver?.({ needValid: false, repayRecordId: '' })).toBe(true);
  });

  it('shows error for a failure without a reply, and else the message', () => {
    for (const failure of ['network', 'timeout', 'offline'] as const) {
      expect(failureTitle(failed(failure))).toBe('error');
    }
    for (const failure of ['refused', 'server'] as const) {
      expect(failureTitle(failed(failure, 'Too late', '7', {}))).toBe('Too late');
    }
    expect(failureTitle(failed('refused', '', '7', {}))).toMatch(/was not accepted/);
    // The page says that the outcome is unknown: no toast asks to try again.
    expect(failureTitle(failed('malformed', '', '', '<html>'))).toBe('');
    expect(failureTitle(failed('server', '', '', '<html>'))).toBe('');
  });

  it('accepts a code of at least 6 characters, without pasted spaces [5-19, 9-16]', () => {
    expect(verifyCodeOf('123 456')).toBe('123456');
    expect(verifyCodeOf(' 1234 5678 ')).toBe('12345678');
    for (const short of ['', '12345', '1 2 3 4 5', '      ', 'null']) {
      expect(verifyCodeOf(short)).toBeUndefined();
    }
  });

  it.each([
    [{ offered: false, address: '' }, '', []],
    [{ offered: true, address: '' }, '', []],
    [{ offered: true, address: '' }, 'u', [{ label: 'Alipay' }]],
    [{ offered: true, address: '/a' }, '', [{ label: 'Alipay', address: '/a' }]],
    [{ offered: false, address: '' }, 'u', [{ label: 'Pay with our payment partner' }]],
  ])('offers beside the cards, for %j and user %j', (alipay, userId, expected) => {
    expect(otherWays({ alipay }, { userId })).toEqual(expected);
  });
});

describe('the code step after a reload', () => {
  useSandbox();
  const step = {
    orderId: 'o1',
    amount: '345000',
    cardId: '5',
    repaymentRecordId: '9',
    sentAt: 1e12,
  };

  it('is restored for this order and amount, for ten minutes', () => {
    keepCodeStep(step);
    expect(keptCodeStep(step, 1e12 + 1000)).toMatchObject(step);
    expect(keptCodeStep(step, 1e12 - 1000)).toMatchObject(step);
    expect(keptCodeStep(step, 1e12 + CODE_STEP_TTL_MS)).toBeUndefined();
    expect(keptCodeStep({ ...step, orderId: 'o2' }, 1e12)).toBeUndefined();
    expect(keptCodeStep({ ...step, amount: '1' }, 1e12)).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"orderId":"o1"}'])('is not restored if storage holds %j', (kept) => {
    sessionStorage.setItem('codeStep', kept);
    expect(keptCodeStep(step, 1e12)).toBeUndefined();
  });
});

describe('the card repayment screen', () => {
  useSandbox();
  const open = (orderId: string, more = '') =>
    openPage(`/cardRepayment?productId=7&orderId=${orderId}&amount=345000&sessionId=s${more}`);
  const sent = (path: string) => calls(path).map(({ body }) => body);

  /** Opens the page as a reload in the code step does, with no countdown left. */
  async function openAtCode(orderId: string): Promise<void> {
    history.replaceState(null, '', `/cardRepayment?productId=7&orderId=${orderId}&sessionId=s`);
    const step = { orderId, amount: '345000', cardId: '501', repaymentRecordId: '7001' };
    keepCodeStep({ ...step, sentAt: Date.now() });
    await open(orderId);
    await screen.findByRole('heading', { name: 'Confirm your payment' });
  }

  it('repays with a code: what it sends, and where it goes [2.17-03, 7.4-02, 7.4-04, 7.4-05, 7.4-06, 7.4-07, 7.4-08, 7.4-09, 7.4-10, 7.4-11, 7.4-12, 3-42, 3-44, 3-47, 2.17-04, 2.17-05, 3-45, 3-46, 4-18, 5-20, 7.4-13, 7.4-14, 8-18, 1-11]', async () => {
    await open('status-174', '&couponId=c9');
    expect(screen.getByText('₱3,450.00', { selector: '.hero-amount' })).toBeTruthy();
    await choose(/BDO Unibank ending in 1234/);
    await press('Repay ₱3,450.00');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    expect(screen.getAllByText('verification code sent, check your phone').length).toBeGreaterThan(
      0,
    );
    expect(sent('repayment-commit')).toEqual([
      {
        amount: '345000',
        bankName: 'BDO Unibank',
        cardId: '501',
        cardNo: '5234567812341234',
        couponId: 'c9',
        orderId: 'status-174',
        repayToken: 'repay-status-174-1',
        bankCode: 'BDO',
        sendMsg: '1',
      },
    ]);
    const [message] = sandbox.world('s').cards.messages;
    const code = `${message?.code}`;
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Verification code' }),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await press('Confirm payment');
    await expect.poll(() => visited).toEqual([expect.stringMatching(/^replace \/loanDetail\?/)]);
    expect(sent('repayment-confirm')).toEqual([
      { orderId: 'status-174', verifyCode: code, repaymentRecordId: '7001' },
    ]);
    expect(sandbox.world('s').orders.get('status-174')?.status).toBe('200');
  });

  it('asks for a card first, in the page [5-18, 8-17]', async () => {
    await open('status-174');
    await press('Repay ₱3,450.00');
    expect(screen.getAllByText('Please choose a bank card first')).toHaveLength(1);
    expect(sent('repayment-commit')).toEqual([]);
    await choose(/BDO/);
    expect(screen.queryByText('Please choose a bank card first')).toBeNull();
  });

  it('takes its error toasts along when the next step replaces it', async () => {
    await open('status-174');
    fault('/repayment-commit', 'refused');
    await choose(/BDO/);
    await press('Repay ₱3,450.00');
    await expect
      .poll(() => screen.getByRole('alert').textContent)
      .toBe('This service is under maintenance');
    await press('Repay ₱3,450.00');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Confirm payment');
    // Told once, at its field.
    expect(screen.getAllByText('please enter the correct verification code')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  const spins = (name: string) =>
    screen.getByRole('button', { name }).querySelector('.button-spinner') !== null;

  it.each([
    ['Pay with our payment partner', 'Repay ₱3,450.00', '/repayment-huichao'],
    ['Repay ₱3,450.00', 'Pay with our payment partner', '/repayment-commit'],
  ])('shows %s as busy, and %s as not available meanwhile', async (tapped, other, path) => {
    await open('status-174', '&userId=u1');
    await choose(/UnionBank/);
    fault(path, 'hold');
    await press(tapped);
    await waitFor(() => expect(spins(tapped)).toBe(true));
    expect(spins(other)).toBe(false);
    expect(screen.getByRole('button', { name: other }).getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(sent(path)).toHaveLength(1));
    release(sandbox.world('s'));
    await expect.poll(() => visited.length).toBe(1);
  });

  it('opens Alipay at the address from the server, and refuses a forged one [3-43, 7.4-03]', async () => {
    await open('alipay');
    await press('Alipay');
    expect(visited[0]).toMatch(/partner\?way=alipay/);
    await open('write-unsafe', '&userId=u1');
    await press('Pay with our payment partner');
    await screen.findByText(/This link cannot be opened/);
    await screen.findByText(/You sent your ₱3,450\.00 payment at .* The page to pay on cannot be/);
    expect(screen.queryByRole('button', { name: 'Pay with our payment partner' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See your order' })).toBeTruthy();
    expect(visited).toHaveLength(1);
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
    for (const other of ['Confirm payment', 'Get a new code']) {
      await press(other);
      await screen.findByText(/You can't send anything different yet/);
    }
    expect(sent('repayment-confirm')).toHaveLength(1);
    expect(sent('repayment-commit')).toHaveLength(0);
  });

  it('offers to sign in if the session has ended before a check', async () => {
    await open('write-dropped');
    await choose(/BDO/);
    await press('Repay ₱3,450.00');
    await screen.findByText(/We'll check again in a moment/);
    arm(sandbox.world('s'), { path: '*', fault: 'signed-out', kind: 'read' });
    await press('Check again');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('says that a payment has arrived if the order was paid elsewhere meanwhile', async () => {
    await open('status-174');
    await choose(/BDO/);
    const order = sandbox.world('s').orders.get('status-174');
    if (order) Object.assign(order, { status: '200' });
    await press('Repay ₱3,450.00');
    await screen.findByText(/A payment has arrived\. The next page shows/);
    expect(sent('repayment-commit')).toEqual([]);
  });

  it('has a new token for another code, because the first commit has used up the old one', async () => {
    await open('status-174');
    await choose(/BDO/);
    await press('Repay ₱3,450.00');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    await waitFor(() => expect(sent('repayment-way')).toHaveLength(2));
  });

  it('stays at the code if the lender refuses to send another one', async () => {
    await openAtCode('status-174');
    fault('/repayment-commit', 'refused-after');
    await press('Get a new code');
    await screen.findByText('do not submit the payment request repeatedly', { selector: '.toast' });
    const confirm = screen.getByRole('button', { name: 'Confirm payment' });
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByText(/We already have your payment/)).toBeNull();
  });

  it('keeps the code step if the server no longer lists its card', async () => {
    await openAtCode('empty-lists');
    await press('Get a new code');
    expect(screen.getAllByText('Please choose a bank card first')).toHaveLength(1);
    await press('Cancel');
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toBeTruthy();
  });

  it('makes no call for an address without an amount', async () => {
    await openPage('/cardRepayment?productId=7&orderId=o1&sessionId=s');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    expect(screen.getByText(/amount to repay is missing/)).toBeTruthy();
    expect(screen.queryByText('failed to query card list')).toBeNull();
    expect(sent('')).toEqual([]);
  });
});

const BASE = '/esita/api/v1/ph/loan/service/loan';
const WAYS = {
  alipay: 'https://alipay.example/pay',
  repayToken: 'token-1',
  bankCards: [
    { id: 501, bankName: 'First Bank', cardNo: '5234567812341111', bankCode: 'FB' },
    { id: 502, bankName: 'Second Bank', cardNo: '5234567812342222', bankCode: 'SB' },
  ],
};
const CODE_SENT = success({ needValid: 1, repayRecordId: 'R-9' });
const refused = (code: number) => ({ code, message: 'server words' });
const lost = () => Promise.reject(new TypeError('lost'));

async function open(replies: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'repayment-way': success(WAYS),
    'repayment-commit': CODE_SENT,
    'repayment-confirm': success(null),
    'repayment-huichao': success({ url: 'https://partner.example/pay' }),
    'loan-details': success({ orderStatus: 174 }),
    ...replies,
  };
  const sent = Object.fromEntries(
    Object.entries(all).map(([path, reply]) => [path, stubReply(`/${path}`, reply)]),
  ) as Record<string, Sent[]>;
  await openPage(
    '/cardRepayment?productId=7&orderId=A-1&amount=45050&couponId=c-1&userId=u-1&sessionId=s',
  );
  return (path: string) => sent[path] ?? [];
}

const codeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

/** Continues to the SMS step. */
async function commit() {
  await choose(/Second Bank/);
  await press('Repay ₱450.50');
  await codeField();
}

describe('the card repayment', () => {
  useSandbox();
  afterEach(() => void vi.useRealTimers());

  it('reads the ways to pay, with the session in the query, and shows the cards and the amount [2.17-01, 2.17-02, 7.4-01, 7.4-02, 7.4-03, 3-42, 3-47, 1-11]', async () => {
    const sent = await open();
    expect(sent('repayment-way')).toMatchObject([
      { method: 'POST', path: `${BASE}/repayment-way`, query: { sessionId: 's', orderId: 'A-1' } },
    ]);
    expect(screen.getByText('₱450.50', { selector: '.hero-amount' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /First Bank.*1111/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Second Bank.*2222/ })).toBeTruthy();
  });

  it('the code button counts 60 s; Cancel resets the timer [2.17-04, 4-16, 4-17, 9-14]', async () => {
    await open();
    await choose(/Second Bank/);
    vi.useFakeTimers({ now: Date.now() });
    const button = () => screen.getByRole('button', { name: /^Get a new code/ });
    const repay = async () => {
      await act(async () => screen.getByRole('button', { name: 'Repay ₱450.50' }).click());
      await vi.waitFor(() => expect(button().textContent).toBe('Get a new code60 s'));
    };
    await repay();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(button().textContent).toMatch(/^Get a new code(39|40) s$/);
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    await repay();
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(button().textContent).toBe('Get a new code');
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it('asks the payment partner for its address and goes there [7.4-15, 7.4-16]', async () => {
    const sent = await open();
    await press('Pay with our payment partner');
    await expect
      .poll(() => visited)
      .toEqual([expect.stringMatching(/^\w+ https:\/\/partner\.example\/pay$/)]);
    expect(sent('repayment-huichao')).toMatchObject([
      { method: 'POST', path: `${BASE}/repayment-huichao`, query: { sessionId: 's' } },
    ]);
    expect(sent('repayment-huichao')[0]?.body).toEqual({
      userId: 'u-1',
      orderId: 'A-1',
      amount: '45050',
    });
  });

  it('a wrong code is reported [8-13]', async () => {
    await open({ 'repayment-confirm': refused(800006) });
    await commit();
    await userEvent.type(await codeField(), '123456');
    await press('Confirm payment');
    await screen.findByText('verification code wrong');
    expect(toasts()).toEqual([]);
    expect(screen.queryByText('server words')).toBeNull();
    expect(visited).toEqual([]);
  });

  it('a repeated payment is reported [8-14]', async () => {
    await open({ 'repayment-commit': refused(800005) });
    await choose(/Second Bank/);
    await press('Repay ₱450.50');
    const words = /do not submit the payment request repeatedly/;
    await screen.findByText(words, { selector: '.toast' });
    await screen.findByText(words, { selector: '.bar-note' });
  });

  it('a connection lost while reading the cards shows error, until Retry reads them [8-15, 8-16]', async () => {
    let connected = false;
    await open({ 'repayment-way': () => (connected ? success(WAYS) : lost()) });
    expect(toasts()).toEqual(['error']);
    expect(screen.getByText('failed to query card list')).toBeTruthy();
    connected = true;
    await press(/Retry/);
    expect(await screen.findByRole('radio', { name: /First Bank/ })).toBeTruthy();
  });
});
