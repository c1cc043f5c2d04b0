import type { RecordedCall } from './answers.ts';
import type { ArmedFault, HeldCall } from './armedFaults.ts';
import type { BoundAccount } from './bindCard.ts';
import type { CardRepayments } from './cardRepayment.ts';
import { newComplaints } from './complaints.ts';
import { laterDay } from './days.ts';
import { newLanding } from './landing.ts';
import type { Entry } from './ledger.ts';
import { leftOf, offeredPayments, type Payment, PERIOD_DAYS, paymentsOf } from './loan.ts';
import type { PayCode } from './payCodes.ts';
import { PLAIN_ORDER, SCENARIOS, type Scenario } from './scenarios.ts';

const SENDING = '151';
export const DUE = '174';
const REPAID = '200';

export interface Order {
  scenario: Scenario;
  status: string;
  /** Every payment of the loan, in their order. */
  payments: readonly Payment[];
  /** How many of them are made. */
  settled: number;
  extensions: number;
  /** Where the money of the loan goes. */
  account: string;
  /** A page has asked for it, or shows its code without asking. */
  seen: boolean;
  /** The session has ended with a write. */
  signedOut: boolean;
}

/** The whole state of one session. */
export type World = ReturnType<typeof newWorld>;

function newOrder(scenario: Scenario, now: number): Order {
  const payments = paymentsOf(scenario, now);
  return {
    scenario,
    status: scenario.status,
    payments,
    settled: scenario.status === REPAID ? payments.length : 0,
    extensions: 0,
    account: 'GCash ****6789',
    seen: scenario.orderId === PLAIN_ORDER,
    signedOut: false,
  };
}

/**
 * The state of a new session: every scenario's order, nothing paid.
 * @param start epoch ms. @param log receives each text message, as the phone would.
 */
export function newWorld(start: number, log: (line: string) => void = () => undefined) {
  return {
    /** The number of the variant of the replies; 0 is the plain form of the scenarios. */
    settings: { replyVariant: 0 },
    /** Every effect, in order of arrival. */
    ledger: [] as Entry[],
    faults: [] as ArmedFault[],
    held: new Set<HeldCall>(),
    orders: new Map(SCENARIOS.map((scenario) => [scenario.orderId, newOrder(scenario, start)])),
    codes: [] as PayCode[],
    bound: [] as BoundAccount[],
    landing: newLanding(),
    complaints: newComplaints(start),
    cards: { tokens: [], records: [], messages: [] } as CardRepayments,
    calls: [] as RecordedCall[],
    /** Amounts that a reply variant has rewritten, with their original. */
    respelled: new Map<string, string>(),
    log,
  };
}

/** Settles the due instalment: the next one is due then, and after the last one the loan is repaid. */
export function settleInstalment(order: Order): void {
  order.settled += 1;
  order.status = leftOf(order).length ? DUE : REPAID;
}

/** Moves what is still to be paid by a period. */
export function extend(order: Order): void {
  order.payments = order.payments.map((payment, place) =>
    place < order.settled ? payment : { ...payment, dueOn: laterDay(payment.dueOn, PERIOD_DAYS) },
  );
  order.extensions += 1;
  order.status = DUE;
}

/** The order becomes the loan on offer, whose money is now on its way; the address for confirming it is removed. */
export function lend(order: Order): void {
  const { details } = order.scenario;
  order.scenario = { ...order.scenario, details: { ...details, playeduL: '' } };
  Object.assign(order, { status: SENDING, payments: offeredPayments(Date.now()), settled: 0 });
}
