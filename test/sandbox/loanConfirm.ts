import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { answer, type Envelope, read, type Worlds, write } from './answers.ts';
import { required } from './checks.ts';
import { deliver } from './deliver.ts';
import { enter } from './ledger.ts';
import { laterDay, type Order, type World } from './world.ts';

/** A confirmed loan. */
export interface Confirmed {
  orderId: string;
  amount: string;
  periods: string;
  termUnit: string;
}

const DAYS = [30, 60, 91];
export const PERIODS = '3';
export const TERM_UNIT = 'months';

/** The amount on offer, as text in the confirm replies. */
function offeredAmount({ scenario }: Order): string {
  return `${scenario.real ? '₹' : '₱'}5,000.00`;
}

/** The data of an order's V3 reply. */
export function offerOf(order: Order): Record<string, unknown> {
  const symbol = order.scenario.real ? '₹' : '₱';
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

/** The agreements of an order, in the order of their positions. */
function agreementsOf({ scenario }: Order): unknown {
  return scenario.agreements === undefined
    ? [{ title: 'Loan agreement' }, { title: 'Disclosure statement' }]
    : scenario.agreements;
}

/** Confirms a loan: the money is now on its way, and the address for confirming it is removed. */
function confirmOrder(order: Order): void {
  order.status = '151';
  order.scenario = { ...order.scenario, details: { ...order.scenario.details, playeduL: '' } };
}

const product = v.strictObject({ productId: required });
const scene = v.literal('3');
const agreementList = v.strictObject({ ...product.entries, scene });
const agreementJump = v.strictObject({
  ...agreementList.entries,
  position: required,
  orderId: v.optional(required),
});
const terms = { amount: required, periods: required, termUnit: required };
const pushed = v.strictObject({ ...terms, ...product.entries });

/** How a group of calls reports success and refusal. */
interface Family {
  ok: Envelope;
  no(message: string): Record<string, unknown>;
}

const V3: Family = {
  ok: (data) => ({ code: 0, success: true, message: 'success', data }),
  no: (message) => ({ code: 1004, success: false, message }),
};

const LEGACY: Family = {
  ok: (data) => ({ status: '00', msg: 'success', data }),
  no: (message) => ({ status: '1004', msg: message }),
};

/** The agreements fail only in their own scenario, so that an offer can be shown without them. */
function agreements(worlds: Worlds, { ok, no }: Family) {
  return answer(worlds, agreementList, (_, order, world, context) => {
    const failing = order.scenario.agreements === 'failing';
    return deliver(context, world, { kind: 'read' }, () =>
      failing ? no('The agreements are not available') : ok(agreementsOf(order)),
    );
  });
}

function jump({ ok, no }: Family) {
  return (asked: v.InferOutput<typeof agreementJump>, order: Order) => {
    const list = agreementsOf(order);
    const known = Array.isArray(list) && list[Number(asked.position) - 1];
    if (!known) return no('There is no such agreement');
    const unsafe = order.scenario.fault === 'write-unsafe';
    const address = `/esita/sandbox/agreement?position=${asked.position}`;
    return ok({ contract_url: unsafe ? 'javascript:alert(1)' : address });
  };
}

function push({ ok, no }: Family) {
  return (
    asked: v.InferOutput<typeof pushed>,
    order: Order,
    world: World,
    context: Context,
  ): Record<string, unknown> => {
    const { amount, periods, termUnit, productId } = asked;
    if (amount !== offeredAmount(order) || periods !== PERIODS || termUnit !== TERM_UNIT) {
      return no('The terms do not match the offer');
    }
    confirmOrder(order);
    const { orderId } = order.scenario;
    world.confirmed.push({ orderId, amount, periods, termUnit });
    enter(world, { kind: 'push', orderId, amount: amount.replace(/\D/g, '') });
    const unsafe = order.scenario.fault === 'write-unsafe';
    const { sessionId } = context.req.query();
    const query = new URLSearchParams({ productId, orderId, ...(sessionId && { sessionId }) });
    return ok({ lendDetailsUrl: unsafe ? 'javascript:alert(1)' : `/loanDetail?${query}` });
  };
}

/** The calls of the loan confirmation, V3 and legacy. */
export function loanConfirmRoutes(worlds: Worlds): Hono {
  const routes = new Hono();
  const both = ['GET', 'POST'];
  routes.on(both, '/v3/loan-confirm/loan-detail-confirm', read(worlds, product, offerOf, V3.ok));
  routes.on(both, '/v3/contract/contract', agreements(worlds, V3));
  routes.on(both, '/v3/contract/contract-jump', write(worlds, agreementJump, jump(V3)));
  routes.on(both, '/v3/loan-confirm/loan-detail-push', write(worlds, pushed, push(V3)));
  routes.post('/gopia/lumen/detail', read(worlds, product, legacyOfferOf, LEGACY.ok));
  routes.get('/gopia/lumen/papers', agreements(worlds, LEGACY));
  routes.get('/gopia/lumen/paper-jump', write(worlds, agreementJump, jump(LEGACY)));
  routes.post('/gopia/lumen/push', write(worlds, pushed, push(LEGACY)));
  return routes;
}
