import { type FlagMeaning, readText } from './reply.ts';

/* Reads fields of a complaint alike in the document and in React. The boot script imports this file, so it imports no library. */

/** A rating of an answer is asked for unless the server says no or nothing. */
export const NEEDS_SCORE: FlagMeaning = { absent: false, other: true };

/** Addresses of pictures as they were sent: a list, or a text that joins them by commas, as complaints send them. */
export function readAddresses(value: unknown): readonly unknown[] {
  const sent: unknown = typeof value === 'string' ? value.split(',') : value;
  return Array.isArray(sent) ? sent.filter((one) => readText(one)) : [];
}
