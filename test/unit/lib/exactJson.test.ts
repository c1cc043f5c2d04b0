import { describe, expect, it } from 'vitest';
import { parseExactJson } from '../../../shared/lib/exactJson.ts';
import { tryOr } from '../../../shared/lib/tryOr.ts';
import * as fc from '../../fastCheck.ts';

describe('7.1 Common behaviour', () => {
  it.each([
    // Above 2^53.
    ['90071992547409931', '90071992547409931'],
    ['-9007199254740993', '-9007199254740993'],
    ['9007199254740991', 9007199254740991],
    // Amounts, with the decimals that were sent.
    ['1250.00', '1250.00'],
    ['1250.25', 1250.25],
    ['1250.0000', '1250.0000'],
    ['1250.500', '1250.500'],
    ['-0.00', '-0.00'],
    ['24950.000000000004', 24950.000000000004],
    ['90071992547409.93', '90071992547409.93'],
    ['0.1234567890123456789', '0.1234567890123456789'],
    // Numbers as servers print their own.
    ['174', 174],
    ['174.0', 174],
    ['1.25E7', 12500000],
    ['3450.0500000000002', 3450.05],
    ['0.30000000000000004', 0.30000000000000004],
  ])('the number %s is read as %j', (written, read) => {
    expect(parseExactJson(written)).toBe(read);
    expect(parseExactJson(`{"a":[${written},{"b" : ${written}}]}`)).toEqual({
      a: [read, { b: read }],
    });
  });

  it.each(['9007199254740993', '"9007199254740993"', '\\', '\\"', '\\\\":9007199254740993,"', ''])(
    'a text stays as it is: %j',
    (text) => {
      const sent = { [text]: text, after: [text, 1] };
      expect(parseExactJson(JSON.stringify(sent))).toEqual(sent);
      expect(parseExactJson(JSON.stringify(text))).toBe(text);
      const withNumber = JSON.stringify(sent).replace(',1]', ',9007199254740993]');
      expect(parseExactJson(withNumber)).toEqual({ ...sent, after: [text, '9007199254740993'] });
    },
  );

  it('any other JSON is read as JSON.parse reads it, and nothing else is JSON', () => {
    const numberOf = (one: string) => (Number.isFinite(Number(one)) ? Number(one) : one);
    const read = (parse: (json: string) => unknown, text: string) => {
      const found = tryOr(() => ({ value: parse(text) }));
      return JSON.stringify(found, (_, one) => (typeof one === 'string' ? numberOf(one) : one));
    };
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(read(parseExactJson, text)).toBe(read(JSON.parse, text));
      }),
    );
  });

  it.each(['{9007199254740993:1}', '[9007199254740993', '["9007199254740993]', '"\\'])(
    '%s is no JSON',
    (text) => expect(() => parseExactJson(text)).toThrow(SyntaxError),
  );
});
