import type { Traffic } from '../../shared/bridge/simulatedShell.ts';
import { type Tester, testerOf } from './tester.model.ts';

/** The kinds of line in the log of a framed phone. */
type LineKind =
  | 'message'
  | 'dropped'
  | 'open'
  | 'native'
  | 'tap'
  | 'input'
  | 'back'
  | 'resume'
  | 'network'
  | 'raw';

const KINDS: readonly LineKind[] = [
  'message',
  'dropped',
  'open',
  'native',
  'tap',
  'input',
  'back',
  'resume',
  'network',
  'raw',
];

/** One line of the log. The tester's own lines are the steps of a replay. */
export interface Line {
  /** Milliseconds since the phone was opened. */
  at: number;
  from: 'page' | 'shell' | 'phone' | 'tester';
  kind: LineKind;
  /** The action, the event, the page's path, or the element used. */
  name: string;
  /** The raw message, the typed text, or the payload. */
  detail: string;
}

const SENDERS: readonly Line['from'][] = ['page', 'shell', 'phone', 'tester'];
const STEPS: readonly LineKind[] = ['tap', 'input', 'back', 'resume', 'network', 'raw'];

/** A recorded session: the settings and everything that happened. */
export interface Recording {
  tester: Tester;
  lines: readonly Line[];
}

const FORMAT = 'lend-shell-session/1';

/** Serializes a session to JSON. */
export function writeRecording({ tester, lines }: Recording): string {
  return JSON.stringify({ format: FORMAT, tester, lines }, null, 2);
}

function lineOf(given: unknown): Line | undefined {
  const { at, from, kind, name, detail } = Object(given) as Record<string, unknown>;
  const sender = SENDERS.find((one) => one === from);
  const known = KINDS.find((one) => one === kind);
  if (!sender || !known || typeof at !== 'number') return undefined;
  return { at, from: sender, kind: known, name: `${name ?? ''}`, detail: `${detail ?? ''}` };
}

/** Reads a session from JSON. @returns undefined if the file is not a session. */
export function readRecording(file: string): Recording | undefined {
  try {
    const { format, tester, lines } = Object(JSON.parse(file)) as Record<string, unknown>;
    if (format !== FORMAT || !Array.isArray(lines)) return undefined;
    const read = lines.flatMap((line) => lineOf(line) ?? []);
    return { tester: testerOf(JSON.stringify(tester)), lines: read };
  } catch {
    return undefined;
  }
}

/** The tester's steps, in order. */
export function stepsOf(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind }) => STEPS.includes(kind));
}

/** The messages from a page to its shell, without values that always differ: ids, times and the session. */
export function messagesOf(lines: readonly Line[]): string[] {
  return lines
    .filter(({ from, kind }) => from === 'page' && (kind === 'message' || kind === 'dropped'))
    .map(({ name, detail }) => {
      try {
        const { at, ...payload } = Object(JSON.parse(detail).payload) as Record<string, unknown>;
        const said = JSON.stringify(payload).replace(/(sessionId=)[^&"#]*/g, '$1…');
        return `${name} ${said}`;
      } catch {
        return `${name} ${detail}`;
      }
    });
}

/** How many messages the page sent before a line of the log. */
export function messagesBefore(lines: readonly Line[], step: Line): number {
  return messagesOf(lines.slice(0, lines.indexOf(step))).length;
}

/** How a replay compares with its recording. */
export type Verdict =
  | { same: true; messages: number }
  | { same: false; expected: string; found: string }
  | { same: false; missed: string };

/** Compares the page's messages in two logs, one by one. */
export function compareRecordings(then: readonly Line[], now: readonly Line[]): Verdict {
  const expected = messagesOf(then);
  const found = messagesOf(now);
  const longest = Math.max(expected.length, found.length);
  for (let index = 0; index < longest; index += 1) {
    if (expected[index] !== found[index]) {
      return {
        same: false,
        expected: expected[index] ?? '—',
        found: found[index] ?? '—',
      };
    }
  }
  return { same: true, messages: found.length };
}

/** A message as a log line: the name of its action or event, or why it was dropped. */
export function messageLine({ from, raw, problem, handled }: Traffic): Omit<Line, 'at'> {
  if (problem) return { from, kind: 'dropped', name: problem, detail: raw };
  return { from, kind: 'message', name: nameOf(raw, handled), detail: raw };
}

function nameOf(raw: string, handled: boolean | undefined): string {
  try {
    const { action, type, name, ok } = Object(JSON.parse(raw)) as Record<string, unknown>;
    if (type === 'reply') return ok === true ? 'reply' : 'reply: refused';
    const kept = handled ? ' (the page keeps it)' : '';
    return `${action ?? name ?? 'message'}${kept}`;
  } catch {
    return 'message';
  }
}
