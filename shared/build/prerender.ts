import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { Company } from '../config/readCompany.ts';
import type { Config } from '../config/readConfig.ts';
import type { SiteBuild } from '../config/siteFile.ts';
import type { MoneyStyle } from '../format/money.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { type Page, viewName } from './site.ts';

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
  const { renderFirst } = await loader.ssrLoadModule('/shared/build/renderFirst.tsx');
  if (!language) return renderFirst(screen[view]);
  const { speak } = await loader.ssrLoadModule(wordsOf(page, language));
  const speakEnglish: () => void = speak();
  const markup = renderFirst(screen[view]);
  speakEnglish();
  return markup;
}

const wordsOf = ({ name }: Page, language: Language) => `/pages/${name}/${name}.${language}.ts`;

/** The languages that a page speaks besides English. @param root the project's. */
export function languagesOf(root: string, page: Page): Language[] {
  const all = Object.keys(LANGUAGES) as Language[];
  return all.filter((language) => existsSync(root + wordsOf(page, language)));
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
  const { renderAround } = await loader.ssrLoadModule('/shared/build/renderFirst.tsx');
  return renderAround(module[name]);
}

/** What views read of the operator: the settings of the build, or those with marks in them. */
export interface ViewSettings {
  config: Config;
  company: Company;
}

/** The code of a module of settings, where it is one. */
export function settingsModule(id: string, settings: ViewSettings): string | undefined {
  const [, name] = /\/shared\/config\/(config|company)\.ts$/.exec(id) ?? [];
  if (!name) return undefined;
  return `export const ${name} = ${JSON.stringify(settings[name as keyof ViewSettings])};`;
}

/** A Vite server without a port, only to load views during a build. */
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
    plugins: [
      { name: 'view-settings', transform: (_code, id) => settingsModule(id, settings) },
      react(),
    ],
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

/** How the configured market writes amounts. */
export function moneyStyleOf({ currency, grouping }: Config): MoneyStyle {
  return { currency, grouping };
}

/** The script's modules: a simulated shell's way in, the shared start, reports, and what a page itself knows from its address. */
function earlyEntry(root: string, page: Page, { simulated, reportUrl, money }: EarlyParts): Plugin {
  const own = `/pages/${page.name}/${page.name}.early.ts`;
  const start = page.script === false ? 'site' : 'early';
  const lines = [`import '${root}/shared/page/${start}.inline.ts';`];
  if (simulated && start === 'early')
    lines.unshift(`import '${root}/shared/bridge/simulator.inline.ts';`);
  if (reportUrl && start === 'early')
    lines.push(`import '${root}/shared/page/errorReport.inline.ts';`);
  if (page.next) {
    lines.push(
      `import { ahead } from '${root}/shared/page/ahead.inline.ts';`,
      'window.__early.ahead = ahead;',
    );
  }
  if (languagesOf(root, page).length)
    lines.unshift(`import '${root}/shared/page/language.inline.ts';`);
  if (existsSync(root + own)) {
    lines.push(
      `import { fillFromAddress } from '${root}/shared/page/fillFromAddress.ts';`,
      `import { firstData } from '${root}${own}';`,
      `fillFromAddress(firstData, ${JSON.stringify(money)});`,
    );
  }
  return {
    name: 'early-start-entry',
    resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? lines.join('\n') : undefined),
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
