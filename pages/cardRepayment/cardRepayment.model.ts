import { type RepaymentWay, repaymentWayCall } from '../../shared/api/cardRepayment.ts';
import { address, identity, query } from '../../shared/api/query.ts';
import { commonParametersFrom } from '../../shared/api/session/commonParameters.ts';
import { formatMoney, minorUnits } from '../../shared/lib/money.ts';
import {
  addressTexts,
  linkTo,
  type ScreenContext,
  searchOf,
} from '../../shared/runtime/screenContext.ts';
import { text } from './cardRepayment.messages.ts';

/** The page's own query parameters. */
const QUERY_NAMES = ['amount', 'couponId', 'userId', 'real'] as const;

/** A positive amount in whole minor units, or with one or two decimals. The first request also depends on it. */
const AMOUNT_PATTERN = '^(?=.*[1-9])([0-9]{1,15}|[0-9]{1,13}\\.[0-9]{1,2})$';

/** The ways to repay, requested only if the address names an order and an amount: the calls need no product. */
export const waysQuery = query(repaymentWayCall, {
  parameters: {},
  requires: [identity('orderId'), address('amount', AMOUNT_PATTERN)],
});

/** Whether the amount in the address can be read. */
export function isAmount(written: string): boolean {
  return new RegExp(AMOUNT_PATTERN).test(written);
}

/** The content of the page. A text is undefined while it is not known. */
export type ShownCardPayment = ReturnType<typeof shownCardPayment>;

/** The page's own parameters of an address. */
export const ownParameters = (context: Pick<ScreenContext, 'page'>) =>
  addressTexts(context, QUERY_NAMES);

/** The payment, from the address. */
export type Payment = NonNullable<ReturnType<typeof paymentIn>>;

/** The payment in the page's address; undefined without one, and in the build. */
export function paymentIn(context: Pick<ScreenContext, 'page' | 'config'>) {
  const own = ownParameters(context);
  const { orderId } = commonParametersFrom(searchOf(context) ?? '');
  const minor = own && isAmount(own.amount) && minorUnits(own.amount);
  if (!orderId || !minor) return undefined;
  // The amount is sent as written in the address: the lender recognizes its own text.
  const { amount, couponId, userId, real } = own;
  const amountText = formatMoney(minor, { real, ...context.config });
  return { orderId, amount, amountText, couponId, userId };
}

/** The last four characters of a card number. */
export function lastFour({ cardNo }: { cardNo: string }): string {
  return cardNo.replace(/\s/g, '').slice(-4);
}

/** The content of the page with the payment in its address and the ways to make it; bars while they are not known. */
export function shownCardPayment(data: RepaymentWay | undefined, context: ScreenContext) {
  const payment = paymentIn(context);
  return {
    amount: payment?.amountText,
    order: payment?.orderId,
    cards: data?.bankCards,
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
