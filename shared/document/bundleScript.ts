import { rolldown } from 'rolldown';
import { type Config, pageConfigOf } from '../config/readConfig.ts';

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

/** Whether a module acts when it is loaded: only entries and what they list. @param path from the root. */
const actsWhenLoaded = (path: string) =>
  path.startsWith('/shared/document/boot/') ||
  path.startsWith('/shared/document/worker/') ||
  path.endsWith('.boot.ts');

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
    // The syntax of Chrome 80 and Safari 14; by their names the bundler would also write out each `?.`, for a fault of Chrome 80
    // with `f?.(...list)`, which no script of a document has.
    transform: { target: 'es2020', define: Object.fromEntries(define), jsx: 'react-jsx' },
    plugins: [
      {
        name: 'document-script',
        load: (id) =>
          config && id.endsWith('/shared/config/buildConfig.ts')
            ? `export const buildConfig = ${JSON.stringify(pageConfigOf(config))};`
            : undefined,
        // The screen of a page is no part of its document.
        resolveDynamicImport: () => false,
      },
    ],
    treeshake: { moduleSideEffects: (id) => actsWhenLoaded(id.slice(root.length)) },
  });
  const { output } = await bundle.generate({
    format: 'iife',
    name: 'boot',
    extend: true,
    minify: true,
    // The minifier keeps notes about side effects, which no browser reads.
    comments: false,
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
  return output[0].code.trim();
}
