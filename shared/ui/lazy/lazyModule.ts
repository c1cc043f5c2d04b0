interface Options {
  /** Prefetch its files once the page is ready and idle, so that it loads even if the network fails later. */
  prefetch?: true;
}

/** A lazy module failed to load. Retrying may help, else reloading the page. */
export class ModuleLoadError extends Error {}

// Modules name themselves while they load, later chunks too; the list is read when the page is ready.
const prefetchSources: string[] = [];

/**
 * Loads a module on demand, with retries. Chromium up to 153 and Firefox cache a failed `import()`, also of a
 * nested file, for as long as the page lives. The boot script therefore fetches the files first, which can be
 * retried, and the import then finds them in the browser's cache.
 * @param source the module's path in the project, by which the build lists its files. @param load imports it.
 * @returns a function that loads the module, or retries after a failure. Rejects with ModuleLoadError.
 */
export function lazyModule<Module>(
  source: string,
  load: () => Promise<Module>,
  { prefetch }: Options = {},
): () => Promise<Module> {
  if (prefetch) prefetchSources.push(source);
  return async () => {
    const { lazy } = window.__boot ?? {};
    try {
      if (lazy) await lazy.fetchFiles(source);
      return await load();
    } catch {
      if (lazy) void lazy.lookForRelease();
      throw new ModuleLoadError(source);
    }
  };
}

/** Prefetches the modules marked `prefetch`. Called when the page is ready. Never rejects. */
export function prefetchModules(): void {
  const { lazy } = window.__boot ?? {};
  if (lazy) lazy.prefetchFiles(prefetchSources);
}
