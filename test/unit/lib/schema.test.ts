import * as library from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Call, RawReply } from '../../../shared/api/call.ts';
import * as own from '../../../shared/lib/schema.ts';
import * as fc from '../../fastCheck.ts';

type Calls = Record<string, Call<unknown, unknown>>;
type Decoder = (call: Call<unknown, unknown>, reply: RawReply) => unknown;

const files = import.meta.glob<Record<string, unknown>>('../../../shared/api/*.ts');
const envelope = () => import('../../../shared/api/envelope.ts');

const isCall = (value: unknown): value is Call<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

/** All reads of the API by path, and what decodes their replies. */
async function loadApi(): Promise<{ calls: Calls; decode: Decoder }> {
  vi.resetModules();
  const found: Calls = {};
  for (const load of Object.values(files)) {
    const values = Object.values(await load());
    const calls = values.flatMap((value) => [value, ...Object.values(Object(value))]);
    for (const call of calls.filter(isCall))
      if (call.kind === 'read') found[`${call.method} ${call.path}`] = call;
  }
  const { readReply } = await envelope();
  return { calls: found, decode: readReply };
}

const byOwn = await loadApi();
const { described } = own;
vi.doMock('../../../shared/lib/schema.ts', () => ({ ...library, described }));
const byLibrary = await loadApi();
vi.doUnmock('../../../shared/lib/schema.ts');

/** The field names of a schema and of what is in it. */
function namesIn(schema: unknown): string[] {
  const names: string[] = [];
  JSON.stringify(schema, (key, value) => {
    if (key === 'entries') names.push(...Object.keys(value));
    return value;
  });
  return names;
}

const SENT = [
  ...[null, 0, 1, 1796169600, true],
  ...['', ' ', '0', '1', 'true', 'a', '₱3,450.00', '2026-12-01'],
];

/** What lenders send: texts, numbers and flags in many spellings, lists, and records with known names. */
function replies(names: readonly string[]) {
  return fc.letrec((again) => ({
    leaf: fc.oneof(fc.constantFrom(...SENT), fc.jsonValue({ maxDepth: 0 })),
    record: fc.dictionary(fc.constantFrom(...names, 'other'), again('data'), { maxKeys: 8 }),
    data: fc.oneof(
      { depthSize: 'small' },
      { weight: 3, arbitrary: again('leaf') },
      { weight: 3, arbitrary: again('record') },
      fc.array(again('data'), { maxLength: 3 }),
    ),
  })).data;
}

describe('replies are decoded as valibot decodes them', () => {
  const paths = Object.keys(byLibrary.calls);

  it('the test finds the calls', () => {
    expect(paths.length).toBeGreaterThan(8);
    expect(Object.keys(byOwn.calls)).toEqual(paths);
  });

  it.each(paths)('%s', (path) => {
    const [one, other] = [byLibrary.calls[path], byOwn.calls[path]];
    if (!one || !other) throw new Error(path);
    const data = replies([...new Set(namesIn(one.reply))]);
    fc.assert(
      fc.property(data, (sent) => {
        const reply = { status: 200, text: JSON.stringify({ code: 0, status: '00', data: sent }) };
        expect(byOwn.decode(other, reply)).toEqual(byLibrary.decode(one, reply));
      }),
      { numRuns: 300 },
    );
  });
});

it('records on the phone are read as valibot reads them', () => {
  const schemasOf = (v: typeof library) => [
    ...[v.string(), v.number(), v.boolean()],
    v.object({ a: v.optional(v.boolean()), b: v.optional(v.string()) }),
    v.object({ a: v.optional(v.fallback(v.string(), 'x'), 'y') }),
    v.object({ a: v.fallback(v.string(), 'x'), b: v.optional(v.string()) }),
    v.object({ a: v.pipe(v.optional(v.string(), 'y'), v.string()) }),
    v.optional(v.string(), 'y'),
  ];
  const record = fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom(undefined, 'x', 1));
  const found = schemasOf(own as unknown as typeof library);
  for (const [at, schema] of schemasOf(library).entries()) {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), replies(['a', 'b']), record), (sent) => {
        const { success, output } = library.safeParse(schema, sent);
        const mine = found[at] as never;
        expect(own.safeParse(mine, sent)).toStrictEqual(
          success ? { success, output } : { success },
        );
        if (!success) expect(() => own.parse(mine, sent)).toThrow('does not match');
      }),
    );
  }
});
