import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../../pages/officialSite/cost.model.ts';
import { LEGACY_NAMES } from '../../../../shared/api/loanConfirm.legacy.ts';
import {
  agreements,
  offerSchema,
  V3_NAMES,
  v3ConfirmCalls,
} from '../../../../shared/api/loanConfirm.ts';
import { readConfig } from '../../../../shared/config/readConfig.ts';
import * as model from '../../../../shared/features/loanConfirm/confirm.model.ts';
import { confirmationOf } from '../../../../shared/features/loanConfirm/confirmation.ts';
import { loanConfirmText } from '../../../../shared/features/loanConfirm/loanConfirm.messages.ts';
import { legacyOfferOf, offerOf } from '../../../sandbox/loanConfirm.ts';
import { newWorld, type Order } from '../../../sandbox/world.ts';

const world = newWorld(Date.UTC(2026, 10, 21));

const orderOf = (orderId: string) => world.orders.get(orderId) as Order;

describe('2.15 Loan confirmation (V3): the codec of the confirmation', () => {
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
    expect(v.parse(agreements, { title: 'A' })).toEqual([{ title: 'A', position: '1' }]);
    for (const none of [{}, 'A', { name: 'A' }])
      expect(v.safeParse(agreements, none).success).toBe(false);
  });
});

