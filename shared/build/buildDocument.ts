import type { ResolvedConfig } from 'vite';
import type { MetricsTarget, NextPage } from '../api/boot.ts';
import type { Config } from '../config/readConfig.ts';
import type { BootData } from '../document/boot/bootData.ts';
import { completeDocument } from '../document/completeDocument.tsx';
import { documentScripts } from '../document/documentScripts.ts';
import type { Page } from '../document/page.ts';
import type { RenderedScreen } from '../document/renderScreen.tsx';
import type { BundledPages, PageFiles } from './pageFiles.ts';
import type { Styles } from './takeStyles.ts';

/** The data of a build once the bundler has made its files. */
export interface Build extends BundledPages {
  pages: readonly Page[];
  vite: ResolvedConfig;
  /** The folder of the site. */
  outDir: string;
  config: Config;
  styles: Styles;
  /** The script in the head of every document. */
  headScript: string;
}

/**
 * The files that a page may prefetch of the pages that may come next: scripts, and the document unless its address has
 * parameters that only this page will know.
 */
function nextPages({ name, next = [] }: Page, { pages, vite, files }: Build) {
  const scripts = (page: string) => {
    const { entry, imports = [] } = files.get(page) ?? {};
    return entry ? [entry, ...imports] : [];
  };
  const here = scripts(name);
  const entries = next.map((route): [string, NextPage] => {
    const hasParameters = pages.find((page) => page.name === route)?.parameters;
    const missing = scripts(route).filter((file) => !here.includes(file));
    const addresses = missing.map((file) => vite.base + file);
    return [route, { ...(!hasParameters && { address: vite.base + route }), files: addresses }];
  });
  return Object.fromEntries(entries);
}

/** Where a page sends its load times; nothing if it sends none. */
function metricsOf(page: Page, { config, release }: Build) {
  if (!config.metricsUrl || page.kind === 'tool') return undefined;
  const target: MetricsTarget = {
    address: config.metricsUrl,
    page: page.name,
    release: config.release || release,
    share: config.metricsShare,
    showsReply: Boolean(page.reads?.length),
  };
  return { metrics: target };
}

function bootDataOf(page: Page, { translations }: PageFiles, build: Build): BootData {
  const addresses = Object.entries(translations).map(([language, files]) => [
    language,
    files.map((file) => build.vite.base + file),
  ]);
  return {
    ...(page.next && { next: nextPages(page, build) }),
    translations: Object.fromEntries(addresses),
    ...metricsOf(page, build),
  };
}

/** Completes the entry document of a page for a build. @param html as Vite has transformed it. */
export async function buildDocument(
  html: string,
  page: Page,
  screen: RenderedScreen,
  build: Build,
): Promise<string> {
  const { pages, vite, config, files, styles, headScript } = build;
  const { root, base } = vite;
  const own = files.get(page.name);
  if (!own) throw new Error(`The build has no page ${page.name}`);
  return completeDocument(html, {
    page,
    config,
    screen,
    hasPolicy: true,
    files: {
      imports: own.imports.map((file) => base + file),
      guard: `${base}guard.js`,
      css: own.styles.map((sheet) => styles.get(sheet)).join(''),
    },
    scripts: await documentScripts(
      page,
      { root, pages, config },
      bootDataOf(page, own, build),
      headScript,
    ),
  });
}
