import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify } from 'terser';
import type { ResolvedConfig, ViteDevServer } from 'vite';
import type { Company } from '../config/readCompany.ts';
import type { Config } from '../config/readConfig.ts';
import type { SiteBuild } from '../config/runtimeConfig.ts';
import { SITE_FILE } from '../config/runtimeConfigBuild.ts';
import type { LazyFiles } from '../document/boot/fetchFiles.ts';
import { productionDocument } from '../document/document.ts';
import { shareHead } from '../document/head.ts';
import type { Page } from '../document/page.ts';
import {
  bundleEarlyScript,
  createLoader,
  type EarlyParts,
  earlyPartsOf,
  renderFirstState,
  renderLanguages,
  renderSurround,
  viewSettingsOf,
} from '../document/prerender.ts';
import { headersFile, securityHeaders, vercelFile } from './hosting.ts';
import { nextPagesOf } from './nextPages.ts';
import { siteFileProblems } from './runtimeConfigProblems.ts';
import { robots, siteMap } from './searchFiles.ts';

/** What a build knows when its bundles are written. */
export interface Finish {
  pages: readonly Page[];
  vite: ResolvedConfig;
  config: Config;
  company: Company;
  /** What pages are told about the file on the CDN; absent where they read none. */
  site: SiteBuild | undefined;
  /** The files of each page's lazy modules. */
  lazyFiles: ReadonlyMap<string, LazyFiles>;
}

/** What was read from the output before any document was changed. */
interface Bundled {
  outDir: string;
  styles: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, string>;
}

async function readBundled({ pages, vite: { root, base, build } }: Finish): Promise<Bundled> {
  const outDir = resolve(root, build.outDir);
  const styles = new Map<string, string>();
  for (const file of await readdir(join(outDir, 'assets'))) {
    if (!file.endsWith('.css')) continue;
    styles.set(`${base}assets/${file}`, await readFile(join(outDir, 'assets', file), 'utf8'));
  }
  const documents = new Map<string, string>();
  for (const { name } of pages) {
    documents.set(name, await readFile(join(outDir, `${name}.html`), 'utf8'));
  }
  return { outDir, styles, documents };
}

async function finishDocument(
  page: Page,
  { pages, vite: { root, base }, config, company, site, lazyFiles }: Finish,
  { outDir, styles, documents }: Bundled,
  loader: ViteDevServer,
  early: EarlyParts,
): Promise<void> {
  const head = `${shareHead(page, company, config)}</head>`;
  const html = (documents.get(page.name) ?? '').replace('</head>', () => head);
  const finished = productionDocument(html, {
    page,
    config,
    site,
    styles,
    script: await bundleEarlyScript(root, page, early),
    markup: await renderFirstState(loader, page),
    languages: await renderLanguages(loader, root, page),
    lazyFiles: lazyFiles.get(page.name),
    surround: await renderSurround(loader, page),
    next: page.next && nextPagesOf(page, pages, documents, base),
  });
  for (const name of [page.name, ...page.aliases]) {
    await writeFile(join(outDir, `${name}.html`), finished);
  }
}

/** Style sheets that stand in documents now are not sent as files. */
async function removeInlined({ outDir, styles, documents }: Bundled, base: string): Promise<void> {
  const all = [...documents.values()].join('');
  for (const href of styles.keys()) {
    if (all.includes(href)) await rm(join(outDir, href.slice(base.length)));
  }
}

/** The guard must stay ES5, so it is not bundled, only made smaller, with the contact written in. */
async function finishGuard(file: string, { servicePhone, serviceEmail }: Config): Promise<void> {
  const contact = JSON.stringify(`${servicePhone}, ${serviceEmail}`);
  const text = (await readFile(file, 'utf8')).replace("'{contact}'", () => contact);
  const { code } = await minify(text, { ecma: 5, ie8: true });
  if (code) await writeFile(file, code);
}

/** The file that an operator may change at any time: empty, or as it was put into `public`. */
async function finishSiteFile(file: string, site: SiteBuild): Promise<void> {
  if (!existsSync(file)) return writeFile(file, '{}\n');
  const problems = siteFileProblems(await readFile(file, 'utf8'), site);
  if (problems.length) throw new Error(`public/${SITE_FILE}\n  ${problems.join('\n  ')}`);
}

/** What a site has besides its documents: error page, search files, guard, settings, headers of hosts. */
async function writeOthers(
  { pages, vite: { base }, config, company, site }: Finish,
  outDir: string,
): Promise<void> {
  await copyFile(join(outDir, 'errorPage.html'), join(outDir, '404.html'));
  const map = siteMap(pages, company);
  if (map) await writeFile(join(outDir, 'sitemap.xml'), map);
  await writeFile(join(outDir, 'robots.txt'), robots(company));
  await finishGuard(join(outDir, 'guard.js'), config);
  if (site) await finishSiteFile(join(outDir, SITE_FILE), site);
  const headers = securityHeaders(pages);
  await writeFile(join(outDir, '_headers'), headersFile(base, headers));
  await writeFile(join(outDir, 'vercel.json'), vercelFile(base, headers));
}

/**
 * Finishes the flattened documents of a build and writes what else a site needs (README.md in this folder).
 * @throws Error naming the key of a `public/site.json` that cannot be used.
 */
export async function finishSite(finish: Finish): Promise<void> {
  const { pages, vite, config, company, site } = finish;
  const { root, base, define } = vite;
  const bundled = await readBundled(finish);
  const early = earlyPartsOf(pages, config, site);
  const settings = viewSettingsOf({ config, company }, site);
  const loader = await createLoader({ root, ...(define && { define }) }, settings);
  try {
    for (const page of pages) await finishDocument(page, finish, bundled, loader, early);
  } finally {
    await loader.close();
  }
  await removeInlined(bundled, base);
  await writeOthers(finish, bundled.outDir);
}
