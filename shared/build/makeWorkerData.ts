import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, pathsOf } from '../document/page.ts';
import type { WorkerData } from '../document/worker/workerData.ts';
import type { FinishedBuild } from './writeDocuments.ts';

/** The files that every document names and that have no hash in their name. */
const UNHASHED = ['guard.js', 'favicon.svg'];

/** The document that is shown offline in place of a page that is not on the phone. */
export const OFFLINE_FILE = 'offline.html';

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64');

/**
 * Collects the data of the service worker, which knows the given pages of a finished build.
 * @param hasOffline whether the build has a document that is shown offline.
 */
export async function makeWorkerData(
  { outDir, vite: { base }, files }: FinishedBuild,
  pages: readonly Page[],
  hasOffline: boolean,
): Promise<WorkerData> {
  const integrityOf = async (file: string) =>
    `sha256-${digest(await readFile(join(outDir, file)))}`;
  const scriptsOf = ({ name }: Page) => {
    const { entry, imports = [], lazy = {} } = files.get(name) ?? {};
    return entry ? [...new Set([entry, ...imports, ...Object.values(lazy).flat()])] : [];
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
