import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** CommonJS packages, and the module that gathers what pages take of them. */
const PACKAGES = [
  { names: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'], module: 'react.ts' },
  { names: ['qs'], module: 'qs.ts' },
];

/** `side-channel` is 6 KB (brotli) of what qs needs to find cycles. */
const REPLACED = { 'side-channel': 'sideChannel.cts' };

/** Bundles a module with its packages into one ES module without imports. */
async function bundled(file: string, folder: string) {
  const replaced = Object.entries(REPLACED).map(([name, module]) => [name, `${folder}/${module}`]);
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    resolve: { alias: Object.fromEntries(replaced) },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'esm', sourcemap: true });
  await bundle.close();
  return { code: output[0].code, map: output[0].map?.toString() ?? null };
}

/**
 * Turns CommonJS packages into ES modules that contain what they need. The bundler would otherwise give its helpers for
 * CommonJS a chunk of their own, which every page would have to ask for.
 * @param root the project's folder.
 */
export function commonJsPlugin(root: string): Plugin {
  const folder = `${root}/shared/build/packages`;
  return {
    name: 'site-commonjs',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const found = PACKAGES.find(({ names }) => names.includes(id));
      return found && `${folder}/${found.module}`;
    },
    load(id) {
      return PACKAGES.some(({ module }) => id === `${folder}/${module}`)
        ? bundled(id, folder)
        : null;
    },
  };
}
