// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  cardCommit,
  commitFields,
  failureTitle,
} from '../../../pages/cardRepayment/cardPayment.mutation.ts';
import {
  cardKey,
  choiceAmong,
  lastFour,
  paymentIn,
  placeOf,
  shownCardPayment,
} from '../../../pages/cardRepayment/cardRepayment.model.ts';
import { keepCodeStep, keptCodeStep, verifyCodeOf } from '../../../pages/cardRepayment/codeStep.ts';
import { failed } from '../../../shared/api/envelope.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { plainText } from '../../../shared/lib/messages.ts';

/** The payment that an address with these parameters asks for. */
function paymentOf(query: Record<string, string>, settings = {}) {
  const page = `https://m.example/cardRepayment?${new URLSearchParams(query)}`;
  const context = { now: 0, address: page, config: readConfig(settings) };
  const { amount, order, others, addCard } = shownCardPayment(undefined, context);
  const payment = paymentIn(context);
  expect([amount, order, others]).toEqual([payment?.amountText, payment?.orderId, []]);
  expect(addCard).toMatch(/^\/bindBank\b/);
  return payment;
}

const ORDER = { product_id: '7', orderId: 'o1' };
const OWN = { ...ORDER, amount: '345000' };

describe('2.17 Older repayment flow: the model of the card repayment', () => {
  it.each([
    [{ amount: '00345000' }, '₱3,450.00'],
    [{ amount: '3450.5' }, '₱3,450.50'],
    [{ amount: '345000.0' }, '₱3,450.00'],
    [{ amount: '12345', real: '1' }, '₹123.45'],
    [{ amount: '123456789' }, '₹12,34,567.89', { VITE_CURRENCY: '₹', VITE_GROUPING: 'indian' }],
  ])('sends the amount of %j as written, and shows %s', (query, amountText, settings?: object) => {
    const payment = paymentOf({ ...ORDER, ...query }, settings);
    expect(payment).toMatchObject({ orderId: 'o1', amount: query.amount, amountText });
  });

  it.each([
    { ...ORDER, amount: '' },
    { ...ORDER, amount: '12.505' },
    { ...ORDER, amount: '0.0' },
    { ...ORDER, amount: 'null' },
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
    ['a lost connection', failed('network'), /^error$/],
    ['a refusal in words', failed('refused', 'Too late', '7', {}), /^Too late$/],
    ['a server in trouble, in words', failed('server', 'Too late', '7', {}), /^Too late$/],
    ['a refusal without words', failed('refused', '', '7', {}), /was not accepted/],
    ['code 800005', failed('refused', 'x', '800005', {}), /not submit the payment request repeat/],
    ['code 800006', failed('refused', 'x', '800006', {}), /^verification code wrong$/],
    // The page says that the outcome is unknown: no toast asks to try again.
    ['a server in trouble', failed('server', '', '', '<html>'), /^$/],
  ])('what is said of %s', (_, failure, words) =>
    expect(plainText(failureTitle(failure))).toMatch(words),
  );

  it.each([
    ['123 456', '123456'],
    [' 1234 5678 ', '12345678'],
    ...['', '12345', '1 2 3 4 5', '      ', 'null'].map((short) => [short, undefined]),
  ])('reads the code %j as %s', (typed, code) => expect(verifyCodeOf(`${typed}`)).toBe(code));

  const partner = { label: 'Pay with our payment partner' };
  it.each([
    ['nothing', { offered: false, address: '' }, '', []],
    ['no Alipay without an address or a user', { offered: true, address: '' }, '', []],
    ['Alipay through the partner', { offered: true, address: '' }, 'u', [{ label: 'Alipay' }]],
    ['Alipay', { offered: true, address: '/a' }, '', [{ label: 'Alipay', address: '/a' }]],
    [
      'Alipay and the partner',
      { offered: true, address: '/a' },
      'u',
      [{ label: 'Alipay', address: '/a' }, partner],
    ],
    ['the partner', { offered: false, address: '' }, 'u', [partner]],
  ])('offers beside the cards %s', (_, alipay, userId, others) => {
    const address = `https://m.example/cardRepayment?${new URLSearchParams({ ...OWN, userId })}`;
    const context = { now: 0, address, config: readConfig({}) };
    expect(shownCardPayment({ alipay, bankCards: [], repayToken: '' }, context).others).toEqual(
      others,
    );
  });
});

describe('2.17 Older repayment flow: the choice of card in a new reading', () => {
  const bdo = { id: '0', bankName: 'BDO', cardNo: '1', bankCode: 'B' };
  const other = { ...bdo, cardNo: '2' };
  it.each([
    ['has moved', [bdo, other], 0, [other, bdo], 1],
    ['is still there', [bdo], 0, [bdo], 0],
    ['is gone, though its id is not', [bdo], 0, [other], undefined],
    ['has another number', [bdo], 0, [{ ...bdo, cardNo: '3' }], undefined],
    ['is of another bank', [bdo], 0, [{ ...bdo, bankCode: 'C' }], undefined],
    ['is of a bank with another name', [bdo], 0, [{ ...bdo, bankName: 'C' }], undefined],
    ['has another id', [bdo], 0, [{ ...bdo, id: '1' }], undefined],
    ['is there twice', [bdo], 0, [bdo, bdo], undefined],
    ['was there twice', [bdo, bdo], 1, [bdo], undefined],
    ['was not made', [bdo], undefined, [bdo], undefined],
  ])('of one that %s', (_, before, place, cards, now) => {
    const again = cards.map((card) => ({ ...card }));
    expect(choiceAmong(again, { cards: before, place }).place).toBe(now);
    if (place !== undefined)
      expect(choiceAmong(before, { cards: before, place }).place).toBe(place);
  });

  it('is found again by its fingerprint, unless two have it', () => {
    expect(placeOf(cardKey(other), [bdo, other])).toBe(1);
    expect(placeOf(cardKey(bdo), [bdo, bdo])).toBeUndefined();
  });
});

describe('2.17 Older repayment flow: the code step after a reload', () => {
  const payment = { orderId: 'o1', amount: '345000' };
  const step = { ...payment, card: 'c', repaymentRecordId: '9', sentAt: 1e12 };

  it.each([
    ['is restored a moment later', payment, 1000, true],
    ['is restored if the clock was set back', payment, -1000, true],
    ['is restored for ten minutes', payment, 10 * 60_000 - 1, true],
    ['is not restored after that', payment, 10 * 60_000, false],
    ['is not restored for another order', { ...payment, orderId: 'o2' }, 0, false],
    ['is not restored for another amount', { ...payment, amount: '1' }, 0, false],
  ])('%s', (_, asked, later, is) => {
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
