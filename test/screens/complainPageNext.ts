import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load the complaint form',
  ready: 'Photos as evidence',
  query: { problemType: '2', orderNo: 'due-extendable' },
  filipinoHeading: 'Reklamo',
} satisfies ScreenFacts;