describe('2.15 Loan confirmation (V3): what the confirmation decides', () => {
  const plan = (amount: string) => ({ title: '', description: '', payTime: '', amount });

  const context = (query = '', settings = {}) => ({
    now: 0,
    address: `https://m.example/newLoanConfirm${query}`,
    config: readConfig(settings),
  });
  /** The plan has a payment for each period, unless the reply says otherwise. */
  const parsed = (reply: { repay_plans?: readonly object[] }) => {
    const periods = reply.repay_plans && { periods: reply.repay_plans.length };
    return v.parse(offerSchema(V3_NAMES), {
      ...offerOf(orderOf('status-110')),
      ...periods,
      ...reply,
    });
  };
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
    expect(bars.plan).toEqual({ payments: [waiting, waiting, waiting] });
    const hero = { figures: [{}, {}], lines: [undefined, undefined] };
    const unread = { agreements: loading, checked: true, blocked: '' };
    expect(bars).toMatchObject({ hero, commitment: undefined, ...unread });
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
    const more = { amount: '5000', periods: 2, termUnit: 'months', firstPayTime: '2027-01-02' };
    expect(shownOf({ ...more, comProductName: 'Flexi', repay_plans: payments })).toMatchObject({
      hero: {
        figures: [
          { label: 'You receive', amount: '₱4,900.00' },
          { label: 'You repay', amount: '₱5,451.00' },
        ],
        lines: ['2 payments, first Sat 2027‑01‑02', 'Loan amount: ₱5,000.00 · 2 months'],
      },
      product: { name: 'Flexi' },
      plan: {
        payments: [{ title: 'P', notes: ['2027-01-02', 'D'], amount: '₱5,450.00' }, { notes: [] }],
      },
      commitment: loanConfirmText.commitment('₱5,451.00', 2, '2027\u201101\u201102'),
      ...unread,
    });
    expect(planned([])).toBeUndefined();
  });

  it.each([
    ['text', ['₱2,700.00', '₱2,750.00'], '₱5,000.00', '₱5,450.00', '₱450.00'],
    ['bare numbers', ['1700', '1700', '2050'], '5000', '₱5,450.00', '₱450.00'],
    ['another currency than the loan', ['$27.00', '$27.50'], '5000', '$54.50', ''],
    ['an amount that cannot be read', ['₱2,700.00', 'later'], '₱5,000.00', '', ''],
    ['no interest', ['₱5,000.00'], '₱5,000.00', '₱5,000.00', ''],
    ['fewer payments than repay the loan', ['₱1,816.66'], '₱5,000.00', '', ''],
  ])('adds up a plan of %s', (_, amounts, amount, total, excess) => {
    const note = excess && loanConfirmText.more(excess);
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

  it.each([
    ['one payment for twelve months', ['1100'], { periods: 12, termUnit: 'months' }],
    ['a payment too few', ['3500', '3500'], { periods: 3, termUnit: 'months' }],
    ['a row with the sum', ['4000', '4000', '4000', '12000'], { periods: 3, termUnit: 'months' }],
    ['principal, interest and their sum', ['10000', '1000', '11000'], { periods: 1 }],
  ])('claims no total of a plan with %s', (_, amounts, term) => {
    const offer = { amount: '1000', details: [], repay_plans: amounts.map(plan), ...term };
    expect(shownOf(offer)).toMatchObject({
      plan: { total: '' },
      commitment: loanConfirmText.noTotal,
    });
  });

  it('adds up the payments of a term in days, whatever their number', () => {
    const offer = { amount: '1000', periods: 14, termUnit: 'days', repay_plans: [plan('1100')] };
    expect(shownOf(offer).plan?.total).toBe('₱1,100.00');
  });

  const TWO = 'Repay ₱5,450.00 in 2 payments, first on ';
  it.each([
    [['₱2,700.00', '₱2,750.00'], '2027-01-02', `${TWO}2027‑01‑02`],
    [['₱2,700.00', '₱2,750.00'], '', `${TWO}2027‑02‑01`],
    [['2700'], '2027-01-02', 'Repay ₱2,700.00 on 2027‑01‑02'],
    [['₱2,700.00'], '', 'Total to repay: ₱2,700.00', ''],
    [['₱1,816.66'], '2027-01-02', loanConfirmText.noTotal],
  ])('beside Next %j from %j commit to: %s', (amounts, firstPayTime, said, time?: string) => {
    const repay_plans = amounts.map((amount) => ({
      ...plan(amount),
      pay_time: time ?? '2027-02-01',
    }));
    const term = { termUnit: 'months', amount: '₱2,500.00', details: [] };
    expect(shownOf({ ...term, repay_plans, firstPayTime }).commitment).toBe(said);
  });

  const received = (value: string, label = 'You receive') => [{ text: label, value }];
  const feesOf100 = [...received('₱4,900.00'), { text: 'Processing fee', value: '₱100.00' }];

  it.each(['You receive', 'Net payout', 'Payout', 'Disbursed', 'Matatanggap'])(
    'by %j says how much more is repaid than received',
    (label) => {
      const { plan } = shownOf({ details: received('₱4,900.00', label) });
      expect(plan?.note).toBe(loanConfirmText.moreThanReceived('₱550.00'));
    },
  );

  it.each([
    ['a row of a fee', received('₱4,900.00', 'Payout fee')],
    ['a row of another fee', received('₱4,900.00', 'Fee of payout')],
    ['a payout of the whole loan', received('5000')],
    ['a payout above the loan', received('₱6,000.00')],
    ['two payouts', [...feesOf100, ...feesOf100]],
    ['no payout', []],
  ])('with %s says how much more is repaid than lent', (_, details) =>
    expect(shownOf({ details }).plan?.note).toBe(loanConfirmText.more('₱450.00')),
  );

  it.each([
    [['1816.66', '1816.66', '1816.68'], '3 payments of about ₱1,816.66, first Thu 2027‑01‑07'],
    [['1816.68', '1816.66', '1816.66'], '3 payments of about ₱1,816.68, first Thu 2027‑01‑07'],
    [['2725', '2725'], '2 payments of ₱2,725.00, first Thu 2027‑01‑07'],
    [['2725', '2725.03'], '2 payments, first Thu 2027‑01‑07'],
    [['5450'], '1 payment on Thu 2027‑01‑07'],
    [['5450'], '1 payment', ''],
    [['2725', '2725'], '2 payments of ₱2,725.00', ''],
    [['2725', '2725'], '2 payments of ₱2,725.00, first soon', 'soon'],
  ])('leads with both figures and says of %j: %s', (amounts, said, firstPayTime = '2027-01-07') => {
    const { hero } = shownOf({ repay_plans: amounts.map(plan), firstPayTime });
    expect(hero.figures.map(({ label }) => label)).toEqual(['You receive', 'You repay']);
    expect(hero.lines).toEqual([said, `Loan amount: ₱5,000.00 · ${amounts.length} months`]);
  });

  it.each([
    ['no payout', { details: [] }],
    ['a row of a fee', { details: received('₱4,900.00', 'Payout fee') }],
    ['a payout above the loan', { details: received('₱6,000.00') }],
    ['a payout that is not certain', { details: received('about ₱4,900.00') }],
    ['an unknown payment', { repay_plans: [plan('2725'), plan('2725'), plan('later')] }],
    ['less than the loan', { repay_plans: ['1,666.66', '1,666.66', '1,666.66'].map(plan) }],
    ['no plan', { repay_plans: [] }],
  ])('leads with the loan amount alone where there is %s', (_, reply) => {
    const { hero } = shownOf({ ...reply, periods: 3, firstPayTime: '2027-01-07' });
    expect(hero).toEqual({
      figures: [{ label: 'Loan amount', amount: '₱5,000.00' }],
      lines: ['First payment Thu 2027‑01‑07', '3 months'],
    });
  });

  const EXACT = { repay_plans: [{ ...plan('₱4,949.00'), pay_time: '2026-12-21' }] };
  it.each([
    // 1 % in 30 days: the figures of the calculator.
    ['of an offer with all figures', '1% a month, 12.9% a year', EXACT, {}],
    ['unless it is turned off', '', EXACT, { VITE_EFFECTIVE_RATE: 'off' }],
    ['but not without the payout', '', { ...EXACT, details: [] }, {}],
    ['but not without a date', '', { repay_plans: [plan('₱4,949.00')] }, {}],
    [
      'but not of a payment today',
      '',
      { repay_plans: [{ ...plan('₱4,949.00'), pay_time: '2026-11-21' }] },
      {},
    ],
    [
      'but not beyond all measure',
      '',
      { repay_plans: [{ ...plan('₱9,949.00'), pay_time: '2026-11-23' }] },
      {},
    ],
    ['but not without an amount', '', { repay_plans: [plan('later')] }, {}],
  ])('states the effective rate %s', (_, rates, reply, settings) => {
    const where = { ...context('', settings), now: Date.UTC(2026, 10, 21) };
    const offer = { amount: '₱4,900.00', details: received('₱4,900.00'), ...reply };
    const { rate } = shownOf(offer, where).plan ?? {};
    if (rates) expect(rate).toMatch(new RegExp(`by our calculation.*: ${rates}\\.$`));
    else expect(rate).toBe('');
  });

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

  const RATE = [loanConfirmText.rate, '3%'];
  it.each([
    ['both', '3%', '30', [...RATE, loanConfirmText.firstPeriod, '30 days']],
    ['a period of a day', '', '1', [loanConfirmText.firstPeriod, '1 day']],
    ['no period of no days', '3%', '0', RATE],
    ['no period below that', '3%', '-3', RATE],
    ['neither', '', '', []],
  ])('shows the rate and the first period as they were sent: %s', (_, pRateDsc, days, rows) => {
    const { extra } = shownOf({ pRateDsc, firstPeriodDay: days });
    expect(extra.flatMap((row) => [row.text, row.value])).toEqual(rows);
  });

  it.each([
    ['of no months', '0', 'months', ''],
    ['below that', '-3', 'months', ''],
    ['of three months', '3', 'months', '3 months'],
    ['in words', 'three', '', 'three'],
  ])('shows a term %s', (_, periods, termUnit, term) => {
    const { lines } = shownOf({ periods, termUnit, repay_plans: undefined }).hero;
    expect(lines.slice(1)).toEqual(term ? [term] : []);
  });

  it.each([
    ['nothing is open', true, 'ready', undefined, undefined],
    ['the box is not ticked', false, 'ready', undefined, loanConfirmText.blocked.unchecked],
    ['the agreements load', true, 'loading', undefined, ''],
    ['the agreements are lost', true, 'failed', undefined, loanConfirmText.blocked.failed],
    ['the promo is open', true, 'ready', 'promo', undefined],
    ['an agreement is open', true, 'ready', 'agreement', loanConfirmText.blocked.agreement],
  ] as const)('why Next is disabled while %s', (_, checked, status, own, reason) =>
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

const { push } = confirmationOf(v3ConfirmCalls);
const order = { orderStatus: '110', playeduL: '/loanConfirm?productId=7' };
const sent = { orderStatus: '151', playeduL: '' };

describe('2.15 Loan confirmation (V3)', () => {
  it.each([
    ['the loan is on its way', order, sent, 'arrived'],
    ['the loan is repaid', order, { ...sent, orderStatus: '200' }, 'arrived'],
    ['the order is under review again', order, { ...sent, orderStatus: '21' }, 'unknown'],
    ['nobody knows the status', order, { ...sent, orderStatus: '999' }, 'unknown'],
    ['nothing is different', order, order, 'notFound'],
    ['only the redirect differs', order, { ...order, playeduL: '' }, 'unknown'],
    ['it was confirmed before', sent, sent, 'unknown'],
    ['it was confirmed before, and is due now', sent, { ...sent, orderStatus: '174' }, 'unknown'],
    ['only the words differ', order, { ...order, noticeStatusText: 'Approved' }, 'notFound'],
    ['only the offer can be read', 'offered', 'offered', 'unknown'],
    ['the offer is gone', 'offered', 'gone', 'gone'],
    ['nothing was read before', null, order, 'unknown'],
    ['the address has an order only now', 'offered', order, 'unknown'],
  ])('a confirmation where %s: whether it went through', (_, before, now, finding) => {
    expect(push.compare(before, now)).toBe(finding);
  });
});
