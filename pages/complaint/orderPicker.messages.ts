import { ORDER_STATUS } from '../../shared/api/order.ts';
import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the picker of orders. */
export const text = defineMessages('orderPicker', {
  title: 'Your orders',
  number: (number: string) => `Order ${number}`,
  /** By the lender's code. */
  status: {
    [ORDER_STATUS.review]: 'Under review',
    [ORDER_STATUS.preparing]: 'Being prepared',
    [ORDER_STATUS.sending]: 'Money on its way',
    [ORDER_STATUS.overdue]: 'Overdue',
    [ORDER_STATUS.due]: 'Due',
    [ORDER_STATUS.dueToday]: 'Due today',
    [ORDER_STATUS.repaid]: 'Repaid',
  },
});
