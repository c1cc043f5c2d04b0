import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'vite';
import { type Config, firstScreenConfig } from '../config/readConfig.ts';

interface Script {
  /** The project's root. */
  root: string;
  /** The path of its entry, from the root. */
  entry: string;
  /** Values that replace names such as `__PAGES__` in the modules. */
  values: Readonly<Record<string, unknown>>;
  /** Modules that stand in for others, by the name that imports them; as paths from the root. */
  modules?: Readonly<Record<string, string>>;
  /** The configuration, for scripts that read it as pages do. */
  config?: Config;
}

/** Modules that act. A first screen that needs one would bring half of the page's script into its document. */
const ACTING =
  /\/(runtime\/(navigate|callNative|queryAtoms|mutation\/use\w+)|api\/(send|client)|ui\/toast|bridge\/bridge)\.tsx?$/;

/** What a document uses of the definition of its page. */
const USED = ['first', 'translations'];

/** The functions that define the texts of a screen, as their second argument. */
const CATALOGUES = ['defineMessages', 'translation'];

/** The object literal without some of its properties, as code. @param keeps gets a name; '' for what is spread. */
function pruned(code: string, object: ESTree.ObjectExpression, keeps: (name: string) => boolean) {
  const parts = object.properties.filter((one) =>
    keeps(one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : ''),
  );
  return `{${parts.map(({ start, end }) => code.slice(start, end))}}`;
}

/** Leaves out of a page's definition, or of texts, what only React shows, which no minifier can. */
function usedPart(code: string, isPage: boolean): string {
  const text = new MagicString(code);
  const prune = (object: ESTree.Argument | undefined, keeps: (name: string) => boolean) => {
    if (object?.type !== 'ObjectExpression')
      throw new Error('A page or a text is no object literal');
    text.overwrite(object.start, object.end, pruned(code, object, keeps));
  };
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      const name = callee.type === 'Identifier' ? callee.name : '';
      if (isPage && name === 'definePage') prune(first, (one) => USED.includes(one));
      // The title of a failed screen.
      if (!isPage && CATALOGUES.includes(name)) prune(second, (one) => one !== 'failed');
    },
  }).visit(parseAst(code, { lang: 'ts' }));
  return text.toString();
}

/** Bundles an entry into one classic script for the oldest supported browsers. @returns its minified text. */
export async function bundleScript(script: Script): Promise<string> {
  const { root, entry, values, modules = {}, config } = script;
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const alias = Object.entries(modules).map(([name, file]) => [name, `${root}/${file}`]);
  const bundle = await rolldown({
    input: `${root}/${entry}`,
    cwd: root,
    platform: 'browser',
    resolve: { alias: Object.fromEntries(alias) },
    // The css of a page is in its document already.
    moduleTypes: { '.css': 'empty' },
    // What Chrome 80 and Safari 14 read; by their names the bundler would also write out each `?.`, for a fault of Chrome 80
    // with `f?.(...list)`, which no script of a document has.
    transform: { target: 'es2020', define: Object.fromEntries(define), jsx: 'react-jsx' },
    plugins: [
      {
        name: 'document-script',
        load: (id) =>
          config && id.endsWith('/shared/config/buildConfig.ts')
            ? 'export const buildConfig = __CONFIG__;'
            : undefined,
        transform(code, id) {
          const isPage = /\/pages\/\w+\/page\.ts$/.test(id);
          const isUsed = isPage || /\.messages(\.\w+)?\.ts$/.test(id);
          return isUsed ? usedPart(code, isPage) : undefined;
        },
        // The screen of a page is no part of its document.
        resolveDynamicImport: () => false,
      },
    ],
    // Only entries and what they list act when they are loaded.
    treeshake: { moduleSideEffects: (id) => /boot/.test(id) },
  });
  const { output } = await bundle.generate({
    format: 'iife',
    name: 'boot',
    extend: true,
    minify: true,
  });
  await bundle.close();
  const acting = Object.entries(output[0].modules).filter(
    ([id, { code }]) => code && ACTING.test(id),
  );
  if (acting.length) {
    const names = acting.map(([id]) => id.slice(root.length + 1));
    throw new Error(
      `The script of a document (${Object.values(modules)[0] ?? entry}) contains ${names}`,
    );
  }
  const bundled = output[0].code;
  const known = config && JSON.stringify(firstScreenConfig(config, bundled));
  return bundled.replace('__CONFIG__', () => `${known}`).trim();
}
