/** What the boot script does for lazy modules. */
export interface LazyFetch {
  /** Fetches a module's files into the browser's cache, each once. Rejects if one fails. */
  fetchFiles: (source: string) => Promise<unknown>;
  /** Fetches the files of modules once the page is idle, unless the user saves data. Never rejects. */
  prefetchFiles: (sources: readonly string[]) => void;
  /** Reloads the page, once, if the server has a new release. Never rejects. */
  lookForRelease: () => Promise<void>;
}
