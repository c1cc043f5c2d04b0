/** A requirement that no test can check, and why. */
interface OpenStatement {
  says: string;
  reason: string;
}

/** A requirement: its text, or its text with the reason why it cannot be checked. */
export type Statement = string | OpenStatement;

/** Marks a requirement as open; `reason` tells why no test can check it. */
export function open(says: string, reason: string): OpenStatement {
  return { says, reason };
}
