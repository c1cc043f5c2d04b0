import { ORDER_STATUS } from '../../shared/api/orderStatus.ts';

/*
 * What an order's status decides. The document's inline script imports this file, so it imports no library.
 */

/** The statuses that have an icon of their own. */
export const ICON_STATUSES = ['21', '110', '151', '174', '180', '200'] as const;

type IconStatus = (typeof ICON_STATUSES)[number];

/** The status whose icon an order shows. Unknown statuses use the icon of 200. */
export function iconStatus(status: string): IconStatus {
  return ICON_STATUSES.find((known) => known === status) ?? ORDER_STATUS.repaid;
}

/** What an order's button does. */
export type OrderAction = 'repay' | 'rollover' | 'borrowAgain';

export interface OrderButton {
  action: OrderAction;
  label: 'repay' | 'repayment' | 'rollover' | 'borrowAgain';
  caption?: 'rolloverCaption';
}

/** The action buttons for an order, by status. */
export function orderButtons({
  orderStatus,
  isDelay,
}: {
  orderStatus: string;
  isDelay: boolean;
}): OrderButton[] {
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
