import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { configPlugin } from '../../../shared/build/configPlugin.ts';
import { decodePlaces } from '../../../shared/build/decodePlaces.ts';
import { guardScript } from '../../../shared/build/writeSiteFiles.ts';

const root = join(import.meta.dirname, '../../..');
const SOURCE = 'shared/config/buildConfig.ts';

it('writes the checked settings into the bundle, with a source map and without a warning', async () => {
  const warnings: string[] = [];
  const { output } = (await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [configPlugin()],
    build: {
      write: false,
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: join(root, SOURCE),
        preserveEntrySignatures: 'strict',
        onLog: (level, { code, message }) => void warnings.push(`${level} ${code} ${message}`),
      },
    },
  })) as Rollup.RollupOutput;
  const [{ code, map }] = output;
  expect(warnings).toEqual([]);
  expect(code).toMatch(/"?currency"?: "₱"/);
  expect(code).not.toContain('import.meta');
  expect(map?.sources.map((source) => source.replace(/^(\.\.\/)+/, ''))).toEqual([SOURCE]);
  expect(map?.mappings).toMatch(/\w/);
});

/** Column 5 of the script is column 3 of line 2 of its source; what stands before has no source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['pages/x/X.tsx'],
  sourcesContent: ['// first\n  fail();\n'],
  names: [],
  mappings: 'A,IACE',
});

it.each([
  [
    '{"v":1,"places":["/assets/x-1_a.js:1:5","/assets/y.js:1:2"],"page":"/x"}',
    ['x-1_a.js:1:5  pages/x/X.tsx:2:3  fail();', 'y.js:1:2  no source map'],
  ],
  ['x-1_a.js:1:2', ['x-1_a.js:1:2  written by the build, no source']],
  ['TypeError: x.js is not 1:2', []],
])('names the source of each place of an error report: %s', (report, sources) => {
  expect(decodePlaces(report, (script) => (script === 'x-1_a.js' ? MAP : undefined))).toEqual(
    sources,
  );
});

describe('the notice for browsers that are too old', () => {
  const source = readFileSync(join(root, 'public/guard.js'), 'utf8');
  const contact = { servicePhone: '+63 2 8000 0000', serviceEmail: 'help@lender.example' };

  it('names the contact of customer service', () => {
    const script = guardScript(source, contact);
    expect(script).toContain('+63 2 8000 0000, help@lender.example');
    expect(script).not.toContain('{contact}');
  });

  it('stops the build if it has no place for the contact', () => {
    const lost = source.split('{contact}').join('{phone}');
    expect(() => guardScript(lost, contact)).toThrow("public/guard.js: '{contact}' is missing");
  });
});
