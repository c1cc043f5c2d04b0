import { type LoanDetails, loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS } from '../../shared/api/orderStatus.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** Module id of the Borrow Again event. */
export const BORROW_AGAIN_MODULE = '30';
/** The same redirect does not run again automatically within this time, to avoid a redirect loop, ms. */
const REDIRECT_PAUSE_MS = 10_000;

const { overdue, due, dueToday, repaid } = ORDER_STATUS;
const NO_PRODUCTS: readonly string[] = [overdue, due, dueToday, repaid];

/** The order in the address. */
export const pageData = queryAtoms(loanDetailsQuery);

/** Whether to show recommended products: not while a debt is open, and not once repaid. */
export function showsProducts({ orderStatus, recProducts }: LoanDetails): boolean {
  return recProducts.some(({ name }) => name) && !NO_PRODUCTS.includes(orderStatus);
}

/** The address to redirect to at once, or `''`. Status 21 never redirects. */
export function redirectOf({ orderStatus, playeduL }: LoanDetails): string {
  return orderStatus === ORDER_STATUS.review ? '' : playeduL;
}

/** The external repayment address, or `''` for this site's repayment page. */
export function externalRepayment({
  h5Url,
  inside,
}: Pick<LoanDetails, 'h5Url' | 'inside'>): string {
  return inside ? '' : h5Url;
}

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

/** What a submitted rating leads to. @param stars 0 if none is chosen. @param storeFrom the lowest rating that opens the store. */
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
