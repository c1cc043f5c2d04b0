import { copyFile, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { BASE_PATH } from '../api/call.ts';
import { type Config, SAMPLE_PICTURE } from '../config/readConfig.ts';
import { type Page, pathOf, pathsOf } from '../document/page.ts';
import { bundleScript } from '../document/scripts.ts';
import { phoneText } from '../lib/contact.ts';
import { WORKER_FILE } from '../lib/siteCaches.ts';
import { writeHostingFiles } from './hosting.ts';
import { operatorWarnings } from './operatorWarnings.ts';
import type { Build, Site } from './site.ts';

const PLACEHOLDER = "'{contact}'";

/**
 * Inserts the contact into the guard. It is neither bundled nor minified, because it must stay ES5.
 * @param source the text of `shared/document/guard.js`. @throws Error if it has no place for the contact.
 */
export function guardScript(
  source: string,
  { servicePhone, serviceEmail }: Pick<Config, 'servicePhone' | 'serviceEmail'>,
): string {
  if (!source.includes(PLACEHOLDER)) throw new Error(`guard.js: ${PLACEHOLDER} is missing`);
  const contact = JSON.stringify(`${phoneText(servicePhone)}, ${serviceEmail}`);
  return source.replace(PLACEHOLDER, () => contact);
}

/**
 * The folder for source maps; undefined for none. It can hold the maps of every release, because the name of a script
 * contains the hash of its content. @throws Error if anyone could read them there.
 */
export function mapsFolder({ root, outDir, config: { sourceMaps } }: Site): string | undefined {
  if (!sourceMaps) return undefined;
  const folder = resolve(root, sourceMaps);
  if (!relative(outDir, folder).startsWith('..'))
    throw new Error(
      `VITE_SOURCE_MAPS: ${sourceMaps} is part of the site, where anyone could read it`,
    );
  return folder;
}

/** Moves the source maps out of the site. The folder may be on another disk. */
async function moveSourceMaps(outDir: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const assets = join(outDir, 'assets');
  for (const file of (await readdir(assets)).filter((name) => name.endsWith('.map'))) {
    await copyFile(join(assets, file), join(folder, file));
    await rm(join(assets, file));
  }
}

/** The text of `sitemap.xml`, with the public pages; undefined without `VITE_SITE_URL`. */
export function siteMap(pages: readonly Page[], { siteUrl }: Config): string | undefined {
  if (!siteUrl) return undefined;
  const urls = pages
    .filter(({ kind }) => kind === 'public')
    .map((page) => `<url><loc>${siteUrl}/${pathOf(page)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** The text of `robots.txt`. Crawlers may read every page, because they must read `noindex` to obey it. */
export function robots({ siteUrl }: Config): string {
  const map = siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\nDisallow: ${BASE_PATH}/\n${map}`;
}

/** The service worker. That of a build without one only removes the worker of an older release. */
function serviceWorker({ root, pages, config }: Site): Promise<string> {
  const { basePath: base } = config;
  // The path of each page by every path that opens it. Testers open theirs from the server.
  const borrowers = pages.filter(({ kind }) => kind !== 'tool').map(pathsOf);
  const paths = borrowers.flatMap(({ path, aliases }) =>
    [path, ...aliases].map((name) => [base + name, base + path]),
  );
  const file = config.serviceWorker === 'on' ? 'serviceWorker' : 'noServiceWorker';
  const entry = `shared/document/worker/${file}.ts`;
  const site = { base, paths: Object.fromEntries(paths) };
  // Workbox writes to the console otherwise.
  const values = { __SITE__: site, 'process.env.NODE_ENV': 'production' };
  return bundleScript({ root, entry, values });
}

const TEXTUAL = /\.(html|js|css|svg|json|txt|xml)$/;

/** Writes a `.br` and a `.gz` copy of every text file below a folder, on all cores. */
async function compressTree(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter(({ name }) => TEXTUAL.test(name));
  const compress = async (path: string) => {
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  };
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

/** Prints how much a phone downloads for each page, the most first. */
async function printSizes({ outDir, files }: Build): Promise<void> {
  const sizeOf = async (file: string) => (await stat(join(outDir, `${file}.br`))).size;
  const sizes = await Promise.all(
    [...files].map(async ([page, { scripts }]) => {
      const script = (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0);
      return { page, script, scripts: scripts.length, document: await sizeOf(`${page}.html`) };
    }),
  );
  sizes.sort((one, other) => other.script - one.script || other.document - one.document);
  console.log('Bytes sent for each page (brotli)');
  console.table(sizes);
}

/** Writes all that browsers read and that is no page: aliases, error page, files for search engines, the service worker. */
async function writeSiteFiles(site: Site): Promise<void> {
  const { pages, config, outDir } = site;
  const copies = pages.flatMap(({ name, aliases }) => aliases.map((alias) => [name, alias]));
  for (const [name, copy] of [...copies, ['errorPage', '404']])
    await copyFile(join(outDir, `${name}.html`), join(outDir, `${copy}.html`));
  const map = siteMap(pages, config);
  if (map) await writeFile(join(outDir, 'sitemap.xml'), map);
  await writeFile(join(outDir, 'robots.txt'), robots(config));
  if (config.sharePicture !== config.basePath + SAMPLE_PICTURE)
    await rm(join(outDir, SAMPLE_PICTURE), { force: true });
  await writeFile(join(outDir, WORKER_FILE), await serviceWorker(site));
}

export async function finishSite(build: Build): Promise<void> {
  const { vite, config, outDir } = build;
  // vite-plugin-html has moved the documents out of this folder, in which `public` may have files.
  await rmdir(join(outDir, 'pages')).catch(() => undefined);
  await writeSiteFiles(build);
  const maps = mapsFolder(build);
  if (maps) await moveSourceMaps(outDir, maps);
  await compressTree(outDir);
  await writeHostingFiles(build);
  // In place of the list of files that Vite prints at the level `info`.
  if (vite.logLevel === 'warn') await printSizes(build);
  for (const warning of operatorWarnings(config)) vite.logger.warn(`\n*** ${warning} ***`);
}
