import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { NextPage } from '../api/boot.ts';
import type { Config } from '../config/readConfig.ts';
import type { BootData } from '../document/boot/bootData.ts';
import { type BuiltFiles, documentOf } from '../document/document.ts';
import { entryDocumentOf, type Page } from '../document/page.ts';
import { createRenderServer, renderPage } from '../document/prerender.ts';
import type { RenderedScreen } from '../document/renderScreen.tsx';
import {
  configModule,
  headDataOf,
  headScript,
  paintScript,
  type ScriptSources,
} from '../document/scripts.ts';
import { configOf } from './environment.ts';
import {
  type Chunk,
  circularScript,
  filesOf,
  type PageFiles,
  releaseOf,
  textFilesOf,
} from './files.ts';
import { finishSite, guardScript, mapsFolder } from './finish.ts';

export interface Site extends ScriptSources {
  vite: ResolvedConfig;
  /** The folder of a build. */
  outDir: string;
}

/** The data of a build once the bundler has made its files. */
export interface Build extends Site {
  chunks: readonly Chunk[];
  /** The files of each page, by its name. */
  files: ReadonlyMap<string, PageFiles>;
  /** The text of each style sheet, by the id of its module. */
  sheets: ReadonlyMap<string, string>;
  /** The script in the head of every document. */
  head: string;
  /** The file that asks for a newer browser. */
  guard: string;
  renderServer: ViteDevServer;
}

const NO_SETTINGS =
  'No setting was found, neither in .env, .env.local and the files of the mode, nor in the environment: this is the sample.';

/** The oldest browsers, for css. */
const OLDEST = { chrome: 80 << 16, safari: 14 << 16, ios_saf: 14 << 16 };

/** The css of a document. @throws Error if it would fetch a file, which the paint would wait for. */
function cssOf(sheets: readonly (string | undefined)[]): string {
  const { code } = transform({
    filename: 'document.css',
    code: Buffer.from(sheets.join('\n')),
    minify: true,
    targets: OLDEST,
    // No sheet calls light-dark(), for which every `color-scheme` would set two variables.
    exclude: Features.LightDark,
    visitor: {
      Url({ url }) {
        if (!url.startsWith('data:')) throw new Error(`css needs ?inline after ${url}`);
      },
    },
  });
  return code.toString();
}

const addressesOf = (files: readonly string[], { basePath }: Config) =>
  files.map((file) => basePath + file);

/**
 * The files that a page may prefetch of the pages that may come next: scripts, and the document unless its address has
 * parameters that only this page will know.
 */
function nextPages({ name, next = [] }: Page, build: Build) {
  const { pages, config, files } = build;
  const scriptsOf = (route: string) => files.get(route)?.scripts ?? [];
  const here = scriptsOf(name);
  const entries = next.map((route): [string, NextPage] => {
    const hasParameters = pages.find((page) => page.name === route)?.parameters;
    const missing = scriptsOf(route).filter((file) => !here.includes(file));
    const address = !hasParameters && { address: config.basePath + route };
    return [route, { ...address, files: addressesOf(missing, config) }];
  });
  return Object.fromEntries(entries);
}

/** What the paint script of a page has to know of the build. */
function bootDataOf(page: Page, build: Build): BootData {
  const { metricsUrl, metricsShare, release } = build.config;
  const metrics = {
    address: metricsUrl,
    page: page.name,
    release: release || releaseOf(build.chunks),
    share: metricsShare,
  };
  return {
    ...(page.next && { next: nextPages(page, build) }),
    ...(metricsUrl && page.kind !== 'tool' && { metrics }),
  };
}

function builtFiles(page: Page, build: Build): BuiltFiles {
  const { config, files, sheets, guard } = build;
  const { scripts = [], sheets: ids = [] } = files.get(page.name) ?? {};
  return {
    imports: addressesOf(scripts.slice(1), config),
    guard: config.basePath + guard,
    css: cssOf(ids.map((id) => sheets.get(id))),
  };
}

/**
 * The scripts in the document of a page. @param build undefined in the dev server, which bundles them anew for each document,
 * because their modules may have been edited.
 */
