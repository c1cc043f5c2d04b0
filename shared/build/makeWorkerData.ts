import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, pathsOf } from '../document/page.ts';
import type { CommonFile, WorkerData, WorkerPage } from '../document/worker/workerData.ts';
import type { PageFiles } from './pageFiles.ts';

/** The files that every document names and that have no hash in their name. */
const UNHASHED = ['guard.js', 'favicon.svg'];

/** The document that is shown offline in place of a page that is not on the phone. */
export const OFFLINE_FILE = 'offline.html';

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64');
const integrityOf = (bytes: Buffer | string) => `sha256-${digest(bytes)}`;

function scriptsOf({ entry, imports, lazy }: PageFiles): string[] {
  return entry ? [entry, ...imports, ...Object.values(lazy).flat()] : [];
}

/** The finished documents, and the files of each page. */
export interface FinishedPages {
  outDir: string;
  base: string;
  pages: readonly Page[];
  files: ReadonlyMap<string, PageFiles>;
  /** The text of the offline document; undefined in a build without a service worker. */
  offline: string | undefined;
}

/** Collects the data of the service worker from a finished build. */
export async function makeWorkerData({
  outDir,
  base,
  pages,
  files,
  offline,
}: FinishedPages): Promise<WorkerData> {
  const scripts = (page: Page) => {
    const own = files.get(page.name);
    return own ? scriptsOf(own) : [];
  };
  const all = [...new Set(pages.flatMap(scripts))].sort();
  const workerPages = await Promise.all(
    pages.map(async (page): Promise<WorkerPage> => {
      return {
        ...pathsOf(page),
        integrity: integrityOf(await readFile(join(outDir, `${page.name}.html`))),
        files: [...new Set(scripts(page))].map((file) => all.indexOf(file)),
      };
    }),
  );
  const common: CommonFile[] = await Promise.all(
    UNHASHED.map(async (file) => ({
      url: base + file,
      integrity: integrityOf(await readFile(join(outDir, file))),
    })),
  );
  if (offline) common.push({ url: base + OFFLINE_FILE, integrity: integrityOf(offline) });
  return {
    release: digest(JSON.stringify([workerPages, common]))
      .replace(/\W/g, '')
      .slice(0, 12),
    base,
    pages: workerPages,
    files: all.map((file) => base + file),
    common,
    offline: base + OFFLINE_FILE,
  };
}
