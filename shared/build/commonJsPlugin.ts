import MagicString from 'magic-string';
import { type RolldownPlugin, rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** CommonJS packages, and the module that gathers what pages take of them. */
const PACKAGES = [
  { names: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'], module: 'react.ts' },
  { names: ['qs'], module: 'qs.ts' },
];

/** `side-channel` is 6 KB (brotli) of what qs needs to find cycles. */
const REPLACED = { 'side-channel': 'sideChannel.cts' };

/** Files of React that only choose one for production or development. */
const CHOICE = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;

/**
 * A file of React as an ES module. The bundler leaves out what nothing imports, which it cannot in CommonJS modules that
 * import each other: a tenth of React. @throws Error if React is no longer written in the way that this expects.
 */
function reactModule(code: string, id: string) {
  const text = new MagicString(code);
  const [, chosen] = CHOICE.exec(code) ?? [];
  const exports: string[] = [];
  if (chosen) text.overwrite(0, code.length, `export * from '${chosen}';`);
  else {
    text.replace(/^(?:var| ) (\w+) = require\(("[\w-]+")\)[,;]/gm, 'import * as $1 from $2;');
    text.replace(/^exports\.(\w+) =/gm, (_, name) => {
      exports.push(`$${name} as ${name}`);
      return `var $${name} =`;
    });
    text.append(`export { ${exports} };`);
  }
  if (/\b(require\(|exports\.)/.test(`${text}`)) throw new Error(`${id} is no plain CommonJS`);
  return { code: `${text}`, map: text.generateMap({ hires: true }) };
}

const reactModules: RolldownPlugin = {
  name: 'react-modules',
  transform: {
    filter: { id: /\/node_modules\/react(-dom)?\// },
    handler: (code, id) => reactModule(code, id),
  },
};

/** Bundles a module with its packages into one ES module without imports. */
async function bundled(file: string, folder: string) {
  const replaced = Object.entries(REPLACED).map(([name, module]) => [name, `${folder}/${module}`]);
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    plugins: [reactModules],
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
