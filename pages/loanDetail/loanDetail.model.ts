import { type LoanDetails, loanDetailsQuery, ORDER_STATUS } from '../../shared/api/loanDetails.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** Borrow Again's event (spec 9). */
export const BORROW_AGAIN_MODULE = '30';
/** Within this time the same redirect is not repeated by itself, so that no loop traps anyone. */
export const REDIRECT_PAUSE_MS = 10_000;

const ICON_STATUSES: readonly string[] = ['21', '110', '151', '174', '180', '200'];
const NO_PRODUCTS: readonly string[] = ['170', '174', '180', '200'];

/** The order of this address. */
export const order = queryAtoms(loanDetailsQuery);

/** The status whose icon stands for an order; any unknown one takes 200's (spec 2.2). */
export function iconStatus(status: string): string {
  return ICON_STATUSES.includes(status) ? status : ORDER_STATUS.repaid;
}

/** What a button of the order does. */
export type OrderAction = 'repay' | 'rollover' | 'borrowAgain';

export interface OrderButton {
  action: OrderAction;
  label: 'repay' | 'repayment' | 'rollover' | 'borrowAgain';
  caption?: 'rolloverCaption';
}

/** The action buttons of an order (spec 4, "Order details by status"). */
export function orderButtons({
  orderStatus,
  isDelay,
}: Pick<LoanDetails, 'orderStatus' | 'isDelay'>): OrderButton[] {
  const due = orderStatus === ORDER_STATUS.due || orderStatus === ORDER_STATUS.dueToday;
  if (due && isDelay) {
    return [
      { action: 'repay', label: 'repay' },
      { action: 'rollover', label: 'rollover', caption: 'rolloverCaption' },
    ];
  }
  if (due || orderStatus === ORDER_STATUS.overdue) return [{ action: 'repay', label: 'repayment' }];
  if (orderStatus === ORDER_STATUS.repaid) return [{ action: 'borrowAgain', label: 'borrowAgain' }];
  return [];
}

/** Whether the recommended products show (spec 4): not while a debt is open, nor when repaid. */
export function showsProducts({ orderStatus, recProducts }: LoanDetails): boolean {
  return recProducts.length > 0 && !NO_PRODUCTS.includes(orderStatus);
}

/** The address that the page must leave for at once, or '' (spec 4: any status but 21). */
export function redirectOf({ orderStatus, playeduL }: LoanDetails): string {
  return orderStatus === ORDER_STATUS.review ? '' : playeduL;
}

/** The external repayment address, or '' for our own repayment page (decisions 4). */
export function externalRepayment({
  h5Url,
  inside,
}: Pick<LoanDetails, 'h5Url' | 'inside'>): string {
  return inside ? '' : h5Url;
}

export const DIALOGS = ['kindTips', 'card', 'withdraw', 'rating'] as const;
export type DialogName = (typeof DIALOGS)[number];

/**
 * The dialog that is open: one at a time, in the fixed order (decisions 4).
 * @param closed those the borrower has closed. @param tipShown the session flag showBankTip.
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

/** What a submitted rating leads to (spec 4). @param stars 0 when none is chosen. @param most from here on the store opens. */
export function ratingOutcome(stars: number, most: number): 'choose' | 'result' | 'store' {
  if (stars < 1) return 'choose';
  return stars < most ? 'result' : 'store';
}

/** The score that is sent: the policy's (spec 9: always 5), or the one that was chosen. */
export function sentScore(policy: string, stars: number): string {
  return policy === 'chosen' ? `${stars}` : policy;
}

/**
 * Whether a redirect may run by itself.
 * @param last what the session kept of the last one: address and epoch ms.
 */
export function mayRedirect(address: string, last: string | undefined, now: number): boolean {
  const [time = '', ...rest] = (last ?? '').split(' ');
  const age = now - Number(time);
  return rest.join(' ') !== address || age < 0 || age >= REDIRECT_PAUSE_MS;
}
