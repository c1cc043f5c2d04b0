import type { ArmedFault, HeldCall } from './armedFaults.ts';
import type { BoundAccount } from './bindCard.ts';
import { type CardRepayments, newCardRepayments } from './cardRepayment.ts';
import { type Complaints, newComplaints } from './complaints.ts';
import { type Landing, newLanding } from './landing.ts';
import { type Entry, enter, type KeyedWrite } from './ledger.ts';
import type { Confirmed } from './loanConfirm.ts';
import { AMOUNT, DELAY_AMOUNT } from './repayment.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** Days between instalments; an extension moves the date by as many. */
const PERIOD_DAYS = 30;
/** Days from today until an order of a status falls due. */
const DUE_IN: Record<string, number> = { '170': -3, '180': 0 };
const DUE_OTHERWISE = 9;
const DUE = '174';
const REPAID = '200';

/** How strict or helpful the lender is to one session; everything helpful is off by default. */
interface Settings {
  /** Whether a write with a known `Idempotency-Key` gets the first reply again. */
  honoursIdempotencyKey: boolean;
  /** The number of the variant of its replies; 0 is the plain form of the scenarios. */
  replyVariant: number;
}

const STRICT: Settings = {
  honoursIdempotencyKey: false,
  replyVariant: 0,
};

export interface PayCode {
  code: string;
  orderId: string;
  channelNumber: string;
  isDelay: boolean;
  paid: boolean;
  /** Epoch ms. */
  madeAt: number;
}

/** A stored order. */
export interface Order {
  scenario: Scenario;
  status: string;
  instalmentsLeft: number;
  /** Date in Manila on which the next payment falls due. */
  dueOn: string;
  /** How often it was extended. */
  extensions: number;
  /** The session has ended, either from the start or with a write. */
  signedOut: boolean;
}

interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
  idempotencyKey?: string;
}

/** The whole state of one session. */
export interface World {
  /** Epoch ms. */
  now: () => number;
  settings: Settings;
  /** Every effect, in order of arrival. */
  ledger: Entry[];
  /** Faults that are waiting for calls. */
  faults: ArmedFault[];
  /** Calls that are held back. */
  held: Set<HeldCall>;
  /** The first write with each key, by path and key. */
  keyed: Map<string, KeyedWrite>;
  orders: Map<string, Order>;
  codes: PayCode[];
  events: Record<string, string>[];
  confirmed: Confirmed[];
  bound: BoundAccount[];
  landing: Landing;
  complaints: Complaints;
  cards: CardRepayments;
  calls: RecordedCall[];
  /** Amounts that a reply variant has rewritten, with their original. */
  respelled: Map<string, string>;
}

function newOrder(scenario: Scenario, now: number): Order {
  return {
    scenario,
    status: scenario.status,
    instalmentsLeft: scenario.status === REPAID ? 0 : (scenario.instalments ?? 1),
    dueOn: manilaDay(now, DUE_IN[scenario.status] ?? DUE_OTHERWISE),
    extensions: 0,
    signedOut: scenario.fault === 'signed-out',
  };
}

/** The state of a new session: every scenario's order, nothing paid. @param start epoch ms. */
export function newWorld(start: number, now: () => number = Date.now): World {
  return {
    now,
    settings: { ...STRICT },
    ledger: [],
    faults: [],
    held: new Set(),
    keyed: new Map(),
    orders: new Map(SCENARIOS.map((scenario) => [scenario.orderId, newOrder(scenario, start)])),
    codes: [],
    events: [],
    confirmed: [],
    bound: [],
    landing: newLanding(),
    complaints: newComplaints(start),
    cards: newCardRepayments(),
    calls: [],
    respelled: new Map(),
  };
}

/** Creates a code that was never used before, even if the order has other open ones. */
export function makeCode(
  world: World,
  { orderId, channelNumber, isDelay }: Pick<PayCode, 'orderId' | 'channelNumber' | 'isDelay'>,
): PayCode {
  const code = `8012${10_000_000 + world.codes.length * 7919}`;
  const made = { orderId, channelNumber, isDelay, code, paid: false, madeAt: world.now() };
  world.codes.push(made);
  const { minor } = isDelay ? DELAY_AMOUNT : AMOUNT;
  const kind = isDelay ? 'extensionCode' : 'code';
  enter(world, { kind, orderId, amount: minor, payCode: code });
  return made;
}

/** The codes that can still be paid; each stays open until the loan is repaid, whatever else is paid. */
export function openCodes({ codes, orders }: Pick<World, 'codes' | 'orders'>): PayCode[] {
  return codes.filter(({ paid, orderId }) => !paid && orders.get(orderId)?.instalmentsLeft);
}

/** Pays a code at the counter, which settles an instalment or extends the order. */
export function pay(world: World, code: string): boolean {
  const found = openCodes(world).find((one) => one.code === code);
  const order = found && world.orders.get(found.orderId);
  if (!found || !order) return false;
  found.paid = true;
  settle(world, order, found.isDelay).payCode = code;
  return true;
}

/** Settles the due instalment of an order, or extends it, outside our pages. */
export function payElsewhere(world: World, orderId: string, extension: boolean): boolean {
  const order = world.orders.get(orderId);
  if (!order?.instalmentsLeft) return false;
  settle(world, order, extension).elsewhere = true;
  return true;
}

/** Settles or extends an order without a request from a page. */
function settle(world: World, order: Order, extension: boolean): Entry {
  const { orderId } = order.scenario;
  if (extension) extend(order);
  else settleInstalment(order);
  const { minor } = extension ? DELAY_AMOUNT : AMOUNT;
  const kind = extension ? 'extension' : 'payment';
  return Object.assign(enter(world, { kind, orderId, amount: minor }), { answered: true });
}

function extend(order: Order): void {
  order.dueOn = laterDay(order.dueOn, PERIOD_DAYS);
  order.extensions += 1;
  order.status = DUE;
}

/** Settles the due instalment: the next one is due a period later, and after the last one the loan is repaid. */
export function settleInstalment(order: Order): void {
  order.dueOn = laterDay(order.dueOn, PERIOD_DAYS);
  order.instalmentsLeft -= 1;
  order.status = order.instalmentsLeft > 0 ? DUE : REPAID;
}

const DAY_MS = 86_400_000;
/** Manila is at UTC+8 all year. */
const MANILA_MS = 8 * 3_600_000;

/** The date in Manila, yyyy-mm-dd. @param now epoch ms. @param days later, or earlier if negative. */
function manilaDay(now: number, days = 0): string {
  return new Date(now + MANILA_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** A yyyy-mm-dd date moved by some days. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A time in Manila to the second, yyyy-mm-dd hh:mm:ss. @param epochMs epoch ms. */
export function manilaTime(epochMs: number): string {
  return new Date(epochMs + MANILA_MS).toISOString().slice(0, 19).replace('T', ' ');
}
