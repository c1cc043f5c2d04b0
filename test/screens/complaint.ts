import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load the complaint form',
  ready: 'What is it about?',
  filipinoHeading: 'Reklamo',
} satisfies ScreenFacts;
