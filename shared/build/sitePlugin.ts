import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify } from 'terser';
import type { Plugin, ResolvedConfig } from 'vite';
import { type Company, readCompany } from '../config/readCompany.ts';
import { type Config, pageConfigOf, readConfig } from '../config/readConfig.ts';
import type { SiteBuild } from '../config/siteFile.ts';
import { compressTree } from './compress.ts';
import { productionDocument } from './document.ts';
import { shareHead } from './head.ts';
import { headersFile, securityHeaders, vercelFile } from './hosting.ts';
import { type LanguageFiles, languageFilesOf } from './languageFiles.ts';
import { nextPagesOf } from './nextPages.ts';
import { findingsOf } from './operatorReport.ts';
import {
  bundleEarlyScript,
  createLoader,
  moneyStyleOf,
  renderFirstState,
  renderLanguages,
  renderSurround,
} from './prerender.ts';
import { robots, siteMap } from './searchFiles.ts';
import { hasSimulator, type Page } from './site.ts';
import { readsSiteFile, SITE_FILE, siteBuildOf } from './siteBuild.ts';
import { siteFileProblems } from './siteFileProblems.ts';
import { marked } from './siteWords.ts';

async function inlinedStyles(outDir: string, base: string): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const file of await readdir(join(outDir, 'assets'))) {
    if (!file.endsWith('.css')) continue;
    styles.set(`${base}assets/${file}`, await readFile(join(outDir, 'assets', file), 'utf8'));
  }
  return styles;
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

/** The bundled documents by the name of their page. */
async function readDocuments(outDir: string, pages: readonly Page[]): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const { name } of pages) {
    documents.set(name, await readFile(join(outDir, `${name}.html`), 'utf8'));
  }
  return documents;
}

/** The files of a page's words under the site's path. */
function addressed(files: LanguageFiles = {}, base: string): LanguageFiles | undefined {
  const entries = Object.entries(files).map(([language, names]) => [
    language,
    names.map((name) => base + name),
  ]);
  return entries.length ? Object.fromEntries(entries) : undefined;
}

async function finishDocuments(
  pages: readonly Page[],
  { root, base, build, define, env }: ResolvedConfig,
  config: Config,
  company: Company,
  words: ReadonlyMap<string, LanguageFiles>,
): Promise<void> {
  const outDir = resolve(root, build.outDir);
  const styles = await inlinedStyles(outDir, base);
  const documents = await readDocuments(outDir, pages);
  const inlined = new Set<string>();
  const site = readsSiteFile(env) ? siteBuildOf(config, company) : undefined;
  const parts = {
    money: moneyStyleOf(config),
    simulated: hasSimulator(pages),
    reportUrl: config.reportUrl,
    site,
  };
  const settings = site
    ? { config: marked(config), company: marked(company) }
    : { config, company };
  const loader = await createLoader({ root, ...(define && { define }) }, settings);
  try {
    for (const page of pages) {
      const file = join(outDir, `${page.name}.html`);
      const script = await bundleEarlyScript(root, page, parts);
      const markup = await renderFirstState(loader, page);
      const languages = await renderLanguages(loader, root, page);
      const surround = await renderSurround(loader, page);
      const shared = shareHead(page, company, config);
      const bundled = documents.get(page.name) ?? '';
      const html = bundled.replace('</head>', () => `${shared}</head>`);
      const next = page.next && nextPagesOf(page, pages, documents, base);
      for (const href of styles.keys()) if (html.includes(href)) inlined.add(href);
      await writeFile(
        file,
        productionDocument(html, {
          page,
          config,
          markup,
          languages,
          words: addressed(words.get(page.name), base),
          next,
          surround,
          script,
          styles,
          site,
        }),
      );
      for (const alias of page.aliases) await copyFile(file, join(outDir, `${alias}.html`));
    }
  } finally {
    await loader.close();
  }
  for (const href of inlined) await rm(join(outDir, href.slice(base.length)));
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
 * Finishes the flattened documents of a build: first state, early start, inlined css, policy,
 * aliases, 404, and compressed twins. With `plain` it leaves them as a client-only site, for the bench.
 */
export function sitePlugin(pages: readonly Page[], { plain = false } = {}): Plugin {
  let resolved: ResolvedConfig;
  let words: ReadonlyMap<string, LanguageFiles> = new Map();
  return {
    name: 'site-documents',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      resolved = config;
    },
    generateBundle(_options, bundle) {
      words = languageFilesOf(bundle);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const env = { ...resolved.env, BASE_URL: resolved.base };
        const company = readCompany(env);
        if (!company.siteUrl) {
          resolved.logger.warn('VITE_SITE_URL is not set: no canonical addresses, no site map');
        }
        const found = findingsOf({ ...process.env, ...env });
        const lines = found.map(({ id, severity, title }) => `${id} ${severity}: ${title}`);
        resolved.logger.info(
          ['For the operator (npm run operator-report):', ...lines].join('\n  '),
        );
        if (!plain) await finishDocuments(pages, resolved, readConfig(env), company, words);
        await compressTree(resolve(resolved.root, resolved.build.outDir));
      },
    },
  };
}

/** Writes the checked configuration into the bundle as data; a bad value stops the build by name. */
export function configPlugin(): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'site-configuration',
    apply: 'build',
    configResolved(config) {
      resolved = config;
    },
    transform(_code, id) {
      if (!id.endsWith('/shared/config/config.ts')) return undefined;
      const env = { ...resolved.env, BASE_URL: resolved.base };
      return `export const config = ${JSON.stringify(pageConfigOf(readConfig(env)))};`;
    },
  };
}

const IMPORT = /\bimport\(\s*(["'`][^"'`]+["'`])\s*\)/g;

/**
 * Leaves `import()` nearly as it is written: lazy chunks here have their css in the document and their
 * dependencies loaded already, so Vite's preload wrapper around each would only cost bytes. One that
 * fails tells the document's script, which looks for a new release (`release.inline.ts`).
 */
export function plainImportPlugin(): Plugin {
  return {
    name: 'site-plain-import',
    apply: 'build',
    configResolved({ plugins }) {
      const all = plugins as Plugin[];
      const wrapper = all.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (wrapper < 0) throw new Error('Vite wraps import() in another way now: look here');
      all.splice(wrapper, 1);
    },
    renderChunk: {
      order: 'pre',
      handler: (code) => ({
        code: code.replace(IMPORT, 'import($1).catch(window.__lost)'),
        map: null,
      }),
    },
  };
}
