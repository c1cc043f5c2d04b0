/** A statement that no test can check, and why. */
interface OpenStatement {
  says: string;
  reason: string;
}

/** What the specification states: its words, and a reason where nothing can be checked. */
export type Statement = string | OpenStatement;

/** A statement that stays open; `reason` says why no test can decide it. */
export function open(says: string, reason: string): OpenStatement {
  return { says, reason };
}
