import type { Plugin } from 'vite';

/** The CommonJS packages of which pages contain something. */
const PACKAGES = /\/node_modules\/(react|react-dom|scheduler|qs|es-define-property)\/.*\.js$/;

/** The code of packages that are replaced. */
const REPLACED: Readonly<Record<string, string>> = {
  // Its writer alone: nothing here reads queries with it.
  qs: "export { default as stringify } from 'qs/lib/stringify';",
  // 6 KB (brotli) by which the writer of qs finds cycles.
  'side-channel': 'export default () => new WeakMap();',
};

/**
 * A CommonJS module as an ES module, line by line.
 * @throws Error if it is written in another way than those of the packages.
 */
export function esModule(code: string): string {
  // Some modules only choose between one for production and one for development.
  const chosen = /require\('(.*\.production\.js)'\)/.exec(code)?.[1];
  if (chosen) return `export * from '${chosen}'; export * as default from '${chosen}';`;
  const names = Array.from(code.matchAll(/^exports\.(\w+) =/gm), ([, name]) => name);
  const text = code
    .replace(/^(?:var| ) (\w+) = require\((.+?)\)[,;]/gm, 'import $1 from $2;')
    .replace(/^module\.exports =/m, 'export default')
    .replace(/^exports\.(?=\w)/gm, 'var $$')
    .replace(/\bexports\.(?=\w)/g, '$$');
  const left = /\brequire\(|\bexports\b/.exec(text)?.[0];
  if (left) throw new Error(`A CommonJS module has ${left} in an unexpected place`);
  return names.length ? `${text}\nexport { ${names.map((name) => `$${name} as ${name}`)} };` : text;
}

/**
 * Turns the modules of CommonJS packages into ES modules. Of CommonJS modules the bundler would keep what no page uses,
 * and give its helpers for them a chunk of their own, which every page would have to ask for.
 */
export function commonJsPlugin(): Plugin {
  return {
    name: 'site-commonjs',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id in REPLACED ? `\0${id}` : undefined),
    load: (id) => REPLACED[id.replace('\0', '')],
    transform: {
      filter: { id: PACKAGES },
      handler: (code) => ({ code: esModule(code), map: null }),
    },
  };
}
