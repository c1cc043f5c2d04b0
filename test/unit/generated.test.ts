import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { routesFile } from '../../shared/build/pages.ts';
import { environmentExample } from '../../shared/config/environmentExample.ts';
import { newRecord, translatedTexts } from './lib/translationRecord.ts';

const files = import.meta.glob<string>('/{pages,shared}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = Object.fromEntries(
  Object.entries(files).map(([path, code]) => [path.slice(1), code]),
);
const recorded = () => readFileSync('test/translations.txt', 'utf8');

// `npm run generate` writes these files: it runs this test so that Vitest updates what it compares with.
it.each([
  ['shared/config/routes.ts', () => routesFile(pages)],
  ['.env.example', environmentExample],
  ['test/translations.txt', () => newRecord(recorded(), translatedTexts(sources))],
])('%s is up to date (npm run generate writes it)', async (file, made) => {
  await expect(made()).toMatchFileSnapshot(`../../${file}`);
});
