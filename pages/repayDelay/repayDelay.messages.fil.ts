import { dueDate, weekdays } from '../../shared/features/order/dueDate.messages.fil.ts';
import { order } from '../../shared/features/order/order.messages.fil.ts';
import { waysToPay } from '../../shared/features/repayment/repayment.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { repayDelayText } from './repayDelay.messages.ts';

/** The extension page in Filipino. */
export default {
  ...everyScreen,
  ...dueDate,
  ...weekdays,
  ...order,
  ...waysToPay,
  repayDelay: {
    failed: 'Hindi namin ma-load ang extension mo',
    fee: 'Babayaran para sa extension',
    date: 'Bagong due date',
    cost: (amount) =>
      `Ang extension ay nagkakahalaga ng ${amount}. Kailangan mo pa ring bayaran ang loan.`,
    repay: 'Bayaran na',
    extend: 'Mag-extend',
    today: 'Ngayon',
    unread: 'Hindi namin ito ma-load',
    later: 'Pagkatapos',
    nothing: 'Wala na',
    total: 'Kabuuan',
    last: 'Huling bayad',
    due: 'Due date',
    noPlan: 'Wala pa ang bagong plano mo sa pagbabayad.',
  },
} satisfies Translation<typeof repayDelayText>;
