import { defineMessages } from '../../lib/messages.ts';

/** What any write about an order says while its outcome is unknown. */
export const text = defineMessages('order', {
  paid: 'A payment has arrived.',
  otherPayment:
    'Another payment for this order may still go through. Check your order before you pay again.',
  home: 'Go to the home screen',
});
