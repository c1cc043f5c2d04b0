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

/** The boot script of a page, in two parts; '' for a part that it does not have. */
export interface BootScript {
  /** What must not wait for the content: the language, the runtime configuration, and the requests. */
  early: string;
  /** The rest: it fills the skeleton, and has what React and modules that load later ask for. */
  late: string;
}

/**
 * Whether a page has a call to send, or words to choose, before its content is there. The content of a public page does
 * not wait for a reply: it is painted sooner if all of its boot script comes later.
 */
export function isBootUrgent({ root, runtimeConfig }: BootSettings, page: Page): boolean {
  const needsReply = page.kind !== 'public' && Boolean(page.reads?.length);
  return needsReply || languagesOf(root, page).length > 0 || runtimeConfig !== undefined;
}

/** The lines of the entry modules of a page's boot script, by its parts. */
function linesOf(page: Page, settings: BootSettings): Record<keyof BootScript, string[]> {
  const { root, pages, config, runtimeConfig } = settings;
  const run = (file: string) => `import ${JSON.stringify(`${root}/shared/${file}.ts`)};`;
  const boot = (name: string) => run(`document/boot/${name}`);
  if (page.script === false) {
    return { early: runtimeConfig ? [boot('loadRuntimeConfig')] : [], late: [] };
  }
  const early = [
    ...(languagesOf(root, page).length ? [boot('chooseLanguage')] : []),
    ...(hasSimulator(pages) ? [run('bridge/simulator.boot')] : []),
    boot('boot'),
  ];
  const late = [
    boot('completeBoot'),
    ...(config.reportUrl ? [boot('errorReport')] : []),
    ...(config.metricsUrl ? [boot('contentReady')] : []),
    ...fillLines(page, settings),
  ];
  return isBootUrgent(settings, page) ? { early, late } : { early: [], late: [...early, ...late] };
}

/**
 * Bundles boot scripts: classic scripts for each page, which pages that need the same share.
 * @returns a function that gives the minified boot script of a page.
 */
export function bootScripts(settings: BootSettings): (page: Page) => Promise<BootScript> {
  const { root, config, runtimeConfig = null } = settings;
  const bundled = new Map<string, Promise<string>>();
  const bundle = async (page: Page, lines: readonly string[]): Promise<string> => {
    if (!lines.length) return '';
    const languages = languagesOf(root, page);
    const text = lines.join('\n');
    const key = `${languages}\n${text}`;
    const values = {
      __REPORT_URL__: config.reportUrl,
      __RUNTIME_CONFIG__: runtimeConfig,
      __LANGUAGES__: languages,
    };
    const script = bundled.get(key) ?? bundleScript({ root, text, values });
    bundled.set(key, script);
    return script;
  };
  return async (page) => {
    const { early, late } = linesOf(page, settings);
    return { early: await bundle(page, early), late: await bundle(page, late) };
  };
}
