import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { configPlugin } from '../../../shared/build/configPlugin.ts';

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
