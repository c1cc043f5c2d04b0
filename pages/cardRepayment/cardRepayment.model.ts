import { type RepaymentWay, repaymentWayCall } from '../../shared/api/cardRepayment.ts';
import { orderParameters } from '../../shared/api/order.ts';
import { address, query } from '../../shared/api/query.ts';
import {
  type CommonParameters,
  commonParametersFrom,
} from '../../shared/api/session/commonParameters.ts';
import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';
import { linkTo, type ScreenContext, searchOf } from '../../shared/runtime/screenContext.ts';
import { text } from './cardRepayment.messages.ts';

/** The page's own query parameters. */
const QUERY_NAMES = ['amount', 'couponId', 'userId', 'real'] as const;

/** A positive amount in whole minor units, or with one or two decimals. The first request also depends on it. */
const AMOUNT_PATTERN = '^(?=.*[1-9])([0-9]{1,15}|[0-9]{1,13}\\.[0-9]{1,2})$';

/** The ways to repay, requested only if the address names an order and an amount. */
export const waysQuery = query(repaymentWayCall, {
  parameters: {},
  requires: [...Object.values(orderParameters), address('amount', AMOUNT_PATTERN)],
});

/** Whether the amount in the address can be read. */
export function isAmount(written: string): boolean {
  return new RegExp(AMOUNT_PATTERN).test(written);
}

/** What to repay, from the address. */
export interface Payment {
  productId: string;
  orderId: string;
  /** As written in the address, and sent as such: the lender recognizes its own text. */
  amount: string;
  /** The amount with its currency symbol. */
  amountText: string;
  couponId: string;
  userId: string;
}

/**
 * The payment that an address asks for; undefined if the order is missing or the amount is not valid.
 * @param style money format of the market.
 */
export function paymentOf(
  { productId, orderId }: CommonParameters,
  { amount, couponId, userId, real }: Record<(typeof QUERY_NAMES)[number], string>,
  style?: MoneyStyle,
): Payment | undefined {
  const minor = isAmount(amount) && minorUnits(amount);
  if (!productId || !orderId || !minor) return undefined;
  const amountText = formatMoney(minor, { real, ...style });
  return { productId, orderId, amount, amountText, couponId, userId };
}

/** A bank card as the page shows it. */
export interface ShownCard {
  id: string;
  bank: string;
  /** The last four digits; the rest is never shown. */
  digits: string;
}

/** What the page shows. A text is undefined while it is not known. */
export interface ShownCardPayment {
  amount: string | undefined;
  order: string | undefined;
  /** The cards to choose from; undefined while they are not known. */
  cards: readonly ShownCard[] | undefined;
  others: readonly OtherWay[];
  /** The page that adds a card. */
  addCard: string | undefined;
}

/** The page's own parameters of an address, '' for absent ones; undefined in the build, where there is none. */
export function ownParameters(context: Pick<ScreenContext, 'page'>) {
  const search = searchOf(context);
  if (search === undefined) return undefined;
  const query = new URLSearchParams(search);
  const entries = QUERY_NAMES.map((name) => [name, query.get(name) ?? '']);
  return Object.fromEntries(entries) as Record<(typeof QUERY_NAMES)[number], string>;
}

/** The payment in the page's address; undefined without one, and in the build. */
export function paymentIn(context: Pick<ScreenContext, 'page' | 'config'>): Payment | undefined {
  const own = ownParameters(context);
  return own && paymentOf(commonParametersFrom(searchOf(context) ?? ''), own, context.config);
}

/** The last four characters of a card number. */
export function lastFour({ cardNo }: { cardNo: string }): string {
  return cardNo.replace(/\s/g, '').slice(-4);
}

/** What the page shows of the payment in its address and the ways to make it; bars while they are not known. */
export function shownCardPayment(
  data: RepaymentWay | undefined,
  context: ScreenContext,
): ShownCardPayment {
  const payment = paymentIn(context);
  return {
    amount: payment?.amountText,
    order: payment?.orderId,
    cards: data?.bankCards.map((card) => ({
      id: card.id,
      bank: card.bankName,
      digits: lastFour(card),
    })),
    others: data && payment ? otherWays(data, payment) : [],
    addCard: linkTo(context, 'bindBank'),
  };
}

/** A way to pay other than a card: a direct address, or through the payment partner. */
export interface OtherWay {
  label: string;
  /** Absent if the address comes from the payment partner. */
  address?: string;
}

/**
 * The ways to pay other than a card: Alipay if the server offers it, and the payment partner, which
 * needs the `userId` from the address. Alipay without an address means Alipay through the partner.
 */
export function otherWays(
  { alipay }: Pick<RepaymentWay, 'alipay'>,
  { userId }: Pick<Payment, 'userId'>,
): OtherWay[] {
  const direct = alipay.address ? [{ label: text.alipay, address: alipay.address }] : [];
  if (!userId) return direct;
  const through = alipay.offered && !alipay.address;
  return [...direct, { label: through ? text.alipay : text.partner }];
}
