import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { MetricsTarget, NextPage } from '../api/boot.ts';
import type { Config } from '../config/readConfig.ts';
import type { BootData } from '../document/boot/bootData.ts';
import { bootScriptOf } from '../document/bootScripts.ts';
import type { DocumentAssets } from '../document/Document.tsx';
import type { Page } from '../document/page.ts';
import { createLoader, renderPage } from '../document/prerender.ts';
import { compileStyle } from './compileStyles.ts';
import {
  type Chunk,
  lazyName,
  type PageFiles,
  type PageSources,
  pageFiles,
  releaseOf,
} from './pageFiles.ts';

/** What a build knows once the bundler has written its files. */
export interface FinishedBuild {
  pages: readonly Page[];
  vite: ResolvedConfig;
  config: Config;
  /** What each page consists of, by its name. */
  sources: ReadonlyMap<string, PageSources>;
  /** The scripts that the bundler has written. */
  chunks: readonly Chunk[];
}

type FilesByPage = ReadonlyMap<string, PageFiles>;

/**
 * What a page may prefetch of the pages that may come next: scripts, and the document unless its address has parameters
 * that only this page will know.
 */
function nextPages({ name, next = [] }: Page, { pages, vite }: FinishedBuild, files: FilesByPage) {
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
function metricsOf(page: Page, { config }: FinishedBuild, release: string) {
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

/** The scripts of all pages, and the id that follows from their names. */
interface Scripts {
  files: FilesByPage;
  release: string;
}

function bootDataOf(page: Page, build: FinishedBuild, { files, release }: Scripts): BootData {
  const { lazy = {} } = files.get(page.name) ?? {};
  const { base } = build.vite;
  const addresses: Record<string, readonly string[]> = {};
  for (const [source, own] of Object.entries(lazy)) {
    const name = lazyName(source);
    if (addresses[name])
      throw new Error(`${page.name}: another lazy module has the name of ${source}`);
    addresses[name] = own.map((file) => base + file);
  }
  return {
    ...(page.next && { next: nextPages(page, build, files) }),
    lazyFiles: addresses,
    ...metricsOf(page, build, release),
  };
}

function assetsOf(css: string, base: string, { entry, imports }: PageFiles): DocumentAssets {
  return {
    css,
    ...(entry && { entry: base + entry, guard: `${base}guard.js`, icon: `${base}favicon.svg` }),
    imports: imports.map((file) => base + file),
  };
}

/**
 * Writes the document of every page and alias, in place of the documents that the bundler has written.
 * @returns the scripts of each page, by its name.
 */
export async function writeDocuments(build: FinishedBuild): Promise<FilesByPage> {
  const { pages, vite, config, sources, chunks } = build;
  const { root, base } = vite;
  const outDir = resolve(root, vite.build.outDir);
  const release = releaseOf(chunks);
  // Pages share most of their sheets.
  const sheets = new Set([...sources.values()].flatMap(({ styles }) => styles));
  const cssOf = new Map([...sheets].map((sheet) => [sheet, compileStyle(root, sheet)]));
  const built = pages.map((page) => {
    const { styles, lazy } = sources.get(page.name) ?? { styles: [], lazy: [] };
    const css = styles.map((sheet) => cssOf.get(sheet)).join('');
    return { page, css, own: pageFiles(page, root, { lazy }, chunks) };
  });
  const files = new Map(built.map(({ page, own }) => [page.name, own]));
  const settings = { root, pages, config };
  const loader = await createLoader(vite, config);
  try {
    for (const { page, css, own } of built) {
      const html = await renderPage(loader, page, {
        config,
        hasPolicy: true,
        assets: assetsOf(css, base, own),
        bootScript: await bootScriptOf(page, settings, bootDataOf(page, build, { files, release })),
      });
      for (const name of [page.name, ...page.aliases])
        await writeFile(join(outDir, `${name}.html`), html);
    }
  } finally {
    await loader.close();
  }
  return files;
}
