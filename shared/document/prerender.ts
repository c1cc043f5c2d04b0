import { existsSync } from 'node:fs';
import { build, createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { Company } from '../config/readCompany.ts';
import type { Config } from '../config/readConfig.ts';
import type { SiteBuild } from '../config/runtimeConfig.ts';
import { LANGUAGES, type Language } from '../lib/languages.ts';
import type { MoneyStyle } from '../lib/money.ts';
import { hasSimulator, type Page, viewName } from './page.ts';
import { marked } from './siteWords.ts';

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>;

/**
 * Renders a page's first state through React (architecture "a page's life", 1).
 * @param loader a Vite server that can load the view. @param language English without one.
 * @returns markup for `#root`.
 */
export async function renderFirstState(
  loader: Loader,
  page: Page,
  language?: Language,
): Promise<string> {
  const view = viewName(page);
  const screen = await loader.ssrLoadModule(`/pages/${page.name}/${view}.tsx`);
  const { renderFirst } = await loader.ssrLoadModule('/shared/document/renderFirst.tsx');
  if (!language) return renderFirst(screen[view]);
  const { locale } = await loader.ssrLoadModule(translationOf(page, language));
  const { withLocale } = await loader.ssrLoadModule('/shared/lib/messages.ts');
  return withLocale(locale, () => renderFirst(screen[view]));
}

const translationOf = ({ name }: Page, language: Language) =>
  `/pages/${name}/${name}.messages.${language}.ts`;

/** The languages that a page speaks besides English. @param root the project's. */
export function languagesOf(root: string, page: Page): Language[] {
  const all = Object.keys(LANGUAGES) as Language[];
  return all.filter((language) => existsSync(root + translationOf(page, language)));
}

/** The first state in each of a page's other languages, to stand in the document unseen. */
export async function renderLanguages(loader: Loader, root: string, page: Page): Promise<string> {
  const templates: string[] = [];
  for (const language of languagesOf(root, page)) {
    const markup = await renderFirstState(loader, page, language);
    templates.push(`<template lang="${language}">${markup}</template>`);
  }
  return templates.join('');
}

/**
 * Renders what stands around a page's root, where it has something: static markup with the still empty
 * root in it, which no script of the page knows. @returns undefined for a page without a surround.
 */
export async function renderSurround(loader: Loader, page: Page): Promise<string | undefined> {
  if (!page.surround) return undefined;
  const name = `${viewName(page)}Surround`;
  const module = await loader.ssrLoadModule(`/pages/${page.name}/${name}.tsx`);
  const { renderAround } = await loader.ssrLoadModule('/shared/document/renderFirst.tsx');
  return renderAround(module[name]);
}

/** What views read of the operator: the settings of the build, or those with marks in them. */
export interface ViewSettings {
  config: Config;
  company: Company;
}

/** What views read: marks where pages read a file on the CDN, which may say other words. */
export function viewSettingsOf(
  { config, company }: ViewSettings,
  site: SiteBuild | undefined,
): ViewSettings {
  return site ? { config: marked(config), company: marked(company) } : { config, company };
}

/** The code of a module of settings, where it is one. */
export function settingsModule(id: string, settings: ViewSettings): string | undefined {
  if (id.endsWith('/shared/config/buildConfig.ts'))
    return `export const buildConfig = ${JSON.stringify(settings.config)};`;
  if (id.endsWith('/shared/config/company.ts'))
    return `export const company = ${JSON.stringify(settings.company)};`;
  return undefined;
}

/**
 * A Vite server without a port, only to load views during a build. It has no plugin that wants packages
 * optimized: that would rewrite the cache of a dev server that runs in the same folder.
 */
export function createLoader(
  { root, define }: Pick<ResolvedConfig, 'root' | 'define'>,
  settings: ViewSettings,
): Promise<ViteDevServer> {
  return createServer({
    root,
    ...(define && { define }),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [{ name: 'view-settings', transform: (_code, id) => settingsModule(id, settings) }],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}

const ENTRY = 'virtual:early-start';

/** What a site has besides its pages, for the script that each document begins with. */
export interface EarlyParts {
  /** How its market writes amounts. */
  money: MoneyStyle;
  /** It has the testers' simulator. */
  simulated: boolean;
  /** Where its pages report errors; '' for nowhere. */
  reportUrl: string;
  /** What the pages are told about the file on the CDN; absent where they read none. */
  site?: SiteBuild | undefined;
}

/** What a site gives its early-start scripts. */
export function earlyPartsOf(
  pages: readonly Page[],
  { currency, grouping, reportUrl }: Config,
  site: SiteBuild | undefined,
): EarlyParts {
  return { money: { currency, grouping }, simulated: hasSimulator(pages), reportUrl, site };
}

/** The script's modules: a simulated shell's way in, the shared start, reports, and what a page itself knows from its address. */
function earlyLines(
  root: string,
  page: Page,
  { simulated, reportUrl, money }: EarlyParts,
): string[] {
  const inline = (name: string) => `import ${JSON.stringify(`${root}/shared/${name}.ts`)};`;
  if (page.script === false) return [inline('document/boot/runtimeConfig')];
  const own = `/pages/${page.name}/${page.name}.early.ts`;
  return [
    ...(languagesOf(root, page).length ? [inline('document/boot/chooseLanguage')] : []),
    ...(simulated ? [inline('bridge/simulator.boot')] : []),
    inline('document/boot/boot'),
    ...(reportUrl ? [inline('document/boot/errorReport')] : []),
    ...(page.next
      ? [
          `import { ahead } from ${JSON.stringify(`${root}/shared/document/boot/prefetchPages.ts`)};`,
          'window.__early.ahead = ahead;',
        ]
      : []),
    ...(existsSync(root + own)
      ? [
          `import { fillFromAddress } from ${JSON.stringify(`${root}/shared/document/boot/fillFromAddress.ts`)};`,
          `import { firstData } from ${JSON.stringify(root + own)};`,
          `fillFromAddress(firstData, ${JSON.stringify(money)});`,
        ]
      : []),
  ];
}

function earlyEntry(root: string, page: Page, parts: EarlyParts): Plugin {
  const text = earlyLines(root, page, parts).join('\n');
  return {
    name: 'early-start-entry',
    resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? text : undefined),
  };
}

/**
 * Bundles a page's early-start script to one small classic script.
 * @param root the project's root. @param parts what the site has besides.
 * @returns its minified text; '' for a text where pages read no file on the CDN.
 */
export async function bundleEarlyScript(
  root: string,
  page: Page,
  parts: EarlyParts,
): Promise<string> {
  if (page.script === false && !parts.site) return '';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __REPORT_URL__: JSON.stringify(parts.reportUrl),
      __SITE__: JSON.stringify(parts.site ?? null),
      __LANGUAGES__: JSON.stringify(languagesOf(root, page)),
    },
    plugins: [earlyEntry(root, page, parts)],
    build: {
      write: false,
      target: ['chrome80', 'safari14', 'ios14'],
      lib: { entry: ENTRY, formats: ['iife'], name: 'early' },
      rollupOptions: { output: { extend: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const { output } of outputs as { output: { type: string; code?: string }[] }[]) {
    const chunk = output.find((part) => part.type === 'chunk');
    if (chunk?.code) return chunk.code.trim();
  }
  throw new Error(`The early-start script of ${page.name} gave no output`);
}
