import * as v from 'valibot';
import { call, noFault, type Routes, read } from './answers.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';
import { symbolOf } from './repayment.ts';
import { done, type Reply, refused, stated, statedRefusal } from './replies.ts';
import { laterDay, type Order } from './world.ts';

const DAYS = [30, 60, 91];
export const PERIODS = '3';
export const TERM_UNIT = 'months';

/** The amount on offer, as text in the confirm replies. */
const offeredAmount = ({ scenario }: Order) => `${symbolOf(scenario)}5,000.00`;

export function offerOf(order: Order): Record<string, unknown> {
  const symbol = symbolOf(order.scenario);
  const dates = DAYS.map((days) => laterDay(order.dueOn, days));
  return {
    comProductLogo: '/esita/sandbox/logo/pesobridge.svg',
    comProductName: 'PesoBridge Flexi',
    amount: offeredAmount(order),
    periods: Number(PERIODS),
    termUnit: TERM_UNIT,
    details: [
      { text: 'You receive', value: `${symbol}4,900.00` },
      { text: 'Processing fee', value: `${symbol}100.00` },
      { text: 'Interest', value: `${symbol}450.00` },
      { text: 'To account', value: 'GCash ****6789' },
    ],
    repay_plans: dates.map((pay_time, index) => ({
      title: `Instalment ${index + 1}`,
      description: 'Principal and interest',
      amount: `${symbol}${index < 2 ? '1,816.66' : '1,816.68'}`,
      pay_time,
    })),
    firstPayTime: dates[0],
    firstPeriodDay: 30,
    pRateDsc: '3% a month',
    sendSms: 0,
    isPopType: 0,
    popTitle: '',
    popContent: '',
    popAgreementUrl: '',
    ...order.scenario.confirm,
  };
}

/** The data of the legacy reply: the same offer under obfuscated field names. */
export function legacyOfferOf(order: Order): Record<string, unknown> {
  const offer = offerOf(order);
  const rows = (offer.details ?? []) as { text: unknown; value: unknown }[];
  const plans = (offer.repay_plans ?? []) as Record<string, unknown>[];
  return {
    qvarn: offer.comProductLogo,
    felis: offer.comProductName,
    ostra: offer.amount,
    pramu: offer.periods,
    tilde: offer.termUnit,
    dorsa: offer.details && rows.map(({ text, value }) => ({ dorsaK: text, dorsaV: value })),
    vesta:
      offer.repay_plans &&
      plans.map(({ title: vestaT, description: vestaD, amount: vestaA, pay_time: vestaP }) => {
        return { vestaT, vestaD, vestaA, vestaP };
      }),
    mirum: offer.firstPayTime,
    lapis: offer.isPopType,
    nuboT: offer.popTitle,
    nuboC: offer.popContent,
    nuboU: offer.popAgreementUrl,
    NewPopMsg: offer.NewPopMsg ?? '',
    NewButtonMsg: offer.NewButtonMsg ?? '',
  };
}

const PLAIN_AGREEMENTS = [{ title: 'Loan agreement' }, { title: 'Disclosure statement' }];

const product = v.strictObject({ productId: required });
const agreementList = v.strictObject({ ...product.entries, scene: v.literal('3') });
const agreementJump = v.strictObject({
  ...agreementList.entries,
  position: required,
  orderId: v.optional(required),
});
const terms = v.strictObject({
  ...product.entries,
  amount: required,
  periods: required,
  termUnit: required,
});

/** How a group of calls reports success and refusal. */
interface Family {
  ok: (data: unknown) => Reply;
  no: (code: string, message: string) => Reply;
}

const V3: Family = { ok: done, no: refused };
const LEGACY: Family = { ok: stated, no: statedRefusal };

/** The agreements fail only in their own scenario, so that an offer can be shown without them. */
const agreements = ({ ok, no }: Family) =>
  call(
    'read',
    agreementList,
    ({ scenario: { agreements: list = PLAIN_AGREEMENTS } }) =>
      list === 'failing' ? no('1004', 'The agreements are not available') : ok(list),
    noFault,
  );

const jump = ({ ok, no }: Family) =>
  call('write', agreementJump, ({ scenario }, _, { position }) => {
    const { agreements: list = PLAIN_AGREEMENTS } = scenario;
    const isKnown = Array.isArray(list) && list[Number(position) - 1];
    if (!isKnown) return no('1004', 'There is no such agreement');
    return ok({ contract_url: `/esita/sandbox/agreement?position=${position}` });
  });

/** Confirms a loan: the money is now on its way, and the address for confirming it is removed. */
const push = ({ ok, no }: Family) =>
  call('write', terms, (order, world, { amount, periods, termUnit, productId }, context) => {
    if (amount !== offeredAmount(order) || periods !== PERIODS || termUnit !== TERM_UNIT) {
      return no('1004', 'The terms do not match the offer');
    }
    const { orderId, details } = order.scenario;
    order.status = '151';
    order.scenario = { ...order.scenario, details: { ...details, playeduL: '' } };
    enter(world, { kind: 'push', orderId, amount: amount.replace(/\D/g, '') });
    const { sessionId } = context.req.query();
    const query = new URLSearchParams({ productId, orderId, ...(sessionId && { sessionId }) });
    return ok({ lendDetailsUrl: `/loanDetail?${query}` });
  });

export const confirmCalls: Routes = {
  'POST /v3/loan-confirm/loan-detail-confirm': read(product, offerOf),
  'POST /v3/contract/contract': agreements(V3),
  'POST /v3/contract/contract-jump': jump(V3),
  'POST /v3/loan-confirm/loan-detail-push': push(V3),
  'POST /gopia/lumen/detail': read(product, legacyOfferOf, stated),
  'GET /gopia/lumen/papers': agreements(LEGACY),
  'GET /gopia/lumen/paper-jump': jump(LEGACY),
  'POST /gopia/lumen/push': push(LEGACY),
};
