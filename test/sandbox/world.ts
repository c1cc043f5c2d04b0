import type { BoundAccount } from './bindCard.ts';
import { laterDay, manilaDay } from './calendar.ts';
import { type CardRepayments, newCardRepayments } from './cardRepayment.ts';
import { type Complaints, newComplaints } from './complaints.ts';
import { type Landing, newLanding } from './landing.ts';
import type { Confirmed } from './loanConfirm.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** Days from one instalment to the next, and by which an extension moves the date. */
const PERIOD_DAYS = 30;
/** How far from today an order of a status falls due, in days. */
const DUE_IN: Record<string, number> = { '170': -3, '180': 0 };
const DUE_OTHERWISE = 9;

export interface PayCode {
  code: string;
  orderId: string;
  channelNumber: string;
  isDelay: boolean;
  paid: boolean;
}

/** An order as the sandbox keeps it. */
export interface Order {
  scenario: Scenario;
  status: string;
  instalmentsLeft: number;
  /** Day in Manila on which the next payment falls due. */
  dueOn: string;
  extended: boolean;
  rated: boolean;
  /** The loan on offer was taken. */
  confirmed: boolean;
  /** The session has ended: from the start, or with a write. */
  signedOut: boolean;
  /** Reads served so far, by path: for faults that happen once. */
  reads: Record<string, number>;
}

export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
}

/** All state of one session. */
export interface World {
  orders: Map<string, Order>;
  codes: PayCode[];
  /** Codes made so far, so that none is given twice. */
  made: number;
  scores: { orderId: string; score: string }[];
  events: Record<string, string>[];
  confirmed: Confirmed[];
  bound: BoundAccount[];
  landing: Landing;
  complaints: Complaints;
  cards: CardRepayments;
  calls: RecordedCall[];
}

function newOrder(scenario: Scenario, now: number): Order {
  return {
    scenario,
    status: scenario.status,
    instalmentsLeft: scenario.instalments ?? 1,
    dueOn: manilaDay(now, DUE_IN[scenario.status] ?? DUE_OTHERWISE),
    extended: false,
    rated: false,
    signedOut: scenario.fault === 'signed-out',
    confirmed: false,
    reads: {},
  };
}

/** A session's state at its beginning: every scenario's order, nothing paid. @param now epoch ms. */
export function newWorld(now: number): World {
  return {
    orders: new Map(SCENARIOS.map((scenario) => [scenario.orderId, newOrder(scenario, now)])),
    codes: [],
    made: 0,
    scores: [],
    events: [],
    confirmed: [],
    bound: [],
    landing: newLanding(),
    complaints: newComplaints(now),
    cards: newCardRepayments(),
    calls: [],
  };
}

/** The unpaid code of an order and channel, made when there is none yet. */
export function payCodeOf(
  world: World,
  wanted: Pick<PayCode, 'orderId' | 'channelNumber' | 'isDelay'>,
): PayCode {
  const found = world.codes.find(
    (one) =>
      !one.paid &&
      one.orderId === wanted.orderId &&
      one.channelNumber === wanted.channelNumber &&
      one.isDelay === wanted.isDelay,
  );
  if (found) return found;
  const made = {
    ...wanted,
    code: `8012${`${10_000_000 + world.made * 7919}`}`,
    paid: false,
  };
  world.made += 1;
  world.codes.push(made);
  return made;
}

/** Pays a code at the counter: an instalment is settled, or the order extended. */
export function pay(world: World, code: string): boolean {
  const found = world.codes.find((one) => one.code === code && !one.paid);
  const order = found && world.orders.get(found.orderId);
  if (!found || !order) return false;
  found.paid = true;
  // What is settled cannot be paid again with a code of another channel.
  world.codes = world.codes.filter((one) => one.paid || one.orderId !== found.orderId);
  if (found.isDelay) {
    order.dueOn = laterDay(order.dueOn, PERIOD_DAYS);
    order.extended = true;
  } else settleInstalment(order);
  return true;
}

/** Settles the instalment that is due; the last one ends the loan. */
export function settleInstalment(order: Order): void {
  order.dueOn = laterDay(order.dueOn, PERIOD_DAYS);
  order.instalmentsLeft -= 1;
  if (order.instalmentsLeft <= 0) order.status = '200';
}
