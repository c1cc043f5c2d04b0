import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load your repayment code',
  ready: 'Contract number',
  filipinoHeading: 'Code sa pagbabayad',
} satisfies ScreenFacts;
