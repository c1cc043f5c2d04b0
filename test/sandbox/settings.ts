/** How strict or helpful the lender is to one session; everything helpful is off at first. */
export interface Settings {
  /** Whether a write with an `Idempotency-Key` that was seen before gets the first reply again. */
  honoursIdempotencyKey: boolean;
  /** Whether the replies about a repayment list the order's open codes. */
  listsCodes: boolean;
  /** Whether reading repayment-way voids the order's older tokens that no commit has used. */
  freshTokenVoidsOlder: boolean;
  /** In which dialect it replies, a whole number; 0 is as the scenarios word it. */
  dialect: number;
}

/** The settings of a session that nobody has changed. */
export function newSettings(): Settings {
  return {
    honoursIdempotencyKey: false,
    listsCodes: false,
    freshTokenVoidsOlder: false,
    dialect: 0,
  };
}
