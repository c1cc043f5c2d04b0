import type { ScreenFacts } from './facts.ts';

// Without its template the page shows its own words.
export default { standsAlone: true } satisfies ScreenFacts;