async function scriptsFor(page: Page, { languages }: RenderedScreen, site: Site, build?: Build) {
  const { root, config } = site;
  const filesAt = (path: string) =>
    build ? textFilesOf(root + path, build.chunks) : [path.slice(1)];
  const textsAt = (path: string) => addressesOf(filesAt(path), config);
  return {
    data: headDataOf(page, config, languages, textsAt),
    head: build?.head ?? (await headScript(site)),
    paint: await paintScript(page, site, build ? bootDataOf(page, build) : {}),
  };
}

/** Makes the documents of the site out of its entry documents, in the dev server and in a build, and finishes a build. */
export function sitePlugin(pages: readonly Page[]): Plugin {
  let site: Site;
  let build: Build | undefined;
  let isWritten = false;
  const sheets = new Map<string, string>();
  const pageOfEntry = (path: string) => pages.find((page) => path === `/${entryDocumentOf(page)}`);
  return {
    name: 'site',
    configResolved(vite) {
      // Only now is the base path known; a setting that does not go with it stops the command here.
      const { root } = vite;
      site = {
        root,
        pages,
        config: configOf(vite),
        vite,
        outDir: resolve(root, vite.build.outDir),
      };
      mapsFolder(site);
      const hasSettings = Object.keys(vite.env).some((key) => key.startsWith('VITE_'));
      if (vite.command === 'build' && !hasSettings) vite.logger.warn(`\n*** ${NO_SETTINGS} ***`);
    },
    // Loaded, not transformed: what is written here is the module's source, in the source maps as well.
    load: (id) => (site.vite.command === 'build' ? configModule(id, site.config) : undefined),
    // Takes the css out of the bundle: each document contains that of its page, so that nothing is fetched before the paint.
    // Without `enforce`, because it has to come between Vite's plugins that compile css and that write it into files.
    transform(code, id) {
      if (site.vite.command !== 'build' || !id.endsWith('.css')) return undefined;
      sheets.set(id, code);
      return '';
    },
    generateBundle: {
      // Vite makes the documents in its own `generateBundle`.
      order: 'pre',
      async handler(_, bundle) {
        const { root, config } = site;
        const chunks = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          // Vite removes scripts that were only css. A script without modules of its own stays: it exports those of others.
          .filter(({ moduleIds }) => !moduleIds.length || moduleIds.some((id) => !sheets.has(id)));
        const circular = circularScript(chunks);
        if (circular) this.error(`The script ${circular} imports itself over others`);
        const guard = await readFile(join(root, 'shared/document/guard.js'), 'utf8');
        const source = guardScript(guard, config);
        const moduleInfo = (id: string) => this.getModuleInfo(id);
        build = {
          ...site,
          chunks,
          files: new Map(pages.map((page) => [page.name, filesOf(page, root, chunks, moduleInfo)])),
          sheets,
          head: await headScript(site),
          guard: this.getFileName(this.emitFile({ type: 'asset', name: 'guard.js', source })),
          renderServer: await createRenderServer(site.vite),
        };
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(entryHtml, { path, server }) {
        const page = pageOfEntry(path);
        const renderServer = build?.renderServer ?? server;
        if (!page || !renderServer) return entryHtml;
        const screen = await renderPage(renderServer, page);
        return documentOf(entryHtml, {
          page,
          config: site.config,
          files: build && builtFiles(page, build),
          scripts: page.staticScreen ? undefined : await scriptsFor(page, screen, site, build),
          screen,
        });
      },
    },
    writeBundle() {
      isWritten = true;
    },
    hotUpdate({ file }) {
      const path = file.slice(this.environment.config.root.length);
      // Vite reloads a page only at the path of its file.
      if (pageOfEntry(path)) this.environment.hot.send({ type: 'full-reload' });
    },
    closeBundle: {
      // vite-plugin-html moves the documents in its own `closeBundle`, which `sequential` waits for.
      order: 'post',
      sequential: true,
      async handler() {
        await build?.renderServer.close();
        // The bundler also calls this after a failure, whose message must be the only one.
        if (build && isWritten) await finishSite(build);
      },
    },
  };
}
