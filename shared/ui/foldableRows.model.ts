/** Number of rows that stay visible in a folded list. */
export const FOLDED_ROWS = 2;
