import type { PagePaths } from '../pagePaths.ts';

/** A page as the service worker knows it. */
export interface WorkerPage extends PagePaths {
  /** The hash of its document, as in the `integrity` of a script. */
  integrity: string;
  /** Its scripts, including those of its lazy modules, as indexes of `files`. */
  files: readonly number[];
}

/** A file that every document needs and whose name has no hash. */
export interface CommonFile {
  url: string;
  integrity: string;
}

/** What a service worker knows of its release. */
export interface WorkerData {
  /** An id of the release: the same for the same documents and files. */
  release: string;
  /** The path of the site, with slashes at both ends. */
  base: string;
  pages: readonly WorkerPage[];
  /** Addresses of the hashed scripts of all pages. */
  files: readonly string[];
  common: readonly CommonFile[];
  /** The address of the offline document, which is one of `common`. */
  offline: string;
}
