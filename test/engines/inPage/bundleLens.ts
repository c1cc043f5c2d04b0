import { build } from 'vite';

/** Bundles `lens.ts` to a classic script that the oldest engine understands. */
export async function bundleLens(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'chrome80',
      lib: { entry: `${import.meta.dirname}/lens.ts`, formats: ['iife'], name: 'lens' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('lens.ts gave no output');
  return chunk.code;
}
