import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load your complaint',
  ready: 'My complaints',
  query: { problemId: '3' },
  filipinoHeading: 'Detalye ng reklamo',
} satisfies ScreenFacts;
