import { savesData } from '../../lib/saveData.ts';
import { bootData } from './readBootData.ts';

/** The part of the Network Information API that is used here. */
interface Network {
  effectiveType?: string;
}

/** Delays before the second and the third attempt, ms. */
const RETRY_WAITS_MS = [400, 1200];

/** When an attempt is given up, ms. */
const TIMEOUT_MS = 20_000;

/** When a page that never reports to be idle counts as idle, ms. */
const IDLE_AFTER_MS = 2000;

const NOT_FOUND = 404;

const { lazyFiles: files = {} } = bootData;

/** Files that are loading or in the browser's cache, by address. */
const fetched: Record<string, Promise<void>> = {};

/** Fetches a file into the browser's cache. @returns the HTTP status; 0 without an answer. */
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

/** Fetches a file in up to three attempts. @throws Error if all fail. */
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

/** @param name of a lazy module, as in the boot data. */
function fetchNamed(name: string): Promise<unknown> {
  return Promise.all(
    (files[name] ?? []).map((file) => {
      const anew = () => {
        fetched[file] ??= fetchFile(file);
        return fetched[file];
      };
      // A tap may have joined the last attempt of a prefetch, just before the network was back.
      return fetched[file]?.catch(anew) ?? anew();
    }),
  );
}

/**
 * Fetches the files of a lazy module into the browser's cache, each once. A file that fails is tried again, also for a
 * call that came meanwhile or comes later. `import()` alone would not do: some browsers never retry a failed one while the page lives.
 * @param source the module's path. @returns rejects if a file cannot be fetched.
 */
export function fetchFiles(source: string): Promise<unknown> {
  return fetchNamed(source.slice(source.lastIndexOf('/') + 1, source.lastIndexOf('.')));
}

/** Fetches the translations of a page at the same time as its script. */
export function fetchTranslations(language: string): void {
  for (const name of Object.keys(files)) {
    if (name.endsWith(`.${language}`)) fetchNamed(name).catch(() => undefined);
  }
}

/** Whether nothing should be prefetched: the borrower saves data, or the network is 2G. */
export function isPrefetchUnwanted(): boolean {
  const { effectiveType = '' } = Object(Object(navigator).connection) as Network;
  return savesData() || /2g/.test(effectiveType);
}

/** Fetches lazy modules once the page is idle. Never throws. @param sources paths of the modules. */
export function prefetchFiles(sources: readonly string[]): void {
  if (isPrefetchUnwanted()) return;
  const go = () => {
    for (const source of sources) fetchFiles(source).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: IDLE_AFTER_MS });
  else setTimeout(go, IDLE_AFTER_MS);
}
