import { describe, expect, it } from 'vitest';
import { startOf } from '../../../../pages/officialSite/cost.model.ts';
import { failed } from '../../../../shared/api/envelope.ts';
import { LEGACY_NAMES } from '../../../../shared/api/loanConfirm.legacy.ts';
import { agreements, offerSchema, V3_NAMES } from '../../../../shared/api/loanConfirm.ts';
import { readConfig } from '../../../../shared/config/readConfig.ts';
import * as model from '../../../../shared/features/loanConfirm/confirm.model.ts';
import { compareConfirmation } from '../../../../shared/features/loanConfirm/confirmation.ts';
import { text } from '../../../../shared/features/loanConfirm/loanConfirm.messages.ts';
import * as v from '../../../../shared/lib/schema.ts';
import { legacyOfferOf, offerOf } from '../../../sandbox/loanConfirm.ts';
import { newWorld, type Order } from '../../../sandbox/world.ts';

const world = newWorld(Date.UTC(2026, 10, 21));

const orderOf = (orderId: string) => world.orders.get(orderId) as Order;

describe('the codec of the confirmation', () => {
  const v3 = offerSchema(V3_NAMES);
  const legacy = offerSchema(LEGACY_NAMES);

  it.each([...world.orders.keys()])('reads %s the same in both variants', (orderId) => {
    const order = orderOf(orderId);
    const common = { rate: '', firstPeriodDay: '', promoMessage: '', promoButton: '' };
    const [old, current] = [v.parse(legacy, legacyOfferOf(order)), v.parse(v3, offerOf(order))];
    expect({ ...old, ...common }).toEqual({ ...current, ...common });
  });

  it('keeps fields that only one variant sends', () => {
    const order = orderOf('confirm-promo');
    const promo = { promoMessage: 'No processing fee this week.', promoButton: 'Great' };
    expect(v.parse(legacy, legacyOfferOf(order))).toMatchObject(promo);
    const own = { rate: '3% a month', firstPeriodDay: '30', promoMessage: '' };
    expect(v.parse(v3, offerOf(order))).toMatchObject(own);
  });

  it.each([{ periods: null }, { amount: '' }])('refuses an offer with %j', (more) => {
    const reply = { ...offerOf(orderOf('status-110')), ...more };
    expect(v.safeParse(v3, reply).success).toBe(false);
  });

  it('reads lists with a hole, whatever its names', () => {
    const details = { 1: { dorsaK: 'None' }, 3: { dorsaK: 'Rate', dorsaV: '3 %' } };
    const payments = { 5: { vestaA: '₱2.00' }, 2: { vestaA: '₱1.00' } };
    const reply = { ...legacyOfferOf(orderOf('status-110')), dorsa: details, vesta: payments };
    const read = v.parse(legacy, reply);
    expect(read.details).toEqual([{ text: 'Rate', value: '3 %' }]);
    expect(read.plans.map(({ amount }) => amount)).toEqual(['₱1.00', '₱2.00']);
  });

  it('keeps every agreement in its place, also without a title', () => {
    const read = v.parse(agreements, [null, { title: 'A' }, { title: '' }]);
    const places = read.map(({ title, position }) => `${position}: ${title}`);
    expect(places).toEqual(['1: ', '2: A', '3: ']);
    for (const none of [{}, 'A', { title: 'A' }])
      expect(v.safeParse(agreements, none).success).toBe(false);
  });
});

