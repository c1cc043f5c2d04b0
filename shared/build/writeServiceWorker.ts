import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { settingText } from '../config/setting.ts';
import { bundleScript } from '../document/bundleScript.ts';
import { OfflineScreen, offlineStyle } from '../document/OfflineScreen.tsx';
import { type Page, pathsOf } from '../document/page.ts';
import type { WorkerData } from '../document/pagePaths.ts';
import { renderStaticDocument } from '../document/StaticDocument.tsx';
import { WORKER_FILE } from '../lib/siteCaches.ts';
import type { Build } from './buildDocument.ts';

/** The document that an app opens in a hidden web view, so that the borrower's first page is on the phone already. */
const WARM_FILE = 'warm.html';

/** The files that every document names and that have no hash in their name. */
const UNHASHED = ['guard.js', 'favicon.svg'];

/** The document that is shown offline in place of a page that is not on the phone. */
const OFFLINE_FILE = 'offline.html';

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64');

/**
 * Collects the data of the service worker, which knows the given pages of a finished build.
 * @param hasOffline whether the build has a document that is shown offline.
 */
async function makeWorkerData(
  { outDir, vite: { base }, files }: Build,
  pages: readonly Page[],
  hasOffline: boolean,
): Promise<WorkerData> {
  const integrityOf = async (file: string) =>
    `sha256-${digest(await readFile(join(outDir, file)))}`;
  const scriptsOf = ({ name }: Page) => {
    const { entry, imports = [], parts = [] } = files.get(name) ?? {};
    return entry ? [entry, ...imports, ...parts] : [];
  };
  const all = [...new Set(pages.flatMap(scriptsOf))].sort();
  const workerPages = await Promise.all(
    pages.map(async (page) => ({
      ...pathsOf(page),
      integrity: await integrityOf(`${page.name}.html`),
      files: scriptsOf(page).map((file) => all.indexOf(file)),
    })),
  );
  const unhashed = [...UNHASHED, ...(hasOffline ? [OFFLINE_FILE] : [])];
  const common = await Promise.all(
    unhashed.map(async (file) => ({ url: base + file, integrity: await integrityOf(file) })),
  );
  const release = digest(JSON.stringify([workerPages, common]));
  return {
    release: release.replace(/\W/g, '').slice(0, 12),
    base,
    pages: workerPages,
    files: all.map((file) => base + file),
    common,
    offline: base + OFFLINE_FILE,
  };
}

type Values = Readonly<Record<string, unknown>>;

/** All pages except the testers', which nobody opens offline. */
const borrowersPages = ({ pages }: Build) => pages.filter(({ kind }) => kind !== 'tool');

/** Bundles a script. @param file from `shared/document`. @param values that replace names such as `__PAGES__`. */
function bundled({ vite: { root } }: Build, file: string, values: Values): Promise<string> {
  return bundleScript({ root, entry: `shared/document/${file}`, values });
}

async function offlineDocument(build: Build): Promise<string> {
  const { config } = build;
  const pages = borrowersPages(build).map((page) => ({
    ...pathsOf(page),
    title: settingText(page.title, { ...config }),
  }));
  return renderStaticDocument({
    config,
    title: config.brandName,
    style: offlineStyle(config),
    script: await bundled(build, 'boot/offline.ts', {
      __PAGES__: { base: build.vite.base, pages },
    }),
    children: createElement(OfflineScreen),
  });
}

async function warmDocument(build: Build, { base, pages, files }: WorkerData) {
  const { config } = build;
  const script = await bundled(build, 'boot/warm.ts', {
    __PAGES__: { base, pages, files },
    __SERVICE_WORKER__: config.serviceWorker === 'on',
  });
  const children = createElement('p', {}, 'This page prepares the other pages of this site.');
  return renderStaticDocument({ config, title: 'Loading', style: '', script, children });
}

/**
 * Writes the service worker, the document that it shows offline, and the document by which an app warms up. In a build
 * without a service worker, the script only removes the worker of an older release. The documents must have been written.
 */
export async function writeServiceWorker(build: Build): Promise<void> {
  const { config, vite, outDir } = build;
  const hasWorker = config.serviceWorker === 'on';
  if (hasWorker) await writeFile(join(outDir, OFFLINE_FILE), await offlineDocument(build));
  const data = await makeWorkerData(build, borrowersPages(build), hasWorker);
  await writeFile(join(outDir, WARM_FILE), await warmDocument(build, data));
  const script = hasWorker
    ? bundled(build, 'worker/serviceWorker.ts', { __WORKER__: data })
    : bundled(build, 'worker/noServiceWorker.ts', { __BASE__: vite.base });
  await writeFile(join(outDir, WORKER_FILE), await script);
}
