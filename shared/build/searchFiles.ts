import type { Company } from '../config/readCompany.ts';
import { type Page, pathOf } from '../document/page.ts';

/** The site map of the public pages; undefined without a configured address. */
export function siteMap(pages: readonly Page[], { siteUrl }: Company): string | undefined {
  if (!siteUrl) return undefined;
  const entries = pages
    .filter(({ kind }) => kind === 'public')
    .map((page) => `<url><loc>${siteUrl}/${pathOf(page)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

/** What crawlers may read: everything, because a page that says noindex has to be read to be left out. */
export function robots({ siteUrl }: Company): string {
  const map = siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\nDisallow: /esita/\n${map}`;
}
