import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load your order',
  ready: 'Repayment due',
  filipinoHeading: 'Order Details',
} satisfies ScreenFacts;
