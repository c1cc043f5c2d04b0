const DIGIT = /\p{Nd}/u;

/** A decimal digit of any script as 0 to 9. In every script the ten stand in a row that begins with zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return `${(code - first) % 10}`;
}

/**
 * The entry in a field for digits or a code, in plain characters: digits of any script are 0 to 9, wide
 * letters are usual ones, and there are no spaces, dashes or invisible marks.
 */
export function plainCharacters(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\s\p{C}\p{M}\p{Pd}\u2212]/gu, '');
}
