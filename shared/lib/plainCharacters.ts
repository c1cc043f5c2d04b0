const DIGIT = /\p{Nd}/u;

/** In every script the ten digits stand in a row that begins with zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return `${(code - first) % 10}`;
}

/**
 * For digits and codes: digits of any script become 0 to 9, wide letters usual ones, and spaces, dashes and invisible marks
 * go.
 */
export function plainCharacters(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\s\p{C}\p{M}\p{Pd}\u2212]/gu, '');
}

/** As a bank reads a name: without invisible marks, and with usual spaces in place of odd ones. */
export function plainLine(typed: string): string {
  return typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\u2800]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
}
