import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { runtimeConfigSpecIfRead } from '../config/runtimeConfigBuild.ts';
import { bundleScript } from '../document/bundleScript.ts';
import { OfflineScreen, offlineStyle } from '../document/OfflineScreen.tsx';
import { pathsOf } from '../document/page.ts';
import { renderStaticDocument } from '../document/StaticDocument.tsx';
import { settingText } from '../document/settingTexts.ts';
import type { WorkerData } from '../document/worker/workerData.ts';
import { WORKER_FILE } from '../lib/siteCaches.ts';
import { makeWorkerData, OFFLINE_FILE } from './makeWorkerData.ts';
import type { FinishedBuild } from './writeDocuments.ts';

/** The document that an app opens in a hidden web view, so that the borrower's first page is on the phone already. */
const WARM_FILE = 'warm.html';

type Values = Readonly<Record<string, unknown>>;

/** All pages except the testers', which nobody opens offline. */
const borrowersPages = ({ pages }: FinishedBuild) => pages.filter(({ kind }) => kind !== 'tool');

/** Bundles a script. @param file from `shared/document`. @param values that replace names such as `__PAGES__`. */
function bundled({ vite: { root } }: FinishedBuild, file: string, values: Values): Promise<string> {
  return bundleScript({ root, entry: `shared/document/${file}`, values });
}

async function offlineDocument(build: FinishedBuild): Promise<string> {
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

async function warmDocument(build: FinishedBuild, { base, pages, files }: WorkerData) {
  const { config } = build;
  const script = await bundled(build, 'boot/warm.ts', {
    __PAGES__: { base, pages, files },
    __RUNTIME_CONFIG__: runtimeConfigSpecIfRead(config),
    __SERVICE_WORKER__: config.serviceWorker === 'on',
  });
  const children = createElement('p', {}, 'This page prepares the other pages of this site.');
  return renderStaticDocument({ config, title: 'Loading', style: '', script, children });
}

/**
 * Writes the service worker, the document that it shows offline, and the document by which an app warms up. In a build
 * without a service worker, the script only removes the worker of an older release. The documents must have been written.
 */
export async function writeServiceWorker(build: FinishedBuild): Promise<void> {
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
