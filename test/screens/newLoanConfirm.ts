import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load your loan offer',
  ready: 'Processing fee',
  filipinoHeading: 'Kumpirmahin ang utang',
} satisfies ScreenFacts;
