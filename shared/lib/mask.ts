import { plainCharacters } from './plainCharacters.ts';

export interface Masked {
  text: string;
  caret: number;
}

/** Digits of any script become 0 to 9. */
export function digitsOnly(text: string): string {
  return plainCharacters(text).replace(/\D/g, '');
}

/** What is left after these sizes is one more group. */
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

/** Codes that already contain separators are left alone. */
export function inFours(code: string): string[] {
  const shown = code.trim();
  return /[^A-Za-z0-9]/.test(shown) ? [shown] : (shown.match(/.{1,4}/g) ?? []);
}

/**
 * Keeps the caret behind the same digit. A mask may remove digits before the caret, so the digits behind it are counted.
 * @param caret position in `typed`, in characters.
 */
export function maskWithCaret(
  mask: (text: string) => string,
  typed: string,
  caret: number,
): Masked {
  const text = mask(typed);
  // A plus counts where the mask has left one.
  const counted = text.startsWith('+') ? /[\d+]/g : /\d/g;
  const countIn = (part: string) => plainCharacters(part).match(counted)?.length ?? 0;
  let left = countIn(text) - countIn(typed.slice(caret));
  let position = 0;
  while (left > 0 && position < text.length) {
    left -= countIn(text.charAt(position));
    position += 1;
  }
  return { text, caret: position };
}

function inCommon(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, at) => character !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** How many old characters an edit has left at the start and at the end. @param most at the end. */
function leftBy(old: readonly string[], now: readonly string[], most: number) {
  const reversed = [old, now].map((text) => text.slice().reverse()) as [string[], string[]];
  const end = Math.min(inCommon(...reversed), most);
  const start = inCommon(old.slice(0, old.length - end), now.slice(0, now.length - end));
  return { start, end, isInsertion: start + end === old.length };
}

/**
 * The text of a field with room for `max` characters after an edit: what was there before, and as much of the new text as
 * fits. Characters are code points, so an emoji is one.
 * @param before text before the edit. @param caret position in `typed`.
 */
export function fitAtCaret(before: string, typed: string, caret: number, max: number): Masked {
  const [old, now] = [Array.from(before), Array.from(typed)];
  if (now.length <= max) return { text: typed, caret };
  const at = Array.from(typed.slice(0, caret)).length;
  const byCaret = leftBy(old, now, now.length - at);
  const byText = leftBy(old, now, now.length);
  // The caret may have gone elsewhere before a keyboard has put its word.
  const { start, end } = byText.isInsertion && !byCaret.isInsertion ? byText : byCaret;
  const added = now.slice(start, now.length - end).slice(0, Math.max(0, max - start - end));
  const kept = [...now.slice(0, start), ...added, ...now.slice(now.length - end)].slice(0, max);
  const last = start + added.length;
  const position = at <= last ? at : Math.max(last, at - (now.length - kept.length));
  return { text: kept.join(''), caret: kept.slice(0, position).join('').length };
}

const PAY_CODE = /^[A-Za-z0-9 -]{4,64}$/;

/** The pay code of a page's address; '' if it is none. Anyone could forge the address, so only plain characters pass. */
export function payCodeFrom(text: string): string {
  return PAY_CODE.test(text) ? text : '';
}
