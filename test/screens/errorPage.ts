import type { ScreenFacts } from './facts.ts';

export default {
  filipinoHeading: 'Hindi mabuksan ang page na ito',
} satisfies ScreenFacts;
