import { ORDER_STATUS, type OrderStatus } from '../../shared/api/order.ts';

/** A status that has an icon of its own. */
export type IconStatus = Exclude<OrderStatus, typeof ORDER_STATUS.overdue>;

/** The status if it is one that screens know. */
export const knownStatus = (status: string) =>
  Object.values(ORDER_STATUS).find((known) => known === status);

/** The status whose icon an order shows. Overdue and unknown orders use the icon of repaid ones. */
export function iconStatus(status: string): IconStatus {
  const found = knownStatus(status);
  return !found || found === ORDER_STATUS.overdue ? ORDER_STATUS.repaid : found;
}

/** The meaning of a status for the borrower, where it is not the usual one: its band has a colour of its own. */
const TONES: Readonly<Record<string, 'late' | 'today' | 'done' | 'review'>> = {
  [ORDER_STATUS.overdue]: 'late',
  [ORDER_STATUS.dueToday]: 'today',
  [ORDER_STATUS.repaid]: 'done',
  [ORDER_STATUS.review]: 'review',
};

/** The tone of a status; undefined for the usual one. */
export const toneOf = (status: string | undefined) => TONES[status ?? ''];

export type OrderAction = 'repay' | 'rollover' | 'borrowAgain';

/** A button, with the names of its texts. */
export interface OrderButton {
  action: OrderAction;
  label: OrderAction | 'repayment';
  caption?: 'rolloverCaption';
}

/** The action buttons for an order, by status. */
export function orderButtons(order: { orderStatus: string; isDelay: boolean }): OrderButton[] {
  const { orderStatus, isDelay } = order;
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
