import {
  type BankCard,
  type RepaymentWay,
  repaymentWayCall,
} from '../../shared/api/cardRepayment.ts';
import { address, identity, query } from '../../shared/api/query.ts';
import { commonParametersFrom } from '../../shared/api/session/commonParameters.ts';
import { digest } from '../../shared/lib/keys.ts';
import { formatMoney, minorUnits } from '../../shared/lib/money.ts';
import {
  addressTexts,
  linkTo,
  type ScreenContext,
  searchOf,
} from '../../shared/runtime/screenContext.ts';
import { cardRepaymentText } from './cardRepayment.messages.ts';

/** The page's own query parameters. */
const QUERY_NAMES = ['amount', 'couponId', 'userId', 'real'] as const;

/** A positive amount in whole minor units, which some programs print with `.0`, or with one or two decimals. The first request also depends on it. */
const AMOUNT_PATTERN = '^(?=.*[1-9])([0-9]{1,15}(\\.0)?|[0-9]{1,13}\\.[0-9]{1,2})$';

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

export const ownParameters = (context: Pick<ScreenContext, 'address'>) =>
  addressTexts(context, QUERY_NAMES);

/** The payment, from the address. */
export type Payment = NonNullable<ReturnType<typeof paymentIn>>;

/** The payment in the page's address; undefined without one, and in the build. */
export function paymentIn(context: Pick<ScreenContext, 'address' | 'config'>) {
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

/** The fingerprint of a card. Two may share an id. */
export function cardKey({ id, cardNo, bankName, bankCode }: BankCard): string {
  return digest(JSON.stringify([id, cardNo, bankName, bankCode]));
}

/** The place of the one card with a fingerprint; undefined if there is none, or more than one. */
export function placeOf(key: string, cards: readonly BankCard[]): number | undefined {
  const places = cards.flatMap((card, place) => (cardKey(card) === key ? [place] : []));
  return places.length === 1 ? places[0] : undefined;
}

/** Which card is chosen, by its place among those of a reply. */
export interface CardChoice {
  cards: readonly BankCard[];
  /** Undefined if none is chosen. */
  place: number | undefined;
}

/** The choice among the cards of another reply: it is kept only if it is certain which card was meant. */
export function choiceAmong(cards: readonly BankCard[], before: CardChoice): CardChoice {
  if (cards === before.cards) return before;
  const chosen = before.cards[before.place ?? -1];
  const key = chosen ? cardKey(chosen) : '';
  const isCertain = placeOf(key, before.cards) !== undefined;
  return { cards, place: isCertain ? placeOf(key, cards) : undefined };
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
function otherWays(
  { alipay }: Pick<RepaymentWay, 'alipay'>,
  { userId }: Pick<Payment, 'userId'>,
): OtherWay[] {
  const direct = alipay.address
    ? [{ label: cardRepaymentText.alipay, address: alipay.address }]
    : [];
  if (!userId) return direct;
  const through = alipay.offered && !alipay.address;
  return [...direct, { label: through ? cardRepaymentText.alipay : cardRepaymentText.partner }];
}
