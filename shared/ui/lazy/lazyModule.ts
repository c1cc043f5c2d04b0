import { isPrefetchUnwanted } from '../../lib/browser.ts';
import { defineMessages } from '../../lib/messages.ts';
import { fetchWithin } from '../../lib/waiting.ts';

/** Texts for a part of the page that failed to load. */
export const LAZY_TEXT = defineMessages('lazy', {
  lost: 'Part of this page did not load. Check your connection.',
  again: 'Try again',
  reload: 'Reload the page',
});

/** The addresses of the scripts that each lazy module needs in addition to the page's, by the module's name. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>;

/** What the paint script shares for lazy modules. */
export interface LazyBoot {
  files: LazyFiles;
  /** Files that the paint script began to fetch into the browser's cache, by address: one attempt each. */
  begun: Readonly<Record<string, Promise<void>>>;
  /** Reloads the page, once, if the server has a new release. Never rejects. */
  lookForRelease: (isWanted?: () => boolean) => Promise<void>;
}

/** Delays before the second and the third attempt, ms. */
const RETRY_WAITS_MS = [400, 1200];

/** When an attempt is given up, ms. */
const TIMEOUT_MS = 20_000;

const NOT_FOUND = 404;

/** Fetches a file into the browser's cache. @returns the HTTP status; 0 without an answer. */
async function statusOf(file: string): Promise<number> {
  try {
    const response = await fetchWithin(TIMEOUT_MS, file);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Files that are loading or in the browser's cache, by address. */
const fetched: Record<string, Promise<void>> = {};

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

/**
 * Fetches the files of a lazy module into the browser's cache, each once. A file that fails is tried again, also for a
 * call that came meanwhile or comes later. `import()` alone would not do: some browsers never retry a failed one while the page lives.
 * @param source the module's path from the project's root. @returns rejects if a file cannot be fetched.
 */
export function fetchFiles(
  source: string,
  { files, begun }: Pick<LazyBoot, 'files' | 'begun'>,
): Promise<unknown> {
  return Promise.all(
    (files[source] ?? []).map((file) => {
      const anew = () => {
        fetched[file] ??= begun[file]?.catch(() => fetchFile(file)) ?? fetchFile(file);
        return fetched[file];
      };
      // A tap may have joined the last attempt of a prefetch, just before the network was back.
      return fetched[file]?.catch(anew) ?? anew();
    }),
  );
}

interface Options {
  /** Prefetch its files once the page is ready and idle, so that it loads even if the network fails later. */
  prefetch?: true;
  /** The page works without it: a file that is gone does not reload the page for a new release. */
  optional?: true;
}

/** A lazy module failed to load. Retrying may help, else reloading the page. */
export class ModuleLoadError extends Error {}

/** When a page that never reports to be idle counts as idle, ms. */
const IDLE_AFTER_MS = 2000;

// Modules name themselves while they load, later chunks too; the list is read when the page is ready.
const prefetchSources: string[] = [];

/**
 * Loads a module on demand, with retries. Chromium up to 153 and Firefox cache a failed `import()`, also of a
 * nested file, for as long as the page lives. The files are therefore fetched first, which can be retried, and the
 * import then finds them in the browser's cache.
 * @param load imports it. @param source its name, by which documents list its files; the build inserts it. @returns a function that loads the module, or retries after a failure. Rejects with ModuleLoadError.
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  { prefetch, optional }: Options = {},
  source = '',
): () => Promise<Module> {
  if (prefetch) prefetchSources.push(source);
  return async () => {
    const { lazy } = window.__boot ?? {};
    try {
      if (lazy) await fetchFiles(source, lazy);
      return await load();
    } catch {
      if (!optional) void lazy?.lookForRelease();
      throw new ModuleLoadError(source);
    }
  };
}

/** Prefetches the modules marked `prefetch` once the page is idle, if the network allows. Called when the page is ready. */
export function prefetchModules(): void {
  const { lazy } = window.__boot ?? {};
  if (!lazy || isPrefetchUnwanted()) return;
  const prefetch = () => {
    for (const source of prefetchSources) fetchFiles(source, lazy).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: IDLE_AFTER_MS });
  else setTimeout(prefetch, IDLE_AFTER_MS);
}