describe('what the confirmation decides', () => {
  const plan = (amount: string) => ({ title: '', description: '', payTime: '', amount });

  const context = (query = '', settings = {}) => ({
    now: 0,
    page: `https://m.example/newLoanConfirm${query}`,
    config: readConfig(settings),
  });
  const parsed = (reply: object) =>
    v.parse(offerSchema(V3_NAMES), { ...offerOf(orderOf('status-110')), ...reply });
  const shownOf = (reply: object, where = context()) =>
    model.shownConfirmation(parsed(reply), where, { status: 'loading' });
  const planned = (amounts: readonly string[], amount = '₱5,000.00', where = context()) =>
    shownOf({ amount, details: [], repay_plans: amounts.map(plan) }, where).plan;

  it('shows bars, then the offer with its plan', () => {
    const loading = { status: 'loading' } as const;
    const bars = model.shownConfirmation(undefined, context(), loading, 2);
    expect(bars.calculator).toBe('/#cost');
    expect([bars.details, bars.extra].map((rows) => rows.length)).toEqual([4, 2]);
    const waiting = { notes: ['\u00a0', '\u00a0'] };
    expect(bars.plan).toEqual({ payments: [waiting, waiting, waiting], note: '' });
    const plain = { label: text.amount, due: '' };
    const unread = { agreements: loading, checked: true, blocked: '' };
    expect(bars).toMatchObject({ hero: plain, commitment: undefined, ...unread });
    const isChecked = (name: string) => name !== 'agree';
    const config = readConfig({ VITE_AGREEMENT_STARTS: 'unchecked' });
    const unchecked = [{ isChecked }, { config }].map((more) =>
      model.shownConfirmation(undefined, { ...context(), ...more }, loading),
    );
    expect(unchecked.map(({ checked }) => checked)).toEqual([false, false]);
    const payments = [
      { ...plan('5450'), title: 'P', pay_time: '2027-01-02', description: 'D' },
      plan('1'),
    ];
    const more = { amount: '5000', periods: 1, termUnit: 'month', firstPayTime: '2027-01-02' };
    expect(shownOf({ ...more, comProductName: 'Flexi', repay_plans: payments })).toMatchObject({
      hero: { ...plain, amount: '₱5,000.00', date: '2027-01-02', due: '1 month' },
      product: { name: 'Flexi' },
      plan: {
        payments: [{ title: 'P', notes: ['2027-01-02', 'D'], amount: '₱5,450.00' }, { notes: [] }],
      },
      commitment: text.commitment('₱5,451.00', 2, '2027\u201101\u201102'),
      ...unread,
    });
    expect(planned([])).toBeUndefined();
  });

  it('says how far the agreements are', () => {
    const read = { success: true, code: '0', message: '', raw: {}, data: [] } as const;
    expect([undefined, read, failed('refused', 'No')].map(model.agreementsOf)).toEqual([
      { status: 'loading' },
      { status: 'ready', data: [] },
      { status: 'failed', message: 'No' },
    ]);
  });

  it.each([
    ['text', ['₱2,700.00', '₱2,750.00'], '₱5,000.00', '₱5,450.00', '₱450.00'],
    ['bare numbers', ['1700', '1700', '2050'], '5000', '₱5,450.00', '₱450.00'],
    ['another currency than the loan', ['$27.00', '$27.50'], '5000', '$54.50', ''],
    ['an amount that cannot be read', ['₱2,700.00', 'later'], '₱5,000.00', '', ''],
    ['no interest', ['₱5,000.00'], '₱5,000.00', '₱5,000.00', ''],
    ['fewer payments than repay the loan', ['₱1,816.66'], '₱5,000.00', '', ''],
  ])('adds up a plan of %s', (_, amounts, amount, total, excess) => {
    const note = excess && text.more(excess);
    expect(planned(amounts, amount)).toMatchObject({ total, note });
  });

  it.each([
    ['?real=1', {}, ['1700', '1750'], ['₹1,700.00', '₹1,750.00', '₹3,450.00']],
    ['', { VITE_GROUPING: 'dot' }, ['1700', '1750'], ['₱1.700,00', '₱1.750,00', '₱3.450,00']],
    ['', { VITE_AMOUNTS: 'minor' }, ['170000', '175000'], ['₱1,700.00', '₱1,750.00', '₱3,450.00']],
  ])('with %j and %j writes rows and sum alike', (query, settings, amounts, shown) => {
    const { payments = [], total } = planned(amounts, '300', context(query, settings)) ?? {};
    expect([...payments.map(({ amount }) => amount), total]).toEqual(shown);
  });

  const TWO = 'Repay ₱5,450.00 in 2 payments, first on ';
  it.each([
    [['₱2,700.00', '₱2,750.00'], '2027-01-02', `${TWO}2027‑01‑02`],
    [['₱2,700.00', '₱2,750.00'], '', `${TWO}2027‑02‑01`],
    [['2700'], '2027-01-02', 'Repay ₱2,700.00 on 2027‑01‑02'],
    [['₱2,700.00'], '', 'Total to repay: ₱2,700.00', ''],
    [['₱1,816.66'], '2027-01-02', text.noTotal],
  ])('beside Next %j from %j commit to: %s', (amounts, firstPayTime, said, time?: string) => {
    const plans = amounts.map((amount) => ({ ...plan(amount), payTime: time ?? '2027-02-01' }));
    expect(model.commitmentOf({ plans, amount: '₱2,500.00', firstPayTime }, context())).toBe(said);
  });

  const received = (value: string, label = 'You receive') => [{ text: label, value }];
  const feesOf100 = [...received('₱4,900.00'), { text: 'Processing fee', value: '₱100.00' }];

  it.each(['You receive', 'Net payout', 'Payout', 'Disbursed', 'Matatanggap'])(
    'by %j says how much more is repaid than received',
    (label) => {
      const { plan } = shownOf({ details: received('₱4,900.00', label) });
      expect(plan?.note).toBe(text.moreThanReceived('₱550.00'));
    },
  );

  it.each([
    { details: received('₱4,900.00', 'Payout fee') },
    { details: received('₱4,900.00', 'Fee of payout') },
    { details: received('5000') },
    { details: received('₱6,000.00') },
    { details: [...feesOf100, ...feesOf100] },
    { details: [] },
  ])('by %j says how much more is repaid than lent', (reply) =>
    expect(shownOf(reply).plan?.note).toBe(text.more('₱450.00')),
  );

  const link = (reply: object, where: ReturnType<typeof context>) =>
    model.calculatorOf(parsed(reply), where).replace(/^\/|#cost$/g, '');
  const lastOn = (pay_time: string, more = {}) => ({
    details: [],
    repay_plans: [{ ...plan('5450'), pay_time }],
    ...more,
  });
  const inDays = (periods: number, termUnit: string) => lastOn('2027-02-20', { periods, termUnit });
  const today = { ...context(), now: Date.UTC(2026, 10, 20, 20) };

  it.each([
    ['?amount=5000.00&cost=550.00&fees=100.00&payments=3', { details: feesOf100 }],
    ['?amount=5000.00&cost=450.00&fees=0.00&payments=3', { details: received('5000') }],
    ['?amount=5000.00&payments=3', { details: [] }],
    ['?amount=5000.00&fees=100.00', { details: feesOf100, repay_plans: [] }],
    ['?amount=5000.00&payments=1', { details: [], repay_plans: [plan('later')] }],
    ['?amount=5000.00&days=91&payments=1', lastOn('2027-02-20', { termUnit: 'Business days' })],
    ['?amount=5000.00&days=91&payments=1', inDays(30, 'Days of business')],
    ['?amount=5000.00&days=30&payments=1', inDays(30, 'Day')],
    ['', { amount: 'about 5000' }],
    ['', { amount: 'PHP 5,000.00' }],
  ])('leads to the calculator with what the reply proves: %s', (query, reply) =>
    expect(link({ repay_plans: ['2700', '2700', '50'].map(plan), ...reply }, today)).toBe(query),
  );

  it('leads to the calculator in minor units where the lender sends them', () => {
    const minor = context('', { VITE_AMOUNTS: 'minor' });
    const reply = { amount: 500000, repay_plans: [], details: received('490000') };
    expect(link(reply, minor)).toBe('?amount=5000.00&fees=100.00');
  });

  it('opens the calculator with the offer', () => {
    const offer = link(lastOn('2027-02-20', { details: feesOf100 }), today);
    expect(startOf(offer)).toMatchObject({
      entries: { amount: '5000.00', days: '91', interest: '450', fees: '100.00' },
      payments: 1,
      isExample: false,
    });
  });

  it.each([
    ['3%', '30', [text.rate, '3%', text.firstPeriod, '30 days']],
    ['', '1', [text.firstPeriod, '1 day']],
    ['', '', []],
  ])('shows the rate %j and the first period of %j days only if sent', (rate, days, rows) => {
    const shown = model.extraRows({ rate, firstPeriodDay: days });
    expect(shown.flatMap((row) => [row.text, row.value])).toEqual(rows);
  });

  it.each([
    ['0', 'months', ''],
    ['-3', 'months', ''],
    ['3', 'months', '3 months'],
    ['three', '', 'three'],
  ])('shows a term of %s %s as %j', (periods, termUnit, term) => {
    expect(model.termOf({ periods: `${periods}`, termUnit: `${termUnit}` })).toBe(term);
    const rows = model.extraRows({ rate: '', firstPeriodDay: `${periods}` });
    expect(rows).toHaveLength(term ? 1 : 0);
  });

  it.each([
    [true, 'ready', undefined, undefined],
    [false, 'ready', undefined, text.blocked.unchecked],
    [true, 'loading', undefined, ''],
    [true, 'failed', undefined, text.blocked.failed],
    [true, 'ready', 'promo', undefined],
    [true, 'ready', 'agreement', text.blocked.agreement],
  ] as const)('box %s, agreements %s, dialog %s: %s', (checked, status, own, reason) =>
    expect(model.blockedReason(checked, { status }, own)).toBe(reason),
  );

  it('opens the agreement before the promo, and each once', () => {
    const both = { popAgreementUrl: '/a', promoMessage: 'p' };
    const closed = [[], ['agreement'], ['agreement', 'promo']] as const;
    const opened = closed.map((some) => model.openConfirmDialog(both, some));
    expect(opened).toEqual(['agreement', 'promo', undefined]);
    expect(model.openConfirmDialog({ popAgreementUrl: '', promoMessage: '' }, [])).toBeUndefined();
  });
});

const order = { orderStatus: '110', playeduL: '/loanConfirm?productId=7' };
const sent = { orderStatus: '151', playeduL: '' };

it.each([
  ['the status has moved on', order, sent, 'arrived'],
  ['nothing is different', order, order, 'notFound'],
  ['only the redirect differs', order, { ...order, playeduL: '' }, 'unknown'],
  ['it was confirmed before', sent, sent, 'unknown'],
  ['only the words differ', order, { ...order, noticeStatusText: 'Approved' }, 'notFound'],
  ['only the offer can be read', 'offered', 'offered', 'unknown'],
  ['the offer is gone', 'offered', 'gone', 'gone'],
  ['nothing was read before', null, order, 'unknown'],
  ['the address has an order only now', 'offered', order, 'unknown'],
])('a confirmation where %s: whether it went through', (_, before, now, finding) => {
  expect(compareConfirmation(before, now)).toBe(finding);
});
