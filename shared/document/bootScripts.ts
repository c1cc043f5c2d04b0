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

/** What a module of the page passes to a function of the boot script. */
interface Passed {
  /** The name under which the module exports it. */
  name: string;
  /** The path of the module. */
  file: string;
  settings: object;
}

/** The lines that call a function of the boot script, by the name of its file. */
function callLines({ root }: BootSettings, called: string, passed?: Passed): string[] {
  const file = `${root}/shared/document/boot/${called}.ts`;
  const imports = [`import { ${called} } from ${JSON.stringify(file)};`];
  if (!passed) return [...imports, `${called}();`];
  return [
    ...imports,
    `import { ${passed.name} } from ${JSON.stringify(passed.file)};`,
    `${called}(${passed.name}, ${JSON.stringify(passed.settings)});`,
  ];
}

/** The lines that fill the skeleton: from the address (`<name>.prefill.ts`), then from the first reply (`<name>.derive.ts`). */
function fillLines({ name, reads }: Page, settings: BootSettings): string[] {
  const { currency, grouping, timeZone } = settings.config;
  const moduleOf = (exported: string, given: object): Passed | undefined => {
    const file = `${settings.root}/pages/${name}/${name}.${exported}.ts`;
    return existsSync(file) ? { name: exported, file, settings: given } : undefined;
  };
  const prefill = moduleOf('prefill', { currency, grouping });
  const derive = moduleOf('derive', { timeZone });
  return [
    ...(prefill ? callLines(settings, 'fillFromAddress', prefill) : []),
    ...(reads ? callLines(settings, 'fillFromReply', derive) : []),
  ];
}

/** The text of the entry module of a page's boot script; '' for a page that needs none. */
function entryText(page: Page, settings: BootSettings): string {
  const { root, pages, config, runtimeConfig } = settings;
  const run = (file: string) => `import ${JSON.stringify(`${root}/shared/${file}.ts`)};`;
  const boot = (name: string) => run(`document/boot/${name}`);
  if (page.script === false) return runtimeConfig ? boot('loadRuntimeConfig') : '';
  return [
    ...(languagesOf(root, page).length ? [boot('chooseLanguage')] : []),
    ...(hasSimulator(pages) ? [run('bridge/simulator.boot')] : []),
    boot('boot'),
    ...(config.reportUrl ? [boot('errorReport')] : []),
    ...(config.metricsUrl ? [boot('contentReady')] : []),
    ...fillLines(page, settings),
  ].join('\n');
}

/**
 * Bundles boot scripts: one classic script for each page, which pages that need the same share.
 * @returns a function that gives the minified boot script of a page; '' for a page that needs none.
 */
export function bootScripts(settings: BootSettings): (page: Page) => Promise<string> {
  const { root, config, runtimeConfig = null } = settings;
  const bundled = new Map<string, Promise<string>>();
  return async (page) => {
    const text = entryText(page, settings);
    if (!text) return '';
    const languages = languagesOf(root, page);
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
