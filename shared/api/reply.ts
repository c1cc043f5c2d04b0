import { isNothing } from '../lib/nothing.ts';
import type { RequestSpec } from './call.ts';

/*
 * Reads from a reply whether the request succeeded, before its data is decoded. The paint script imports
 * this file, so it imports no library.
 */

const YES: readonly unknown[] = [true, 1, '1', 'true'];
const NO: readonly unknown[] = [false, 0, '0', 'false'];

/** A flag or the state of an order is a whole number, though a server may print it with decimals: 174.00. */
export const wholeText = (text: string) => text.replace(/^(-?\d+)\.0+$/, '$1');

/** A flag as any server writes it: 1, '1', 1.00, true, 'true' and their opposites; undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  const sent = typeof value === 'string' ? wholeText(value) : value;
  if (YES.includes(sent)) return true;
  return NO.includes(sent) ? false : undefined;
}

/** How to read a flag that is neither yes nor no. */
export interface FlagMeaning {
  /** Null or a word for it, a text that is empty or only white space, or no field at all. */
  absent: boolean;
  /** Anything else, such as 2. */
  other: boolean;
}

/** The meaning of a flag that may be neither yes nor no. */
export function meaningOf(value: unknown, { absent, other }: FlagMeaning): boolean {
  const sent = typeof value === 'string' ? readText(value) : (value ?? '');
  return readFlag(value) ?? (sent === '' ? absent : other);
}

/** Text or a number as text, without white space around it; '' for anything else, and for a word for nothing. */
export function readText(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number';
  const text = isText ? `${value}`.trim() : '';
  return isNothing(text) ? '' : text;
}

/** Whether a value is missing: null, or a word for it. */
export function isAbsent(value: unknown): boolean {
  return value == null || (typeof value === 'string' && isNothing(value.trim()));
}

/** The first value that is not empty, as text. */
export function firstText(...values: unknown[]): string {
  return values.map(readText).find(Boolean) ?? '';
}

type Reply = Readonly<Record<string, unknown>>;
type Rule = Pick<RequestSpec, 'statusFirst'>;

/** The code of a reply; '' if there is none. Only calls with `statusFirst` send it as `status`, which elsewhere says nothing. */
export function codeOf({ code, status }: Reply, { statusFirst }: Rule): string {
  return statusFirst ? firstText(status, code) : readText(code);
}

/** Whether the request was done or refused, or that the reply does not say. */
export type Verdict = 'done' | 'refused' | 'unreadable';

/**
 * Whether a request succeeded. The flag `success` decides, or `code` if there is no flag. In calls with
 * `statusFirst`, `status` decides, or `code` if there is none. A code is whole digits, as a number or
 * text: 0, '0' and '00' all mean success.
 */
export function verdictOf(reply: Reply, rule: Rule): Verdict {
  const code = codeOf(reply, rule);
  const flag = readFlag(reply.success);
  const byFlag = flag !== undefined && !(rule.statusFirst && code);
  if (!byFlag && !code) return 'unreadable';
  return (byFlag ? flag : /^0+$/.test(code)) ? 'done' : 'refused';
}
