interface Options {
  /** Its files are fetched once the page is ready and idle, so that it can be had without a network. */
  ahead?: true;
}

/** A part of the page that could not be had. Asking again may help; where it does not, a reload does. */
export class LostModuleError extends Error {}

// Modules name themselves while they load, later chunks too; the list is read when the page is ready.
const wantedAhead: string[] = [];

/**
 * The one way to a module that is not there from the start. Browsers (Chromium up to 153, Firefox) keep a
 * failed `import()` for the life of the page, and so a failed file that it imports. So the document's script
 * fetches the files first, which can be asked for again; the import finds them in the browser's cache.
 * @param source the module's path in the project, under which the build lists its files. @param load imports it.
 * @returns asks for the module, again after a failure; rejects with LostModuleError.
 */
export function lazyModule<Module>(
  source: string,
  load: () => Promise<Module>,
  { ahead }: Options = {},
): () => Promise<Module> {
  if (ahead) wantedAhead.push(source);
  return async () => {
    const { lazy } = window.__early ?? {};
    try {
      if (lazy) await lazy.fetchFiles(source);
      return await load();
    } catch {
      if (lazy) void lazy.lookForRelease();
      throw new LostModuleError(source);
    }
  };
}

/** Fetches what is marked as `ahead`; called when the page is ready. Never rejects. */
export function fetchAhead(): void {
  const { lazy } = window.__early ?? {};
  if (lazy) lazy.fetchAhead(wantedAhead);
}
