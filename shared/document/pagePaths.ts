/** The paths that a page is found by. */
export interface PagePaths {
  /** Its path from the base, without `.html`; '' for the page at the root. */
  path: string;
  aliases: readonly string[];
}

/** The page at a path, which may be an alias and may end with `.html`; undefined if there is none. */
export function pageAt<Page extends PagePaths>(
  { base, pages }: { base: string; pages: readonly Page[] },
  pathname: string,
): Page | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const route = pathname.slice(base.length).replace(/\.html$/, '');
  return pages.find(({ path, aliases }) => path === route || aliases.includes(route));
}

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
