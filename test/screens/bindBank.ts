import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load the account form',
  ready: 'Account holder',
  filipinoHeading: 'Payment account information',
} satisfies ScreenFacts;
