import { minify } from '@swc/core';
import { rolldown } from 'rolldown';
import { addressOf } from '../api/request.ts';
import { type Config, pageConfigOf, viewConfigOf } from '../config/readConfig.ts';
import type { BootData, HeadData } from './boot/bootData.ts';
import { hasSimulator, isPainted, languagesOf, type Page } from './page.ts';
import type { RenderedLanguage } from './renderScreen.tsx';

interface Script extends Pick<ScriptSources, 'root'> {
  /** The path of its entry, from the root. Only the entry does anything when it is loaded. */
  entry: string;
  /** Values that replace names such as `__PAINTS__` in the modules. */
  values: Readonly<Record<string, unknown>>;
  /** Modules that stand in for others, by the name that imports them. */
  modules?: Record<string, string>;
  /** The configuration, for scripts that read it as pages do. */
  config?: Config;
}

/** Packages of modules that act. A view that needs one would bring half of the page's script into its document. */
const ACTING = ['react-dom', 'ky', 'jotai'];

/** The text of the module that gives scripts the configuration of a build; undefined for any other module. */
export function configModule(id: string, config: Config): string | undefined {
  if (!id.endsWith('/shared/config/buildConfig.ts')) return undefined;
  const page = pageConfigOf(config);
  return `export const buildConfig = ${JSON.stringify(page)};
    export const viewConfig = ${JSON.stringify(viewConfigOf(page))};`;
}

/** Makes a script that the bundler has minified smaller, by 4 to 5 % of a document: 0.6 to 0.9 KB. */
async function minified(script: string): Promise<string> {
  const compress = { ecma: 2020, passes: 4, sequences: 0, keep_fargs: false } as const;
  const { code } = await minify(script, { compress, mangle: true, ecma: 2020 });
  return code;
}

/** Bundles an entry into one classic script for the oldest supported browsers. @returns its minified text. */
export async function bundleScript({ root, entry, values, modules = {}, config }: Script) {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const input = `${root}/${entry}`;
  const bundle = await rolldown({
    input,
    cwd: root,
    platform: 'browser',
    resolve: { alias: modules },
    // The css of a page is in its document already.
    moduleTypes: { '.css': 'empty' },
    // The syntax that Chrome 80 and Safari 14 read. Not by their names: for `chrome80` the bundler also writes out each `?.`,
    // because Chrome 80 mishandles `f?.(...list)`, which no script of a document has.
    transform: {
      target: 'es2020',
      define: { ...Object.fromEntries(define), 'import.meta.env.SSR': 'false' },
      jsx: 'react-jsx',
    },
    plugins: [
      {
        name: 'document-script',
        load: (id) => config && configModule(id, config),
        // The screen of a page is no part of its document.
        resolveDynamicImport: () => false,
      },
    ],
    treeshake: { moduleSideEffects: (id) => id === input },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [{ code, modules: bundled }] = output;
  const acting = ACTING.filter((name) =>
    Object.entries(bundled).some(([id, one]) => one.code && id.includes(`/node_modules/${name}/`)),
  );
  if (acting.length)
    throw new Error(`The script of ${modules['virtual:page'] ?? entry} contains ${acting}`);
  return minified(code);
}

export interface ScriptSources {
  /** The project's root. */
  root: string;
  pages: readonly Page[];
  config: Config;
}

export interface DocumentScripts {
  data: HeadData;
  /** The same in every document: it sends the requests and chooses the language. */
  head: string;
  /** The page's own: it shows the replies, and has what React and modules that load later ask for. */
  paint: string;
}

/**
 * Whether a page has a call to send, or words to choose, before its content is there. The content of a public page does
 * not wait for a reply: it is painted sooner if all scripts come after it.
 */
export function isHeadUrgent(page: Page): boolean {
  const needsReply = page.kind !== 'public' && Boolean(page.reads?.length);
  return needsReply || languagesOf(page).length > 0;
}

/**
 * The data of a page for the head script.
 * @param languages besides English. @param addressesOf the addresses of a module and of those that it imports, which come first.
 */
export function headDataOf(
  { reads = [] }: Page,
  config: Config,
  languages: readonly RenderedLanguage[],
  addressesOf: (module: string) => readonly string[],
): HeadData {
  const requests = reads.map(({ call: { path, method }, ...query }) => {
    return { call: { path, method }, address: addressOf(path, config), ...query };
  });
  const entries = languages.map(({ language, title, module }) => [
    language,
    { title, files: addressesOf(module) },
  ]);
  return { requests, languages: Object.fromEntries(entries) };
}

export function headScript({ root, pages, config }: ScriptSources): Promise<string> {
  const entry = 'shared/document/boot/headScript.ts';
  const values = { __SIMULATOR__: hasSimulator(pages), __HEADER_NAMES__: config.headerNames };
  return bundleScript({ root, entry, config, values });
}

/** The script after the content of a page. */
export function paintScript(page: Page, { root, config }: ScriptSources, bootData: BootData) {
  const react = `${root}/shared/document/dom/staticReact.ts`;
  return bundleScript({
    root,
    entry: 'shared/document/boot/paintScript.ts',
    config,
    values: {
      __BOOT_DATA__: bootData,
      __PAINTS__: isPainted(page),
      __CHECKS__: page.showsChecks ?? false,
      __REPORT_URL__: config.reportUrl,
    },
    modules: {
      'virtual:page': `${root}/pages/${page.name}/page.ts`,
      'react/jsx-runtime': react,
      react,
      'react-dom': react,
    },
  });
}
