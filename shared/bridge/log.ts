export interface RecentMessage {
  /** Epoch ms. */
  at: number;
  kind: 'call' | 'outcome' | 'reply' | 'event' | 'dropped';
  /** The action or event; the id of a reply; the sender of a dropped message. */
  name: string;
  /** The payload, the outcome, the whole reply, or why it was dropped. */
  detail: unknown;
}

const MAX_ENTRIES = 20;
/** So that a flood of bad messages does not fill the console. */
const MAX_WARNINGS = 20;

/** For testers. Contents never go to the console, because they may be about a borrower. */
export function createLog() {
  const lines: RecentMessage[] = [];
  let warnings = 0;
  const note = (kind: RecentMessage['kind'], name: string, detail: unknown) => {
    lines.push({ at: Date.now(), kind, name, detail });
    if (lines.length > MAX_ENTRIES) lines.shift();
  };
  return {
    note,
    /** @param from who sent it. */
    drop(from: string, problem: string) {
      note('dropped', from, problem);
      warnings += 1;
      if (warnings <= MAX_WARNINGS) {
        console.warn(`Bridge: dropped a message of the ${from}: ${problem}`);
      }
    },
    recent: (): readonly RecentMessage[] => [...lines],
  };
}
