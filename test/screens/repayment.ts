import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load your repayment',
  ready: 'Amount to repay',
  filipinoHeading: 'Pagbabayad',
} satisfies ScreenFacts;
