/** What the local-storage names of attempts begin with. */
export const ATTEMPT_PREFIX = 'attempt|';

/** How long a reopened page says that this was already sent, ms. */
export const REMEMBERED_MS = 10 * 60_000;

/** After a month a record counts no more. */
export const ATTEMPT_LIFE_MS = 30 * 24 * 60 * 60_000;
