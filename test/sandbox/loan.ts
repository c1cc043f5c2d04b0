import { inCentavos, lateCost } from '../../shared/features/legal/loanTerms.ts';
import { manilaDay } from './days.ts';
import type { Scenario } from './scenarios.ts';
import type { Order } from './world.ts';

/** A payment of a loan, in minor units. */
export interface Payment {
  principal: number;
  interest: number;
  fee: number;
  /** What it costs that it is late. */
  penalty: number;
  /** Date in Manila. */
  dueOn: string;
}

/** Days between instalments; an extension moves the dates by as many. */
export const PERIOD_DAYS = 30;

/** What the loan on offer costs beside its payments: it is kept back from the money. */
export const PROCESSING_FEE = 10_000;
const OFFERED = [
  { principal: 166_666, interest: 15_000, fee: 0, days: PERIOD_DAYS },
  // Equal intervals, as the calculator of the public site has them.
  { principal: 166_666, interest: 15_000, fee: 0, days: 61 },
  // The shortest loan that there is ends on this day.
  { principal: 166_668, interest: 15_000, fee: 0, days: 91 },
];
/** The loan that an order is for as long as it is not paid out. @param now epoch ms. */
export const offeredPayments = (now: number): Payment[] =>
  OFFERED.map(({ days, ...costs }) => ({ ...costs, penalty: 0, dueOn: manilaDay(now, days) }));

const NOT_PAID_OUT = ['21', '110', '151'];
/** Days from today until an order of a status falls due. */
const DUE_IN: Record<string, number> = { '170': -3, '180': 0 };
const DUE_OTHERWISE = 9;

/** The payments of a scenario's loan. @param now epoch ms. */
export function paymentsOf({ status, instalments = 1 }: Scenario, now: number): Payment[] {
  if (NOT_PAID_OUT.includes(status)) return offeredPayments(now);
  const days = DUE_IN[status] ?? DUE_OTHERWISE;
  const plain = { principal: 300_000, interest: 42_000, fee: 3_000, penalty: 0 };
  return Array.from({ length: instalments }, (_, place) => {
    const dueIn = days + place * PERIOD_DAYS;
    const late = lateCost(amountOf(plain) / 100, -dueIn, 'newClient');
    return { ...plain, penalty: inCentavos(late.total), dueOn: manilaDay(now, dueIn) };
  });
}

/** The amount of a payment, in minor units. */
export const amountOf = ({ principal, interest, fee, penalty }: Omit<Payment, 'dueOn'>) =>
  principal + interest + fee + penalty;

/** The money that was lent, in minor units. */
export const lentBy = (payments: readonly Payment[]) =>
  payments.reduce((sum, { principal }) => sum + principal, 0);

/** The sum of payments, in minor units. */
export const sumOf = (payments: readonly Payment[]) =>
  payments.reduce((sum, payment) => sum + amountOf(payment), 0);

/** An amount as text in the replies about an order. @param minor in minor units. */
export const money = ({ real }: Pick<Scenario, 'real'>, minor: number) =>
  `${real ? '₹' : '₱'}${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

/** The payments that are still to be made, the next one first. */
export const leftOf = ({ payments, settled }: Pick<Order, 'payments' | 'settled'>) =>
  payments.slice(settled);

/** The rows of an order. One that is repaid has no date of a repayment. */
export function rowsOf(order: Order) {
  const { scenario, payments } = order;
  const left = leftOf(order);
  const hasInstalments = payments.length > 1;
  return [
    { text: 'Loan amount', value: money(scenario, lentBy(payments)) },
    { text: 'Loan term', value: '91 days' },
    { text: 'Order number', value: scenario.orderId },
    ...left.slice(0, 1).map(({ dueOn }) => ({ text: 'Repayment date', value: dueOn })),
    ...(hasInstalments
      ? [
          { text: 'Instalments left', value: `${left.length} of ${payments.length}` },
          { text: 'Left to repay', value: money(scenario, sumOf(left)) },
        ]
      : []),
  ];
}
