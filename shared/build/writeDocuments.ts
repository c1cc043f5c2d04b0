import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { MetricsTarget, NextPage } from '../api/boot.ts';
import type { Config } from '../config/readConfig.ts';
import type { BootData } from '../document/boot/bootData.ts';
import { bootScriptOf } from '../document/bootScripts.ts';
import type { DocumentAssets } from '../document/Document.tsx';
import type { Page } from '../document/page.ts';
import { createLoader, loadRenderer } from '../document/prerender.ts';
import { compileStyle } from './compileStyles.ts';
import { type BundledPages, lazyName, type PageFiles } from './pageFiles.ts';

/** What a build knows once the bundler has written its files. */
export interface FinishedBuild extends BundledPages {
  pages: readonly Page[];
  vite: ResolvedConfig;
  /** The folder of the site. */
  outDir: string;
  config: Config;
}

/**
 * What a page may prefetch of the pages that may come next: scripts, and the document unless its address has parameters
 * that only this page will know.
 */
function nextPages({ name, next = [] }: Page, { pages, vite, files }: FinishedBuild) {
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
function metricsOf(page: Page, { config, release }: FinishedBuild) {
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

function bootDataOf(page: Page, { lazy }: PageFiles, build: FinishedBuild): BootData {
  const addresses: Record<string, readonly string[]> = {};
  for (const [source, own] of Object.entries(lazy)) {
    const name = lazyName(source);
    if (addresses[name])
      throw new Error(`${page.name}: another lazy module has the name of ${source}`);
    addresses[name] = own.map((file) => build.vite.base + file);
  }
  return {
    ...(page.next && { next: nextPages(page, build) }),
    lazyFiles: addresses,
    ...metricsOf(page, build),
  };
}

function assetsOf(css: string, base: string, { entry, imports }: PageFiles): DocumentAssets {
  return {
    css,
    ...(entry && { entry: base + entry, guard: `${base}guard.js`, icon: `${base}favicon.svg` }),
    imports: imports.map((file) => base + file),
  };
}

/** Writes the document of every page and alias, in place of the documents that the bundler has written. */
export async function writeDocuments(build: FinishedBuild): Promise<void> {
  const { pages, vite, outDir, config, files } = build;
  const { root, base } = vite;
  // Pages share most of their sheets.
  const sheets = new Set([...files.values()].flatMap(({ styles }) => styles));
  const cssOf = new Map([...sheets].map((sheet) => [sheet, compileStyle(root, sheet)]));
  const loader = await createLoader(vite);
  try {
    const { renderPage } = await loadRenderer(loader);
    for (const page of pages) {
      const own = files.get(page.name);
      if (!own) continue;
      const css = own.styles.map((sheet) => cssOf.get(sheet)).join('');
      const html = await renderPage({
        page,
        config,
        hasPolicy: true,
        assets: assetsOf(css, base, own),
        bootScript: await bootScriptOf(page, { root, pages, config }, bootDataOf(page, own, build)),
      });
      for (const name of [page.name, ...page.aliases])
        await writeFile(join(outDir, `${name}.html`), html);
    }
  } finally {
    await loader.close();
  }
}
