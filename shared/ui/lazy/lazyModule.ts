import { isPrefetchUnwanted } from '../../lib/saveData.ts';
import { fetchFiles } from './fetchFiles.ts';

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
