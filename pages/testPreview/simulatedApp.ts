import { ACTIONS, type ActionName } from '../../shared/bridge/protocol.ts';
import type { ShellProfile, Traffic } from '../../shared/bridge/simulatedShell.ts';
import type { Tester } from './tester.model.ts';

export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];

type Timing = Pick<ShellProfile, 'lateMs' | 'replyMs'>;

const TIMINGS: Readonly<Record<Tester['pace'], Timing>> = {
  quick: { lateMs: 0, replyMs: 30 },
  slow: { lateMs: 0, replyMs: 2000 },
  late: { lateMs: 1500, replyMs: 30 },
  silent: { lateMs: 0, replyMs: undefined },
};

/** How the simulated app behaves with these settings. */
export function profileOf({ transport, announces, pace, lacks }: Tester): ShellProfile {
  const missing = lacks.split(/[\s,]+/);
  const actions = ACTION_NAMES.filter((name) => !missing.includes(name));
  return { transport, announces, actions, ...TIMINGS[pace] };
}

/** One line of a phone's log. */
export interface Line {
  /** Number of the line in the log. */
  id: number;
  /** Milliseconds since the phone was opened. */
  at: number;
  from: 'page' | 'shell' | 'phone' | 'tester';
  /** The action, the event, the page's path, or what the tester did. */
  name: string;
  /** The raw message, or the payload; `''` for none. */
  detail: string;
  /** Why a message was dropped; absent if it was not. */
  problem?: string | undefined;
}

/** A message as a log line, under the name of its action or event. */
export function messageLine({ from, raw, problem, handled }: Traffic): Omit<Line, 'id' | 'at'> {
  return { from, name: nameOf(raw, handled), detail: raw, problem };
}

function nameOf(raw: string, handled: boolean | undefined): string {
  try {
    const { action, type, name, ok } = Object(JSON.parse(raw)) as Record<string, unknown>;
    if (type === 'reply') return ok === true ? 'reply' : 'reply: refused';
    return `${action ?? name ?? 'message'}${handled ? ' (the page keeps it)' : ''}`;
  } catch {
    return 'message';
  }
}
