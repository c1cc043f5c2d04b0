import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS, OWED_STATUSES } from '../../shared/api/order.ts';
import type { Repayment } from '../../shared/api/repayment.ts';
import { shownOffers } from '../../shared/features/offers/offer.model.ts';
import { amountText } from '../../shared/features/order/amountText.ts';
import { dayText, dueOf } from '../../shared/features/order/dueDate.model.ts';
import { logoOf } from '../../shared/features/order/ProductHeader.tsx';
import { shownReceipt } from '../../shared/features/receipt/receipt.model.ts';
import type { Receipt } from '../../shared/features/receipt/receipt.ts';
import { dialNumber, phoneText } from '../../shared/lib/contact.ts';
import { unbroken } from '../../shared/lib/date.ts';
import { isZero } from '../../shared/lib/money.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { loanDetailText } from './loanDetail.messages.ts';
import { knownStatus, orderButtons, toneOf } from './orderStatus.model.ts';

/** Module id of the Borrow Again event. */
export const BORROW_AGAIN_MODULE = '30';
/** After this long without a redirect the next one is not taken for a part of a circle, ms. */
const REDIRECT_PAUSE_MS = 10_000;
/** How many redirects may follow each other by themselves, whatever their addresses. */
const MAX_REDIRECTS = 3;

const NO_PRODUCTS: readonly string[] = [...OWED_STATUSES, ORDER_STATUS.repaid];

/** The content of the page. A text is undefined while the order is not known. */
export type ShownOrder = ReturnType<typeof shownOrder>;

/** The number of customer service: the lender's for this order, or the configured one if that cannot be dialled. */
function serviceOf(telephone: string, { config }: ScreenContext) {
  const own = dialNumber(telephone);
  return {
    number: own ?? config.servicePhone,
    shown: phoneText(own ? telephone : config.servicePhone),
  };
}

function cardOf(details: LoanDetails, context: ScreenContext) {
  const { productName: name, productLogo, userOrderDetail } = details;
  if (!name && !userOrderDetail.detail.length) return undefined;
  return {
    product: { logo: logoOf(productLogo, name, context), name },
    rows: userOrderDetail.detail,
  };
}

/** The instalment that is due: undefined while it is read, null if it cannot be read. */
type Instalment = Pick<Repayment, 'repayAmount' | 'repayDate'> | null | undefined;

/** What is owed. A text is undefined while it is not known. */
export interface ShownOwed {
  amount?: string | undefined;
  /** How long until it is due; '' if that contradicts the status. */
  due?: string | undefined;
  date?: string | undefined;
}

/** The status of the order. A text is undefined while it is not known. */
export interface ShownStatus {
  code?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Absent if nothing is owed, or nobody says how much. */
  owed?: ShownOwed | undefined;
}

function owedOf(status: string, instalment: Instalment, context: ScreenContext) {
  if (!OWED_STATUSES.includes(status) || instalment === null) return undefined;
  if (!instalment) return {};
  const { repayAmount, repayDate: date } = instalment;
  if (isZero(repayAmount)) return undefined;
  const { due, tone } = dueOf(date, context.now, context.config.timeZone);
  const isDueToday = tone === 'today' && status === ORDER_STATUS.due;
  return {
    amount: amountText(repayAmount, context),
    due: isDueToday || tone === toneOf(status) ? due : '',
    date: date && loanDetailText.dueOn(unbroken(dayText(date))),
  };
}

/** The status in the lender's words. An unknown status without words gets advice for the borrower. */
function statusOf(
  details: LoanDetails | undefined,
  instalment: Instalment,
  context: ScreenContext,
): ShownStatus {
  if (!details) return {};
  const { orderStatus, noticeStatusText, noticeDesText } = details;
  const own = knownStatus(orderStatus) ? { title: '', detail: '' } : loanDetailText.unknownStatus;
  return {
    code: orderStatus,
    title: noticeStatusText || own.title,
    description: noticeDesText || own.detail,
    owed: owedOf(orderStatus, instalment, context),
  };
}

/**
 * The content of the page with the order and the instalment that is due; bars while they are not known.
 * @param receipt of what the borrower has just done.
 */
export function shownOrder(
  details: LoanDetails | undefined,
  context: ScreenContext,
  instalment?: Instalment,
  receipt?: Receipt,
) {
  const hasProducts = details && !NO_PRODUCTS.includes(details.orderStatus);
  return {
    receipt: shownReceipt(receipt, details?.orderStatus),
    status: statusOf(details, instalment, context),
    // Undefined if the lender says nothing of product and rows.
    card: details ? cardOf(details, context) : { product: undefined, rows: waitingRows(3) },
    offers: hasProducts
      ? shownOffers(details.recProducts, ({ globally }) => globally, context)
      : [],
    service: details && serviceOf(details.telephone, context),
    buttons: details ? orderButtons(details) : [],
  };
}

/** The address to redirect to at once, or `''`. Status 21 never redirects. */
export function redirectOf({ orderStatus, playeduL }: LoanDetails): string {
  return orderStatus === ORDER_STATUS.review ? '' : playeduL;
}

/** The external repayment address, or `''` for this site's repayment page. */
export const externalRepayment = ({ h5Url, inside }: LoanDetails) => (inside ? '' : h5Url);

export const DIALOGS = ['kindTips', 'card', 'withdraw', 'rating'] as const;
export type DialogName = (typeof DIALOGS)[number];

/**
 * The dialog to show: one at a time, in a fixed order.
 * @param closed those the borrower has closed. @param tipShown the session flag `showBankTip`.
 */
export function openDialog(
  details: LoanDetails,
  closed: readonly DialogName[],
  tipShown: boolean,
): DialogName | undefined {
  const wanted: Record<DialogName, boolean> = {
    kindTips: details.KindTipsMsg !== '' && !tipShown,
    card: details.cardNeedPop,
    withdraw: details.orderStatus === ORDER_STATUS.review && details.reyMsg !== '',
    rating: details.isScore,
  };
  return DIALOGS.find((name) => wanted[name] && !closed.includes(name));
}

/** The step after a rating. @param stars 0 if none is chosen. @param storeFrom the lowest rating that opens the store. */
export function ratingOutcome(stars: number, storeFrom: number): 'choose' | 'result' | 'store' {
  if (stars < 1) return 'choose';
  return stars < storeFrom ? 'result' : 'store';
}

/** The score to send. @param policy a fixed score, or `chosen` for the borrower's own. */
export function sentScore(policy: string, stars: number): string {
  return policy === 'chosen' ? `${stars}` : policy;
}

/** Redirects of a tab that have followed each other: when the last one ran, epoch ms, and where all led. */
interface Redirects {
  at: number;
  addresses: readonly string[];
}

/**
 * The redirects with another one, if that may run by itself: not to an address that has just led back here, and not after three
 * others, because a circle may have another address each time.
 * @param now epoch ms.
 */
export function withRedirect(
  address: string,
  { at = 0, addresses = [] }: Partial<Redirects>,
  now: number,
): Redirects | undefined {
  const follows = now >= at && now - at < REDIRECT_PAUSE_MS;
  const earlier = follows ? addresses : [];
  const isCircle = earlier.includes(address) || earlier.length >= MAX_REDIRECTS;
  return isCircle ? undefined : { at: now, addresses: [...earlier, address] };
}
