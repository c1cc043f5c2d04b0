import { dueDate, weekdays } from '../../shared/features/order/dueDate.messages.fil.ts';
import { order } from '../../shared/features/order/order.messages.fil.ts';
import { waysToPay } from '../../shared/features/repayment/repayment.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { repaymentText } from './repayment.messages.ts';

/** The instalment page in Filipino. */
export default {
  ...everyScreen,
  ...weekdays,
  ...dueDate,
  ...order,
  ...waysToPay,
  repayment: {
    title: 'Pagbabayad',
    failed: 'Hindi namin ma-load ang babayaran mo',
    amount: 'Halagang babayaran',
    date: 'Due date',
    noDetail: 'Wala nang iba pang detalye.',
  },
} satisfies Translation<typeof repaymentText>;
