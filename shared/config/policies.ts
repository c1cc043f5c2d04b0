/** The score that the order's rating always sends (spec 9), whatever was chosen. */
export const SENT_SCORE = '5';
/** From this many stars on the store's rating page opens (spec 4). */
export const STORE_RATING_STARS = 4;
/** The agreement box is ticked before the borrower has read anything (spec 4). */
export const AGREEMENT_STARTS_CHECKED = true;
