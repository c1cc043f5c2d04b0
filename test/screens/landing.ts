import type { ScreenFacts } from './facts.ts';

// Without its template the page shows its own words.
export default {
  standsAlone: true,
  query: { id: 'default' },
  filipinoHeading: 'Alamin ang lahat ng gastos bago umutang',
} satisfies ScreenFacts;
