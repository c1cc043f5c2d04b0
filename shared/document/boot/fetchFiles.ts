import { savesData } from '../../lib/saveData.ts';
import { bootData } from './readBootData.ts';

interface Network {
  effectiveType?: string;
}

/** Waits before a file is asked for again, ms. */
const RETRY_WAITS_MS = [400, 1200];

/** A file that takes longer is asked for again, ms. */
const TIMEOUT_MS = 20_000;

/** Where `requestIdleCallback` is missing, a ready page is taken to be idle after this, ms. */
const IDLE_AFTER_MS = 2000;

const NOT_FOUND = 404;

const { lazyFiles: files = {} } = bootData;

/** Files under way or in the browser's cache; one list for all that ask, as the cache is one. */
const fetched: Record<string, Promise<void>> = {};

/** @returns the HTTP status, once the whole file is in the browser's cache; 0 without an answer. */
async function statusOf(file: string): Promise<number> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(file, { signal: abort.signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}

async function fetchFile(file: string): Promise<void> {
  for (const wait of [...RETRY_WAITS_MS, 0]) {
    const status = await statusOf(file);
    if (status >= 200 && status < 300) return;
    if (status === NOT_FOUND) break;
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  delete fetched[file];
  throw new Error(file);
}

/** @param name a module's, by which the build lists its files. */
function fetchNamed(name: string): Promise<unknown> {
  return Promise.all(
    (files[name] ?? []).map((file) => {
      fetched[file] ??= fetchFile(file);
      return fetched[file];
    }),
  );
}

/**
 * Brings the files of a lazy module into the browser's cache, each once. A file that fails is asked for
 * again, now and with the next call; an `import()` that fails is not, for the life of the page.
 * @param source the module's path. @returns rejects where a file cannot be had.
 */
export function fetchFiles(source: string): Promise<unknown> {
  return fetchNamed(source.slice(source.lastIndexOf('/') + 1, source.lastIndexOf('.')));
}

/** Fetches the translations of a page along with its script, not after it. */
export function fetchTranslations(language: string): void {
  for (const name of Object.keys(files)) {
    if (name.endsWith(`.${language}`)) fetchNamed(name).catch(() => undefined);
  }
}

/** Whether nothing may be fetched ahead of need: who saves data, or whose network has enough to do with this page. */
export function isPrefetchUnwanted(): boolean {
  const { effectiveType = '' } = Object(Object(navigator).connection) as Network;
  return savesData() || /2g/.test(effectiveType);
}

/** Fetches what a ready page may need later, when it is idle. Never rejects. @param sources paths of lazy modules. */
export function prefetchFiles(sources: readonly string[]): void {
  if (isPrefetchUnwanted()) return;
  const go = () => {
    for (const source of sources) fetchFiles(source).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: IDLE_AFTER_MS });
  else setTimeout(go, IDLE_AFTER_MS);
}
