import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load your complaints',
  ready: 'New complaint',
  filipinoHeading: 'My complaints',
} satisfies ScreenFacts;
