import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/readConfig.ts';
import { type Page, pathOf } from '../document/page.ts';
import { phoneText } from '../lib/contact.ts';
import type { Build } from './buildDocument.ts';
import { HOSTING_FILES, headersFile, securityHeaders, vercelFile } from './hosting.ts';

/** The names that the contact of customer service replaces. */
const PLACEHOLDER = "'{contact}'";

/**
 * Inserts the contact into the guard. It is neither bundled nor minified, because it must stay ES5.
 * @param source the text of `public/guard.js`. @throws Error if it has no place for the contact.
 */
export function guardScript(
  source: string,
  { servicePhone, serviceEmail }: Pick<Config, 'servicePhone' | 'serviceEmail'>,
): string {
  if (!source.includes(PLACEHOLDER)) throw new Error(`public/guard.js: ${PLACEHOLDER} is missing`);
  const contact = JSON.stringify(`${phoneText(servicePhone)}, ${serviceEmail}`);
  return source.replace(PLACEHOLDER, () => contact);
}

/** The text of `sitemap.xml`, with the public pages; undefined without `VITE_SITE_URL`. */
export function siteMap(pages: readonly Page[], { siteUrl }: Config): string | undefined {
  if (!siteUrl) return undefined;
  const entries = pages
    .filter(({ kind }) => kind === 'public')
    .map((page) => `<url><loc>${siteUrl}/${pathOf(page)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

/** The text of `robots.txt`. Crawlers may read every page, because they must read `noindex` to obey it. */
export function robots({ siteUrl }: Config): string {
  const map = siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\nDisallow: /esita/\n${map}`;
}

/**
 * Writes the other files of a site: error page, files for search engines, guard, and headers for hosting services.
 * @throws Error if the guard has no place for the contact.
 */
export async function writeSiteFiles({
  pages,
  vite: { base },
  outDir,
  config,
}: Build): Promise<void> {
  await copyFile(join(outDir, 'errorPage.html'), join(outDir, '404.html'));
  const map = siteMap(pages, config);
  if (map) await writeFile(join(outDir, 'sitemap.xml'), map);
  await writeFile(join(outDir, 'robots.txt'), robots(config));
  const guard = join(outDir, 'guard.js');
  await writeFile(guard, guardScript(await readFile(guard, 'utf8'), config));
  const headers = securityHeaders(pages);
  await writeFile(join(outDir, HOSTING_FILES.headers), headersFile(base, headers));
  await writeFile(join(outDir, HOSTING_FILES.vercel), vercelFile(base, headers));
}
