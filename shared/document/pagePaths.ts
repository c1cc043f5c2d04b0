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
