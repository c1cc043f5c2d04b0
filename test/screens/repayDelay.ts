import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load your extension',
  ready: 'Next payment date',
  filipinoHeading: 'Rollover Repayment',
} satisfies ScreenFacts;
