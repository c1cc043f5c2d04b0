import { readdir, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createLogger, type Logger, type Plugin, type ResolvedConfig } from 'vite';
import { readConfig } from '../config/readConfig.ts';
import { hasSimulator, type Page } from '../document/page.ts';
import { compressTree, sizeTable } from './compress.ts';
import { operatorWarnings } from './operatorWarnings.ts';
import { type BundledPages, bundledPages } from './pageFiles.ts';
import { type FinishedBuild, writeDocuments } from './writeDocuments.ts';
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

/**
 * Finishes a build: replaces the bundler's documents by those that React renders, writes the other files of the site,
 * compresses everything, and prints a table of sizes.
 */
export function documentsPlugin(pages: readonly Page[]): Plugin {
  let vite: ResolvedConfig;
  let bundled: BundledPages | undefined;
  return {
    name: 'site-documents',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      vite = config;
    },
    generateBundle(_, bundle) {
      // Each document contains its own css, so the bundler's file with the css of all pages is not deployed.
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      bundled = bundledPages(pages, vite.root, chunks, (id) => this.getModuleInfo(id));
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // The bundler also calls this after a failure, whose message must be the only one.
        if (!bundled) return;
        const outDir = resolve(vite.root, vite.build.outDir);
        const config = readConfig({ ...vite.env, BASE_URL: vite.base });
        const build: FinishedBuild = { pages, vite, outDir, config, ...bundled };
        await writeDocuments(build);
        await removeIfEmpty(join(outDir, 'pages'));
        await writeSiteFiles(build);
        // Last, because it lists the hashes of the documents.
        await writeServiceWorker(build);
        await compressTree(outDir);
        const logger = loggerOf(vite);
        logger.info(await sizeTable(build));
        for (const warning of operatorWarnings(config)) logger.warn(`\n*** ${warning} ***`);
        if (hasSimulator(pages)) logger.warn(`\n${FOR_TESTERS}`);
      },
    },
  };
}
