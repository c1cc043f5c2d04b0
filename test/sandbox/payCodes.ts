import { type Effect, enter } from './ledger.ts';
import { leftOf } from './loan.ts';
import { dueNow, extensionOf, repaymentOf } from './repayment.ts';
import { extend, type Order, settleInstalment, type World } from './world.ts';

/** A code that was requested, or the standing one of an order's page. */
export interface PayCode {
  code: string;
  orderId: string;
  channelNumber: string;
  isDelay: boolean;
  paid: boolean;
  /** Minor units. */
  amount: number;
}

/** Creates a code that was never used before, even if the order has other open ones. */
export function makeCode(
  world: World,
  order: Order,
  asked: Pick<PayCode, 'channelNumber' | 'isDelay'>,
): PayCode {
  const { orderId } = order.scenario;
  const code = `8012${10_000_000 + world.codes.length * 7919}`;
  const amount = dueNow(order, asked.isDelay);
  const made = { ...asked, code, orderId, amount, paid: false };
  world.codes.push(made);
  const kind = asked.isDelay ? 'extensionCode' : 'code';
  enter(world, { kind, orderId, amount: `${amount}`, payCode: code });
  return made;
}

/** The codes that the pages of an order show without a request. */
function standingCodes(order: Order): PayCode[] {
  const { orderId } = order.scenario;
  return [false, true].flatMap((isDelay) => {
    const { defDetail } = isDelay ? extensionOf(order) : repaymentOf(order);
    const { payCode: code = '' } = Object(defDetail) as { payCode?: string };
    const amount = dueNow(order, isDelay);
    return code ? [{ code, orderId, channelNumber: '', isDelay, amount, paid: false }] : [];
  });
}

/** The codes that can still be paid; each that was requested stays open until the loan is repaid, whatever else is paid. */
function openCodes({ codes, orders }: World): PayCode[] {
  const requested = codes.filter(({ paid }) => !paid);
  return [...requested, ...[...orders.values()].flatMap(standingCodes)].filter(({ orderId }) => {
    const order = orders.get(orderId);
    return order && leftOf(order).length > 0;
  });
}

/** The open codes of the orders that this session has opened. */
export const codesSeen = (world: World) =>
  openCodes(world).filter(({ orderId }) => world.orders.get(orderId)?.seen);

/** Pays a code at the counter, which settles an instalment or extends the order. */
export function pay(world: World, code: string): boolean {
  const found = openCodes(world).find((one) => one.code === code);
  if (!found) return false;
  found.paid = true;
  return settle(world, found, { payCode: code });
}

/** Settles the due instalment of an order outside our pages. */
export function payElsewhere(world: World, orderId: string): boolean {
  const order = world.orders.get(orderId);
  if (!order) return false;
  return settle(world, { orderId, isDelay: false, amount: dueNow(order) }, { elsewhere: true });
}

/** Settles or extends an order without a request from a page, if anything is left to pay. */
function settle(
  world: World,
  { orderId, isDelay, amount }: Pick<PayCode, 'orderId' | 'isDelay' | 'amount'>,
  how: Partial<Effect>,
): boolean {
  const order = world.orders.get(orderId);
  if (!order || !leftOf(order).length) return false;
  if (isDelay) extend(order);
  else settleInstalment(order);
  const kind = isDelay ? 'extension' : 'payment';
  enter(world, { kind, orderId, amount: `${amount}`, ...how }).answered = true;
  return true;
}
