import { existsSync } from 'node:fs';
import type { Config } from '../config/readConfig.ts';
import type { RuntimeConfigSpec } from '../config/runtimeConfig.ts';
import { bundleScript } from './bundleScript.ts';
import { hasSimulator, type Page } from './page.ts';
import { languagesOf } from './prerender.ts';

/** What the boot scripts of a site are made from. */
export interface BootSettings {
  /** The project's root. */
  root: string;
  pages: readonly Page[];
  config: Config;
  /** What pages must know of the runtime configuration; undefined if they read none. */
  runtimeConfig: RuntimeConfigSpec | undefined;
}

/** The modules of a page's boot script, in the order in which they run. */
function modulesOf(page: Page, { root, pages, config, runtimeConfig }: BootSettings): string[] {
  const boot = (name: string) => `${root}/shared/document/boot/${name}.ts`;
  if (page.script === false) return runtimeConfig ? [boot('loadRuntimeConfig')] : [];
  const prefill = `${root}/pages/${page.name}/${page.name}.prefill.ts`;
  return [
    ...(languagesOf(root, page).length ? [boot('chooseLanguage')] : []),
    ...(hasSimulator(pages) ? [`${root}/shared/bridge/simulator.boot.ts`] : []),
    boot('boot'),
    ...(config.reportUrl ? [boot('errorReport')] : []),
    ...(config.metricsUrl ? [boot('contentReady')] : []),
    ...(existsSync(prefill) ? [prefill] : []),
  ];
}

/** The text of the entry module. Modules run by being imported, except `prefill`, which is passed to `fillFromAddress`. */
function entryText(modules: readonly string[], { root, config }: BootSettings): string {
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

/**
 * Bundles boot scripts: one classic script for each page, which pages that need the same share.
 * @returns a function that gives the minified boot script of a page; '' for a page that needs none.
 */
export function bootScripts(settings: BootSettings): (page: Page) => Promise<string> {
  const { root, config, runtimeConfig = null } = settings;
  const bundled = new Map<string, Promise<string>>();
  return async (page) => {
    const modules = modulesOf(page, settings);
    if (!modules.length) return '';
    const languages = languagesOf(settings.root, page);
    const text = entryText(modules, settings);
    const key = `${languages}\n${text}`;
    const known =
      bundled.get(key) ??
      bundleScript({
        root,
        text,
        values: {
          __REPORT_URL__: config.reportUrl,
          __RUNTIME_CONFIG__: runtimeConfig,
          __LANGUAGES__: languages,
        },
      });
    bundled.set(key, known);
    return known;
  };
}
