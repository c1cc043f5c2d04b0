import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load this page',
  ready: 'Offers from other lenders',
  filipinoHeading: 'Order Details',
} satisfies ScreenFacts;
