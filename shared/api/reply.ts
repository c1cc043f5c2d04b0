import type { RequestSpec } from './call.ts';

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

/** The first of some values that says anything, as text. */
export function firstText(...values: unknown[]): string {
  return values.map(readText).find(Boolean) ?? '';
}

type Reply = Readonly<Record<string, unknown>>;
type Rule = Pick<RequestSpec, 'statusFirst'>;

/** The code of a reply, '' without one; it may stand in `status`. */
export function codeOf({ code, status }: Reply, { statusFirst }: Rule): string {
  return statusFirst ? firstText(status, code) : firstText(code, status);
}

/** What a reply says of the request: done, not done, or nothing that can be read. */
export type Verdict = 'done' | 'refused' | 'unreadable';

/**
 * Whether a request succeeded. The flag `success` decides, and `code` where there is no flag; in the
 * calls that declare it `status` does, and `code` where there is none. Codes are whole digits, number
 * or text alike: 0, '0' and '00' are the same.
 */
export function verdictOf(reply: Reply, rule: Rule): Verdict {
  const code = codeOf(reply, rule).trim();
  const flag = readFlag(reply.success);
  const byFlag = flag !== undefined && !(rule.statusFirst && code);
  if (!byFlag && !code) return 'unreadable';
  return (byFlag ? flag : /^0+$/.test(code)) ? 'done' : 'refused';
}
