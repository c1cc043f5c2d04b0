import type { Company } from '../config/readCompany.ts';
import { type Page, pathOf } from '../document/page.ts';

/** The text of `sitemap.xml`, with the public pages; undefined without `VITE_SITE_URL`. */
export function siteMap(pages: readonly Page[], { siteUrl }: Company): string | undefined {
  if (!siteUrl) return undefined;
  const entries = pages
    .filter(({ kind }) => kind === 'public')
    .map((page) => `<url><loc>${siteUrl}/${pathOf(page)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

/** The text of `robots.txt`. Crawlers may read every page, because they must read `noindex` to obey it. */
export function robots({ siteUrl }: Company): string {
  const map = siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\nDisallow: /esita/\n${map}`;
}
