import type { NextPage } from '../document/boot/prefetchPages.ts';
import type { Page } from '../document/page.ts';

/** The scripts that a bundled document names. */
function scriptsOf(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+\.js)"/g);
  return [...new Set([...found].map(([, address = '']) => address))];
}

/**
 * What a page may fetch ahead of the pages that come next (shared/runtime/README.md).
 * @param documents the bundled documents by the name of their page. @param base the site's path.
 */
export function nextPagesOf(
  { name, next = [] }: Page,
  pages: readonly Page[],
  documents: ReadonlyMap<string, string>,
  base: string,
): Record<string, NextPage> {
  const here = scriptsOf(documents.get(name) ?? '');
  const entries = next.map((route): [string, NextPage] => {
    const own = pages.find((page) => page.name === route)?.parameters;
    const files = scriptsOf(documents.get(route) ?? '').filter((file) => !here.includes(file));
    // A page whose address the borrower still decides can only be fetched in parts.
    return [route, { ...(!own && { address: `${base}${route}` }), files }];
  });
  return Object.fromEntries(entries);
}
