const NUMBER = /-?\d[\d.eE+-]*/g;
/** A whole number, an amount with two decimals, or decimals that end with a zero, which JavaScript drops. */
const PLAIN = /^-?\d+(?:\.\d\d|\.\d+0)?$/;
/** As many digits as any number of JavaScript is printed with, by whatever server. */
const MAX_DIGITS = 17;

/**
 * An amount keeps its decimals too. The long fraction that some servers print of a simple number (3450.0500000000002) is
 * the same number and means the simple one.
 */
function isKept(written: string): boolean {
  if (PLAIN.test(written)) return `${Number(written)}` === written;
  const [digits = ''] = written.split(/e/i);
  return digits.replace(/\D/g, '').replace(/^0+/, '').length <= MAX_DIGITS;
}

/** Where the text that begins at a quotation mark ends. */
function endOfText(json: string, start: number): number {
  let end = start;
  let backslashes = 0;
  do {
    end = json.indexOf('"', end + 1);
    backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes += 1;
  } while (backslashes % 2);
  return end + 1;
}

/** Valid JSON, in which each number that would lose digits is a text. */
function withExactNumbers(json: string): string {
  const quoteLossy = (outside: string) =>
    outside.replace(NUMBER, (written) => (isKept(written) ? written : `"${written}"`));
  let exact = '';
  let at = 0;
  for (let start = json.indexOf('"'); start >= 0; start = json.indexOf('"', at)) {
    exact += quoteLossy(json.slice(at, start));
    at = endOfText(json, start);
    exact += json.slice(start, at);
  }
  return exact + quoteLossy(json.slice(at));
}

/**
 * Parses JSON as `JSON.parse` does, but a number that JavaScript cannot keep becomes a text of the same digits: one above
 * 2^53, or an amount such as 1250.00. @throws SyntaxError if it is no JSON.
 */
export function parseExactJson(json: string): unknown {
  const parsed: unknown = JSON.parse(json);
  const exact = withExactNumbers(json);
  return exact === json ? parsed : JSON.parse(exact);
}
