import { plainCharacters } from './plainCharacters.ts';

/** A masked text, and the position of the caret in it. */
export interface Masked {
  text: string;
  caret: number;
}

/** Keeps only the digits of a text, those of any script as 0 to 9. */
export function digitsOnly(text: string): string {
  return plainCharacters(text).replace(/\D/g, '');
}

/** Digits in groups of these sizes, and the rest as one more. */
export function groupsOf(digits: string, sizes: readonly number[]): string[] {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (!rest) break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return rest ? [...groups, rest] : groups;
}

/** A code in groups of four. One that has separators is one group, as it came: its groups are the payment partner's. */
export function inFours(code: string): string[] {
  const shown = code.trim();
  return /[^A-Za-z0-9]/.test(shown) ? [shown] : (shown.match(/.{1,4}/g) ?? []);
}

/**
 * Applies a mask to what was typed and keeps the caret behind the same digit.
 * @param caret position in `typed`, in characters.
 */
export function maskWithCaret(
  mask: (text: string) => string,
  typed: string,
  caret: number,
): Masked {
  const text = mask(typed);
  let left = digitsOnly(typed.slice(0, caret)).length;
  let position = 0;
  while (left > 0 && position < text.length) {
    if (/\d/.test(text.charAt(position))) left -= 1;
    position += 1;
  }
  return { text, caret: position };
}

const PAY_CODE = /^[A-Za-z0-9 -]{4,64}$/;

/**
 * Reads a pay code from a page's address; '' if it is not one. Anyone could forge such an address, so
 * only letters, digits, spaces and hyphens are allowed.
 */
export function payCodeFrom(text: string): string {
  return PAY_CODE.test(text) ? text : '';
}
