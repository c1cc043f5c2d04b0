import { defineMessages } from '../../lib/messages.ts';

/** Messages about any write of an order while its outcome is unknown. */
export const orderText = defineMessages('order', {
  paid: 'A payment has arrived.',
  otherPayment:
    'Another payment for this order may still go through. Check your order before you pay again.',
  home: 'Go to the home screen',
});
