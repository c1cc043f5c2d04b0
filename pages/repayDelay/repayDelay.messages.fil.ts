import { order } from '../../shared/features/order/order.messages.fil.ts';
import { repayment } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { translation } from '../../shared/lib/translation.ts';
import { copyButton, filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './repayDelay.messages.ts';

/** The texts of the extension page in Filipino. */
export const extension = translation<typeof text>('repayDelay', {
  failed: 'Hindi namin ma-load ang extension mo',
  fee: 'Babayaran para sa extension',
  date: 'Susunod na petsa ng pagbabayad',
  now: (amount, date) => `Ngayon: ${amount} sa ${date}`,
  cost: (amount) =>
    `Ang extension ay nagkakahalaga ng ${amount}. Kailangan mo pa ring bayaran ang utang.`,
  noPlan: 'Wala pa ang bagong plano mo sa pagbabayad.',
});

/** The extension page in Filipino. */
export const locale = filipino([copyButton, repayment, extension, order]);
