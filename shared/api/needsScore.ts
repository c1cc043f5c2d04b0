import type { FlagMeaning } from './reply.ts';

/** A rating of an answer is asked for unless the server says no or nothing. */
export const NEEDS_SCORE: FlagMeaning = { absent: false, other: true };
