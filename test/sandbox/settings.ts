/** How strict or helpful the lender is to one session; everything helpful is off by default. */
export interface Settings {
  /** Whether a write with a known `Idempotency-Key` gets the first reply again. */
  honoursIdempotencyKey: boolean;
  /** Whether the replies about a repayment list the order's open codes. */
  listsCodes: boolean;
  /** Whether reading repayment-way voids the order's older unused tokens. */
  freshTokenVoidsOlder: boolean;
  /** The number of the variant of its replies; 0 is the plain form of the scenarios. */
  replyVariant: number;
}

/** The default settings of a session. */
export function newSettings(): Settings {
  return {
    honoursIdempotencyKey: false,
    listsCodes: false,
    freshTokenVoidsOlder: false,
    replyVariant: 0,
  };
}
