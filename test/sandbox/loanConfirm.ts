import { laterDay } from './calendar.ts';
import type { Order } from './world.ts';

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
export function offeredAmount({ scenario }: Order): string {
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
      plans.map((plan) => ({
        vestaT: plan.title,
        vestaD: plan.description,
        vestaA: plan.amount,
        vestaP: plan.pay_time,
      })),
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
export function agreementsOf({ scenario }: Order): unknown {
  return scenario.agreements === undefined
    ? [{ title: 'Loan agreement' }, { title: 'Disclosure statement' }]
    : scenario.agreements;
}

/** Confirms a loan: the money is now on its way, and the address for confirming it is removed. */
export function confirmOrder(order: Order): void {
  order.status = '151';
  order.scenario = { ...order.scenario, details: { ...order.scenario.details, playeduL: '' } };
}
