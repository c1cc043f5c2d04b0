import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { configPlugin } from '../../../shared/build/configPlugin.ts';
import { decodePlaces } from '../../../shared/build/decodePlaces.ts';
import { guardScript } from '../../../shared/build/writeSiteFiles.ts';

const root = join(import.meta.dirname, '../../..');
const SOURCE = 'shared/config/buildConfig.ts';

/** Builds the module of the settings with source maps. */
async function builtConfig() {
  const warnings: string[] = [];
  const result = await build({
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
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const chunk = files.find((one): one is Rollup.OutputChunk => one.type === 'chunk');
  return { warnings, code: chunk?.code ?? '', map: chunk?.map };
}

it('writes the checked settings into the bundle, with a source map and without a warning', async () => {
  const { warnings, code, map } = await builtConfig();
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

const readMap = (script: string) => (script === 'x-1_a.js' ? MAP : undefined);

it('names the source of each place of an error report', () => {
  const report = '{"v":1,"places":["/assets/x-1_a.js:1:5","/assets/y.js:1:2"],"page":"/x"}';
  expect(decodePlaces(report, readMap)).toEqual([
    'x-1_a.js:1:5  pages/x/X.tsx:2:3  fail();',
    'y.js:1:2  no source map',
  ]);
});

it('says so where the build wrote the code, and finds nothing in other text', () => {
  expect(decodePlaces('x-1_a.js:1:2', readMap)).toEqual([
    'x-1_a.js:1:2  written by the build, no source',
  ]);
  expect(decodePlaces('TypeError: x.js is not 1:2', readMap)).toEqual([]);
});

const contact = { servicePhone: '+63 2 8000 0000', serviceEmail: 'help@lender.example' };

const guardSource = readFileSync(new URL('../../../public/guard.js', import.meta.url), 'utf8');

describe('the notice for browsers that are too old', () => {
  it('names the contact of customer service', () => {
    const script = guardScript(guardSource, contact);
    expect(script).toContain('+63 2 8000 0000, help@lender.example');
    expect(script).not.toContain('{contact}');
  });

  it('stops the build if it has no place for the contact', () => {
    const lost = guardSource.split('{contact}').join('{phone}');
    expect(() => guardScript(lost, contact)).toThrow("public/guard.js: '{contact}' is missing");
  });
});
