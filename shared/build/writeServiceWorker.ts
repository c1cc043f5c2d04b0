import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { settingText } from '../config/setting.ts';
import { bundleScript } from '../document/bundleScript.ts';
import { OfflineScreen, offlineStyle } from '../document/OfflineScreen.tsx';
import { pathsOf, ROOT_ALIAS } from '../document/page.ts';
import type { WorkerData, WorkerPage } from '../document/pagePaths.ts';
import { renderStaticDocument } from '../document/StaticDocument.tsx';
import { WORKER_FILE } from '../lib/siteCaches.ts';
import type { Build } from './buildDocument.ts';

/** The document that an app opens in a hidden web view, so that the borrower's first page is on the phone already. */
const WARM_FILE = 'warm.html';

/** Files that every page with a script names, and that have no hash in their name. */
const UNHASHED = ['guard.js', 'favicon.svg'];

/** The document that is shown offline in place of a page that is not on the phone. */
const OFFLINE_FILE = 'offline.html';

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64');

/** All pages except the testers', which nobody opens offline. */
const borrowersPages = ({ pages }: Build) => pages.filter(({ kind }) => kind !== 'tool');

/** The pages that a phone may store, with their files. */
function pagesToStore(build: Build): WorkerPage[] {
  const { vite, files } = build;
  return borrowersPages(build).map((page) => {
    const { entry, imports = [], parts = [] } = files.get(page.name) ?? {};
    const own = entry ? [entry, ...imports, ...parts, ...UNHASHED] : [];
    return { ...pathsOf(page), files: own.map((file) => vite.base + file) };
  });
}

/** Collects what the service worker knows of a build whose documents have been written. */
async function makeWorkerData(
  { outDir, vite: { base } }: Build,
  pages: readonly WorkerPage[],
): Promise<WorkerData> {
  const documents = pages.map(({ path }) => [path, `${path || ROOT_ALIAS}.html`]);
  const checked = [...documents, ...[...UNHASHED, OFFLINE_FILE].map((file) => [file, file])];
  const hashes = checked.map(async ([path = '', file = '']) => [
    base + path,
    `sha256-${digest(await readFile(join(outDir, file)))}`,
  ]);
  const integrity = Object.fromEntries(await Promise.all(hashes));
  const release = digest(JSON.stringify([pages, integrity]))
    .replace(/\W/g, '')
    .slice(0, 12);
  return { release, base, pages, integrity, offline: base + OFFLINE_FILE };
}

type Values = Readonly<Record<string, unknown>>;

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

async function warmDocument(build: Build, pages: readonly WorkerPage[]): Promise<string> {
  const { config, vite } = build;
  const script = await bundled(build, 'boot/warm.ts', {
    __PAGES__: { base: vite.base, pages },
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
  const write = (file: string, text: string) => writeFile(join(build.outDir, file), text);
  const pages = pagesToStore(build);
  await write(WARM_FILE, await warmDocument(build, pages));
  if (build.config.serviceWorker === 'off') {
    const values = { __BASE__: build.vite.base };
    return write(WORKER_FILE, await bundled(build, 'worker/noServiceWorker.ts', values));
  }
  await write(OFFLINE_FILE, await offlineDocument(build));
  const values = {
    __WORKER__: await makeWorkerData(build, pages),
    // Workbox writes to the console otherwise.
    'process.env.NODE_ENV': 'production',
  };
  return write(WORKER_FILE, await bundled(build, 'worker/serviceWorker.ts', values));
}
