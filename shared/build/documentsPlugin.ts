import { copyFile, readdir, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  createLogger,
  type Logger,
  type Plugin,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';
import { completeDocument } from '../document/completeDocument.tsx';
import { documentScripts, headScript } from '../document/documentScripts.ts';
import { entryDocumentOf, hasSimulator, type Page } from '../document/page.ts';
import { createLoader, loadRenderer, renderAlone } from '../document/prerender.ts';
import { type Build, buildDocument } from './buildDocument.ts';
import { compressTree, sizeTable } from './compress.ts';
import { configOf } from './configPlugin.ts';
import { operatorWarnings } from './operatorWarnings.ts';
import { bundledPages } from './pageFiles.ts';
import { isOnlyCss, takeStyles } from './takeStyles.ts';
import { writeServiceWorker } from './writeServiceWorker.ts';
import { writeSiteFiles } from './writeSiteFiles.ts';

/** The last line of a build that must not be deployed for borrowers. */
const FOR_TESTERS =
  '*** FOR TESTERS ONLY: /testPreview and the simulated shell are in this build (VITE_TEST_PREVIEW=on) ***';

/** A logger for what a build prints; Vite's own is silent so that it prints no list of files. */
function loggerOf({ logLevel }: ResolvedConfig): Logger {
  return createLogger(logLevel === 'warn' ? 'info' : logLevel);
}

/** Removes the folder from which vite-plugin-html has moved the documents, unless `public` has files in it. */
async function removeIfEmpty(folder: string): Promise<void> {
  if (!(await readdir(folder)).length) await rmdir(folder);
}

/** Completes the entry document of a page for the dev server. Vite's client adds its css. */
async function devDocument(
  html: string,
  page: Page,
  pages: readonly Page[],
  server: ViteDevServer,
): Promise<string> {
  const { root } = server.config;
  const config = configOf(server.config);
  return completeDocument(html, {
    page,
    config,
    hasPolicy: false,
    files: { imports: [], css: '' },
    // Bundled again for each document, because their modules may have been edited.
    scripts: await documentScripts(page, { root, pages, config }, {}),
    screen: await renderAlone(server, page.name),
  });
}

/** Writes what else belongs to a site, compresses everything, and prints a table of sizes. */
async function finishSite(build: Build): Promise<void> {
  const { pages, vite, config, outDir } = build;
  await removeIfEmpty(join(outDir, 'pages'));
  for (const { name, aliases } of pages)
    for (const alias of aliases)
      await copyFile(join(outDir, `${name}.html`), join(outDir, `${alias}.html`));
  await writeSiteFiles(build);
  // Last, because it lists the hashes of the documents.
  await writeServiceWorker(build);
  await compressTree(outDir);
  const logger = loggerOf(vite);
  logger.info(await sizeTable(build));
  for (const warning of operatorWarnings(config)) logger.warn(`\n*** ${warning} ***`);
  if (hasSimulator(pages)) logger.warn(`\n${FOR_TESTERS}`);
}

/** Completes the entry documents, in the dev server and in a build, and finishes a build. */
export function documentsPlugin(pages: readonly Page[]): Plugin {
  let vite: ResolvedConfig;
  let build: Build | undefined;
  let loader: ViteDevServer | undefined;
  let isWritten = false;
  const pageAt = (path: string) => pages.find((page) => path === `/${entryDocumentOf(page)}`);
  return {
    name: 'site-documents',
    configResolved(config) {
      vite = config;
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && !isOnlyCss(file) ? file : [],
        );
        const { root } = vite;
        const config = configOf(vite);
        build = {
          pages,
          vite,
          outDir: resolve(root, vite.build.outDir),
          config,
          headScript: await headScript({ root, pages, config }),
          ...bundledPages(pages, root, chunks, (id) => this.getModuleInfo(id)),
          styles: takeStyles(root, bundle),
        };
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, server }) {
        const page = pageAt(path);
        if (!page) return html;
        if (server) return devDocument(html, page, pages, server);
        if (!build) throw new Error('The bundle has not been made yet');
        loader ??= await createLoader(vite);
        const { renderScreen } = await loadRenderer(loader);
        return buildDocument(html, page, await renderScreen(page.name), build);
      },
    },
    writeBundle() {
      isWritten = true;
    },
    hotUpdate({ file }) {
      const path = file.slice(this.environment.config.root.length);
      // Vite reloads a page only at the path of its file.
      if (pageAt(path)) this.environment.hot.send({ type: 'full-reload' });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await loader?.close();
        // The bundler also calls this after a failure, whose message must be the only one.
        if (build && isWritten) await finishSite(build);
      },
    },
  };
}
