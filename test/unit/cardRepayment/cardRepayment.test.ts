// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  cardCommit,
  commitFields,
  failureTitle,
} from '../../../pages/cardRepayment/cardPayment.mutation.ts';
import {
  lastFour,
  otherWays,
  paymentIn,
  shownCardPayment,
} from '../../../pages/cardRepayment/cardRepayment.model.ts';
import {
  CODE_STEP_TTL_MS,
  keepCodeStep,
  keptCodeStep,
  verifyCodeOf,
} from '../../../pages/cardRepayment/codeStep.ts';
import { failed } from '../../../shared/api/envelope.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { plainText } from '../../../shared/lib/messages.ts';

/** The payment that an address with these parameters asks for. */
function paymentOf(query: Record<string, string>, settings = {}) {
  const page = `https://m.example/cardRepayment?${new URLSearchParams(query)}`;
  const context = { now: 0, page, config: readConfig(settings) };
  const { amount, order, others, addCard } = shownCardPayment(undefined, context);
  const payment = paymentIn(context);
  expect([amount, order, others]).toEqual([payment?.amountText, payment?.orderId, []]);
  expect(addCard).toMatch(/^\/bindBank\b/);
  return payment;
}

const ORDER = { product_id: '7', orderId: 'o1' };
const OWN = { ...ORDER, amount: '345000' };

describe('the model of the card repayment', () => {
  it.each([
    [{ amount: '00345000' }, '₱3,450.00'],
    [{ amount: '3450.5' }, '₱3,450.50'],
    [{ amount: '12345', real: '1' }, '₹123.45'],
    [{ amount: '123456789' }, '₹12,34,567.89', { VITE_CURRENCY: '₹', VITE_GROUPING: 'indian' }],
  ])('sends the amount of %j as written, and shows %s', (query, amountText, settings?: object) => {
    const payment = paymentOf({ ...ORDER, ...query }, settings);
    expect(payment).toMatchObject({ orderId: 'o1', amount: query.amount, amountText });
  });

  it.each([
    { ...ORDER, amount: '' },
    { ...ORDER, amount: '12.505' },
    { productId: '7', amount: '345000' },
  ])('asks for no payment of an amount that cannot be read, or without an order: %j', (query) =>
    expect(paymentOf(query)).toBeUndefined(),
  );

  it.each(['', 'c9'])('commits exactly what card and address say, with coupon %j', (couponId) => {
    const payment = paymentOf({ ...OWN, couponId, userId: 'u' });
    const card = { bankName: 'BDO', cardNo: '5234 5678', bankCode: 'B' };
    expect(payment && commitFields(payment, { ...card, id: '5' }, 'token')).toEqual({
      amount: '345000',
      ...(couponId && { couponId }),
      orderId: 'o1',
      ...card,
      cardId: '5',
      repayToken: 'token',
      sendMsg: '1',
    });
  });

  it.each([
    ['5234 5678 123 4', '1234'],
    ['12', '12'],
  ])('shows of card %s only %s', (cardNo, shown) => expect(lastFour({ cardNo })).toBe(shown));

  it('ignores a code without its record', () => {
    expect(cardCommit.meaning?.({ needValid: true, repayRecordId: '' })).toBe('unclear');
    expect(cardCommit.meaning?.({ needValid: true, repayRecordId: '9' })).toBe('continues');
    expect(cardCommit.meaning?.({ needValid: false, repayRecordId: '' })).toBe('done');
  });

  it.each([
    [failed('network'), /^error$/],
    [failed('refused', 'Too late', '7', {}), /^Too late$/],
    [failed('server', 'Too late', '7', {}), /^Too late$/],
    [failed('refused', '', '7', {}), /was not accepted/],
    [failed('refused', 'x', '800005', {}), /do not submit the payment request repeatedly/],
    [failed('refused', 'x', '800006', {}), /^verification code wrong$/],
    // The page says that the outcome is unknown: no toast asks to try again.
    [failed('server', '', '', '<html>'), /^$/],
  ])('says of the failure %j %s', (failure, words) =>
    expect(plainText(failureTitle(failure))).toMatch(words),
  );

  it.each([
    ['123 456', '123456'],
    [' 1234 5678 ', '12345678'],
    ...['', '12345', '1 2 3 4 5', '      ', 'null'].map((short) => [short, undefined]),
  ])('reads the code %j as %s', (typed, code) => expect(verifyCodeOf(`${typed}`)).toBe(code));

  const partner = { label: 'Pay with our payment partner' };
  it.each([
    [{ offered: false, address: '' }, '', []],
    [{ offered: true, address: '' }, '', []],
    [{ offered: true, address: '' }, 'u', [{ label: 'Alipay' }]],
    [{ offered: true, address: '/a' }, '', [{ label: 'Alipay', address: '/a' }]],
    [{ offered: true, address: '/a' }, 'u', [{ label: 'Alipay', address: '/a' }, partner]],
    [{ offered: false, address: '' }, 'u', [partner]],
  ])('offers beside the cards, for %j and user %j', (alipay, userId, expected) => {
    expect(otherWays({ alipay }, { userId })).toEqual(expected);
  });
});

describe('the code step after a reload', () => {
  const payment = { orderId: 'o1', amount: '345000' };
  const step = { ...payment, cardId: '5', repaymentRecordId: '9', sentAt: 1e12 };

  it.each([
    [payment, 1000, true],
    [payment, -1000, true],
    [payment, CODE_STEP_TTL_MS, false],
    [{ ...payment, orderId: 'o2' }, 0, false],
    [{ ...payment, amount: '1' }, 0, false],
  ])('is restored for %j after %i ms: %s', (asked, later, is) => {
    keepCodeStep(step);
    const kept = keptCodeStep(asked, 1e12 + later);
    if (is) expect(kept).toMatchObject(step);
    else expect(kept).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"orderId":"o1"}'])('is not restored if storage holds %j', (kept) => {
    sessionStorage.setItem('codeStep', kept);
    expect(keptCodeStep(step, 1e12)).toBeUndefined();
  });
});
