/** How a page is found by its path. */
export interface PagePaths {
  /** Its clean path below the base; the root's is empty. */
  path: string;
  aliases: readonly string[];
}

/** A page as the service worker knows it. */
export interface WorkerPage extends PagePaths {
  /** What its document must be, as in a script's `integrity`. */
  integrity: string;
  /** The scripts it begins with and those it may load later, by their places in `files`. */
  files: readonly number[];
}

/** What a build tells its service worker. */
export interface WorkerData {
  /** Names the release: the same for the same documents and files. */
  release: string;
  /** With slashes at both ends. */
  base: string;
  pages: readonly WorkerPage[];
  /** Addresses of the hashed scripts that pages need. */
  files: readonly string[];
  /** What every page needs under a name without a hash. */
  common: readonly { url: string; revision: string }[];
  /** The address, among these, of the document that stands in for a page without a network. */
  offline: string;
}

/** The page that a path shows: its route or an alias, with or without `.html`. */
export function pageAt<Page extends PagePaths>(
  { base, pages }: { base: string; pages: readonly Page[] },
  pathname: string,
): Page | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const route = pathname.slice(base.length).replace(/\.html$/, '');
  return pages.find(({ path, aliases }) => path === route || aliases.includes(route));
}
