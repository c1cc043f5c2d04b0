/** One line of the bridge's memory, for testers (bridge.md, "Shell check"). */
export interface RecentMessage {
  /** Milliseconds since 1970. */
  at: number;
  kind: 'call' | 'outcome' | 'reply' | 'event' | 'dropped';
  /** The action or event; for a reply its id; for what was dropped where it came from. */
  name: string;
  /** The payload, the outcome, the whole reply, or why it was dropped. */
  detail: unknown;
}

export interface Journal {
  note(kind: RecentMessage['kind'], name: string, detail: unknown): void;
  /** Notes a message that was dropped, and says so on the console. @param from who sent it. */
  drop(from: string, problem: string): void;
  /** The last lines, oldest first. */
  recent(): readonly RecentMessage[];
}

const REMEMBERED = 20;
/** A flood must not bury the console. */
const MOST_WARNINGS = 20;

/** What went over the bridge lately. What was said stays out of the console: it may be about a borrower. */
export function createJournal(): Journal {
  const lines: RecentMessage[] = [];
  let warnings = 0;
  const note: Journal['note'] = (kind, name, detail) => {
    lines.push({ at: Date.now(), kind, name, detail });
    if (lines.length > REMEMBERED) lines.shift();
  };
  return {
    note,
    drop(from, problem) {
      note('dropped', from, problem);
      warnings += 1;
      if (warnings <= MOST_WARNINGS) {
        console.warn(`Bridge: dropped a message of the ${from}: ${problem}`);
      }
    },
    recent: () => [...lines],
  };
}
