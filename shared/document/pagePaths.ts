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

/** The data of a page for the service worker. */
export interface WorkerPage extends PagePaths {
  /** The addresses of what its document needs: its own script, then all others. None on a page without script. */
  files: readonly string[];
}

/** Data about a release for its service worker. */
export interface WorkerData {
  /** An id of the release: the same for the same documents and files. */
  release: string;
  /** The path of the site, with slashes at both ends. */
  base: string;
  pages: readonly WorkerPage[];
  /** The hashes of documents, and of files without a hash in their name, by address; as `integrity` of a script. */
  integrity: Readonly<Record<string, string>>;
  /** The address of the document that is shown offline. */
  offline: string;
}
