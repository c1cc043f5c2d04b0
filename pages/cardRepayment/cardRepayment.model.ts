import type { RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { commonParametersFrom } from '../../shared/api/session/commonParameters.ts';
import { linkTo } from '../../shared/runtime/addresses.ts';
import { type ScreenContext, searchOf } from '../../shared/runtime/screenContext.ts';
import { type Payment, paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';
import { text } from './cardRepayment.messages.ts';

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
