import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS } from '../../shared/api/order.ts';
import { shownOffers } from '../../shared/features/offers/offer.model.ts';
import { logoOf } from '../../shared/features/order/ProductHeader.tsx';
import { dialNumber, phoneText } from '../../shared/lib/contact.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { text } from './loanDetail.messages.ts';
import { knownStatus, orderButtons } from './orderStatus.model.ts';

/** Module id of the Borrow Again event. */
export const BORROW_AGAIN_MODULE = '30';
/** The same redirect does not run again automatically within this time, to avoid a redirect loop, ms. */
const REDIRECT_PAUSE_MS = 10_000;

const { overdue, due, dueToday, repaid } = ORDER_STATUS;
const NO_PRODUCTS: readonly string[] = [overdue, due, dueToday, repaid];

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

/** The status in the lender's words. An unknown status without words gets advice for the borrower. */
function statusOf(details: LoanDetails | undefined) {
  if (!details) return { code: undefined, title: undefined, description: undefined };
  const { orderStatus, noticeStatusText, noticeDesText } = details;
  const own = knownStatus(orderStatus) ? { title: '', detail: '' } : text.unknownStatus;
  return {
    code: orderStatus,
    title: noticeStatusText || own.title,
    description: noticeDesText || own.detail,
  };
}

/** The content of the page with the order; bars while it is not known. */
export function shownOrder(details: LoanDetails | undefined, context: ScreenContext) {
  const hasProducts = details && !NO_PRODUCTS.includes(details.orderStatus);
  return {
    status: statusOf(details),
    // Undefined if the lender says nothing of product and rows.
    card: details ? cardOf(details, context) : { product: undefined, rows: waitingRows(3) },
    offers: hasProducts
      ? shownOffers(details.recProducts, ({ globally }) => globally, context)
      : [],
    service: details && serviceOf(details.telephone, context),
    buttons: details ? orderButtons(details) : [],
  };
}

/** The content of the document with the order; nothing if it continues on another page. */
export function firstShownOrder(
  details: LoanDetails | undefined,
  context: ScreenContext,
): ShownOrder | undefined {
  return details && redirectOf(details) ? undefined : shownOrder(details, context);
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

/**
 * Whether a redirect may run automatically.
 * @param last the session's record of the last one: epoch ms and address. @param now epoch ms.
 */
export function mayRedirect(address: string, last: string | undefined, now: number): boolean {
  const [time = '', ...rest] = (last ?? '').split(' ');
  const age = now - Number(time);
  return rest.join(' ') !== address || age < 0 || age >= REDIRECT_PAUSE_MS;
}
