import * as v from 'valibot';
import { call, noFault, type Routes, read } from './answers.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';
import {
  amountOf,
  lentBy,
  money,
  offeredPayments,
  PERIOD_DAYS,
  PROCESSING_FEE,
  sumOf,
} from './loan.ts';
import { logoOf } from './pictures.ts';
import { done, type Reply, refused, stated, statedRefusal } from './replies.ts';
import { changedBy } from './scenarios.ts';
import { lend, type Order } from './world.ts';

export const PERIODS = '3';
export const TERM_UNIT = 'months';

export function offerOf({ scenario, account }: Order): Record<string, unknown> {
  const payments = offeredPayments(Date.now());
  const lent = lentBy(payments);
  const text = (minor: number) => money(scenario, minor);
  return changedBy(scenario.confirm, {
    comProductLogo: logoOf('PesoBridge Flexi'),
    comProductName: 'PesoBridge Flexi',
    amount: text(lent),
    periods: Number(PERIODS),
    termUnit: TERM_UNIT,
    details: [
      { text: 'You receive', value: text(lent - PROCESSING_FEE) },
      { text: 'Processing fee', value: text(PROCESSING_FEE) },
      { text: 'Interest', value: text(sumOf(payments) - lent) },
      { text: 'To account', value: account },
    ],
    repay_plans: payments.map((payment, place) => ({
      title: `Instalment ${place + 1}`,
      description: 'Principal and interest',
      amount: text(amountOf(payment)),
      pay_time: payment.dueOn,
    })),
    firstPayTime: payments[0]?.dueOn,
    firstPeriodDay: PERIOD_DAYS,
    pRateDsc: '3% a month',
    sendSms: 0,
    isPopType: 0,
    popTitle: '',
    popContent: '',
    popAgreementUrl: '',
  });
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

const push = ({ ok, no }: Family) =>
  call('write', terms, (order, world, { amount, periods, termUnit, productId }, context) => {
    if (amount !== offerOf(order).amount || periods !== PERIODS || termUnit !== TERM_UNIT) {
      return no('1004', 'The terms do not match the offer');
    }
    const { orderId } = order.scenario;
    lend(order);
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
