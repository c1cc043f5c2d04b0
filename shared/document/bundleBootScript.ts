import { existsSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import type { Config } from '../config/readConfig.ts';
import type { SiteBuild } from '../config/runtimeConfig.ts';
import { hasSimulator, type Page } from './page.ts';
import { languagesOf } from './prerender.ts';

const ENTRY = 'virtual:boot-script';

/** What every boot script of a site may need to know. */
export interface BootSettings {
  /** The project's root. */
  root: string;
  pages: readonly Page[];
  config: Config;
  /** What the pages are told about the runtime configuration; absent where they read none. */
  site: SiteBuild | undefined;
}

/** The modules that a page's boot script is made of, in the order in which they run. */
function modulesOf(page: Page, { root, pages, config, site }: BootSettings): string[] {
  const boot = (name: string) => `${root}/shared/document/boot/${name}.ts`;
  if (page.script === false) return site ? [boot('runtimeConfig')] : [];
  const fromAddress = `${root}/pages/${page.name}/${page.name}.prefill.ts`;
  return [
    ...(languagesOf(root, page).length ? [boot('chooseLanguage')] : []),
    ...(hasSimulator(pages) ? [`${root}/shared/bridge/simulator.boot.ts`] : []),
    boot('boot'),
    ...(config.reportUrl ? [boot('errorReport')] : []),
    ...(page.next ? [boot('prefetchPages')] : []),
    ...(existsSync(fromAddress) ? [fromAddress] : []),
  ];
}

/** The text of the entry: a page's own reading of its address is a function, everything else runs by itself. */
function entryOf(modules: readonly string[], { root, config }: BootSettings): string {
  const { currency, grouping } = config;
  const lines = modules.map((file) => {
    if (!file.endsWith('.prefill.ts')) return `import ${JSON.stringify(file)};`;
    return [
      `import { fillFromAddress } from ${JSON.stringify(`${root}/shared/document/boot/fillFromAddress.ts`)};`,
      `import { prefill } from ${JSON.stringify(file)};`,
      `fillFromAddress(prefill, ${JSON.stringify({ currency, grouping })});`,
    ].join('\n');
  });
  return lines.join('\n');
}

function entryPlugin(text: string): Plugin {
  return {
    name: 'boot-script-entry',
    resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? text : undefined),
  };
}

async function bundle(
  text: string,
  languages: readonly string[],
  { root, config, site }: BootSettings,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __REPORT_URL__: JSON.stringify(config.reportUrl),
      __SITE__: JSON.stringify(site ?? null),
      __LANGUAGES__: JSON.stringify(languages),
    },
    plugins: [entryPlugin(text)],
    build: {
      write: false,
      target: ['chrome80', 'safari14', 'ios14'],
      lib: { entry: ENTRY, formats: ['iife'], name: 'boot' },
      rolldownOptions: { output: { extend: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const chunk = chunks.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The boot script gave no output');
  return chunk.code.trim();
}

/**
 * A function that bundles the boot script of a page to one small classic script, once for all pages that need the same.
 * @returns its minified text; '' for a page that needs none.
 */
export function bootScripts(settings: BootSettings): (page: Page) => Promise<string> {
  const bundled = new Map<string, Promise<string>>();
  return async (page) => {
    const modules = modulesOf(page, settings);
    if (!modules.length) return '';
    const languages = languagesOf(settings.root, page);
    const text = entryOf(modules, settings);
    const key = `${languages}\n${text}`;
    const known = bundled.get(key) ?? bundle(text, languages, settings);
    bundled.set(key, known);
    return known;
  };
}
