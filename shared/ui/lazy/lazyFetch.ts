/** What the document's script does for lazy modules, before and after there is any other script. */
export interface LazyFetch {
  /** Brings a module's files into the browser's cache, each once. @returns rejects where one cannot be had. */
  fetchFiles: (source: string) => Promise<unknown>;
  /** Fetches the files of modules once the page is idle; not for those who save data. Never rejects. */
  fetchAhead: (sources: readonly string[]) => void;
  /** Loads the page anew where the server has another release by now, once. Never rejects. */
  lookForRelease: () => Promise<void>;
}
