import { expect, it } from 'vitest';
import record from '../../translations.txt?raw';
import { behind, newRecord, type Sources, translatedTexts } from './translationRecord.ts';

const RECORD = 'test/translations.txt';

const files = import.meta.glob<string>('/{pages,shared}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources: Sources = Object.fromEntries(
  Object.entries(files).map(([path, code]) => [path.slice(1), code]),
);

it('no translation is that of an older text', () => {
  const texts = translatedTexts(sources);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter(({ code }) => !code)).toEqual([]);
  expect(behind(record, texts, RECORD)).toEqual([]);
});

const page = (english: string, filipino: string): Sources => ({
  'pages/a/a.messages.ts': `export const text = defineMessages('a', ${english});`,
  'pages/a/a.messages.fil.ts': `export default { a: ${filipino} } satisfies Translation<typeof text>;`,
});

const ENGLISH =
  "{ title: 'Pay', steps: ['Copy', 'Go'], days: (n: number) => n + ' days', to: quoted('GO') }";
const FILIPINO = "{ title: 'Magbayad', steps: ['Kopya', 'Punta'], days: (n) => n + ' araw' }";

const texts = translatedTexts(page(ENGLISH, FILIPINO));
const kept = newRecord('', texts);

it.each([
  ['a title', "title: 'Pay'", "title: 'Pay now'", 'a.title'],
  ['a step', "'Go'", "'Go to a store'", 'a.steps.1'],
  ['a text with a number', "' days'", "' day(s)'", 'a.days'],
])('%s that changes in English only is told, also after npm run generate', (_, old, now, path) => {
  const changed = translatedTexts(page(ENGLISH.replace(old, now), FILIPINO));
  const generated = newRecord(kept, changed);
  expect(generated).toBe(kept);
  const [told = '', ...more] = behind(generated, changed, RECORD);
  expect(told).toMatch(/^pages\/a\/a\.messages\.ts: /);
  expect(told).toContain(`${path} is now `);
  expect(told).toContain('Change it in pages/a/a.messages.fil.ts and run `npm run generate`');
  expect(more).toEqual([]);
  // Whoever finds that the translation still says the same writes the line as told.
  const [line = ''] = /fil a\.\S+ \w{8} \w{8}$/.exec(told) ?? [];
  const confirmed = kept.replace(new RegExp(`^fil ${path} .*$`, 'm'), line);
  expect(behind(confirmed, changed, RECORD)).toEqual([]);
});

it('a text that changes in both, or is new or gone, is only recorded anew', () => {
  for (const [english, filipino] of [
    [ENGLISH.replace('Pay', 'Pay now'), FILIPINO.replace('Magbayad', 'Magbayad na')],
    [
      ENGLISH.replace("'Pay'", "'Pay', more: 'More'"),
      FILIPINO.replace("'Magbayad'", "'Magbayad', more: 'Iba'"),
    ],
    [ENGLISH.replace(", 'Go'", ''), FILIPINO.replace(", 'Punta'", '')],
    [ENGLISH, FILIPINO.replace('Magbayad', 'Bayad')],
    [ENGLISH.replace("quoted('GO')", "quoted('ON')"), FILIPINO],
  ] as const) {
    const changed = translatedTexts(page(english, filipino));
    expect(behind(kept, changed, RECORD)).toEqual([]);
    expect(newRecord(kept, changed)).toBe(newRecord('', changed));
  }
});
