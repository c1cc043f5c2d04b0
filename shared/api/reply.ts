import type { Wire } from './call.ts';

/*
 * What can be said of a reply before its data is looked at. The document's own script asks as well,
 * so this file takes no library.
 */

const YES: readonly unknown[] = [true, 1, '1', 'true'];
const NO: readonly unknown[] = [false, 0, '0', 'false'];

/** A flag as any server spells it: 1, '1', true, 'true' and their opposites; undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : undefined;
}

/** Text or a number as text; '' for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** What a reply says of the request: done, not done, or nothing that can be read. */
export type Verdict = 'done' | 'refused' | 'unreadable';

type Reply = Readonly<Record<string, unknown>>;

/** Codes are whole digits, number or text alike: 0, '0' and '00' are the same. */
function codeVerdict(value: unknown): Verdict {
  const code = readText(value).trim();
  if (!code) return 'unreadable';
  return /^0+$/.test(code) ? 'done' : 'refused';
}

function flagVerdict(value: unknown): Verdict {
  const flag = readFlag(value);
  if (flag === undefined) return 'unreadable';
  return flag ? 'done' : 'refused';
}

/**
 * Whether a request succeeded, by the first of the reply's fields that says anything: `status` and
 * then `code` for the calls that declare it, otherwise the flag `success` and then `code`.
 */
export function verdictOf(reply: Reply, { statusFirst }: Pick<Wire, 'statusFirst'>): Verdict {
  const flag = flagVerdict(reply.success);
  const code = codeVerdict(reply.code);
  const status = codeVerdict(reply.status);
  const inOrder = statusFirst ? [status, code, flag] : [flag, code, status];
  return inOrder.find((verdict) => verdict !== 'unreadable') ?? 'unreadable';
}
