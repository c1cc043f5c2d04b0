import { build, type Plugin } from 'vite';

const ENTRY = 'virtual:script';

interface Script {
  /** The project's root. */
  root: string;
  /** The text of the entry module. */
  text: string;
  /** Values that replace names such as `__PAGES__` in the modules. */
  values: Readonly<Record<string, unknown>>;
}

/** How terser makes scripts small, those in the documents and those beside them. */
export const MINIFIED = {
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, keep_fargs: false },
} as const;

function entryPlugin(text: string): Plugin {
  return {
    name: 'script-entry',
    resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? text : undefined),
  };
}

/** Bundles modules into one classic script for the oldest supported browsers. @returns its minified text. */
export async function bundleScript({ root, text, values }: Script): Promise<string> {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: Object.fromEntries(define),
    plugins: [entryPlugin(text)],
    build: {
      write: false,
      // What Chrome 80 and Safari 14 read; by their names the bundler would also write out each `?.`, for a fault of Chrome 80
      // with `f?.(...list)`, which no script of a document has.
      target: 'es2020',
      minify: 'terser',
      terserOptions: MINIFIED,
      // Vite wants a name for a script of this format, though it exports nothing.
      lib: { entry: ENTRY, formats: ['iife'], name: 'boot' },
      rolldownOptions: { output: { extend: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const chunk = chunks.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The bundler gave no script');
  return chunk.code.trim();
}
