import type { RecordedCall } from './answers.ts';
import type { ArmedFault, HeldCall } from './armedFaults.ts';
import type { BoundAccount } from './bindCard.ts';
import type { CardRepayments } from './cardRepayment.ts';
import { newComplaints } from './complaints.ts';
import { newLanding } from './landing.ts';
import { type Effect, type Entry, enter } from './ledger.ts';
import { amountOf } from './repayment.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** Days between instalments; an extension moves the date by as many. */
const PERIOD_DAYS = 30;
/** Days from today until an order of a status falls due. */
const DUE_IN: Record<string, number> = { '170': -3, '180': 0 };
const DUE_OTHERWISE = 9;
const DUE = '174';
const REPAID = '200';

export interface PayCode {
  code: string;
  orderId: string;
  channelNumber: string;
  isDelay: boolean;
  paid: boolean;
}

export interface Order {
  scenario: Scenario;
  status: string;
  instalmentsLeft: number;
  /** Date in Manila on which the next payment falls due. */
  dueOn: string;
  extensions: number;
  /** The session has ended with a write. */
  signedOut: boolean;
}

/** The whole state of one session. */
export type World = ReturnType<typeof newWorld>;

function newOrder(scenario: Scenario, now: number): Order {
  return {
    scenario,
    status: scenario.status,
    instalmentsLeft: scenario.status === REPAID ? 0 : (scenario.instalments ?? 1),
    dueOn: manilaTime(now + (DUE_IN[scenario.status] ?? DUE_OTHERWISE) * DAY_MS).slice(0, 10),
    extensions: 0,
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

/** Creates a code that was never used before, even if the order has other open ones. */
export function makeCode(world: World, asked: Omit<PayCode, 'code' | 'paid'>): PayCode {
  const code = `8012${10_000_000 + world.codes.length * 7919}`;
  const made = { ...asked, code, paid: false };
  world.codes.push(made);
  const { orderId, isDelay } = asked;
  const kind = isDelay ? 'extensionCode' : 'code';
  enter(world, { kind, orderId, amount: amountOf(isDelay).minor, payCode: code });
  return made;
}

/** The codes that can still be paid; each stays open until the loan is repaid, whatever else is paid. */
export function openCodes({ codes, orders }: Pick<World, 'codes' | 'orders'>): PayCode[] {
  return codes.filter(({ paid, orderId }) => !paid && orders.get(orderId)?.instalmentsLeft);
}

/** Pays a code at the counter, which settles an instalment or extends the order. */
export function pay(world: World, code: string): boolean {
  const found = openCodes(world).find((one) => one.code === code);
  if (!found) return false;
  found.paid = true;
  return settle(world, found.orderId, found.isDelay, { payCode: code });
}

/** Settles the due instalment of an order outside our pages. */
export const payElsewhere = (world: World, orderId: string) =>
  settle(world, orderId, false, { elsewhere: true });

/** Settles or extends an order without a request from a page, if anything is left to pay. */
function settle(world: World, orderId: string, isDelay: boolean, how: Partial<Effect>): boolean {
  const order = world.orders.get(orderId);
  if (!order?.instalmentsLeft) return false;
  if (isDelay) {
    order.dueOn = laterDay(order.dueOn, PERIOD_DAYS);
    order.extensions += 1;
    order.status = DUE;
  } else settleInstalment(order);
  const kind = isDelay ? 'extension' : 'payment';
  enter(world, { kind, orderId, amount: amountOf(isDelay).minor, ...how }).answered = true;
  return true;
}

/** Settles the due instalment: the next one is due a period later, and after the last one the loan is repaid. */
export function settleInstalment(order: Order): void {
  order.dueOn = laterDay(order.dueOn, PERIOD_DAYS);
  order.instalmentsLeft -= 1;
  order.status = order.instalmentsLeft > 0 ? DUE : REPAID;
}

export const DAY_MS = 86_400_000;
/** Manila is at UTC+8 all year. */
const MANILA_MS = 8 * 3_600_000;

/** A yyyy-mm-dd date moved by some days. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A time in Manila to the second, yyyy-mm-dd hh:mm:ss. @param epochMs epoch ms. */
export function manilaTime(epochMs: number): string {
  return new Date(epochMs + MANILA_MS).toISOString().slice(0, 19).replace('T', ' ');
}
