import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { guardScript } from '../../../shared/build/finish.ts';
import { sitePlugin } from '../../../shared/build/site.ts';

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
    plugins: [sitePlugin([])],
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

describe('the notice for browsers that are too old', () => {
  const source = readFileSync(join(root, 'shared/document/guard.js'), 'utf8');
  const contact = { servicePhone: '+63 2 8000 0000', serviceEmail: 'help@lender.example' };

  it('names the contact of customer service', () => {
    const script = guardScript(source, contact);
    expect(script).toContain('+63 2 8000 0000, help@lender.example');
    expect(script).not.toContain('{contact}');
  });

  it('stops the build if it has no place for the contact', () => {
    const lost = source.split('{contact}').join('{phone}');
    expect(() => guardScript(lost, contact)).toThrow("guard.js: '{contact}' is missing");
  });
});
