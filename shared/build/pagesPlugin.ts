import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Page } from '../document/page.ts';
import { entryModulePath, entryModuleText } from './entryModule.ts';
import { ROUTES_FILE, routesFile } from './routes.ts';

/** Files of a page that its generated entry module and the lists of pages depend on. */
const DEFINING = /\/pages\/\w+\/(page\.ts|\w+\.html|[A-Z]\w*\.tsx|\w+\.messages\.\w+\.ts)$/;

/** Updates the list of routes when a page was added or removed. */
async function writeRoutes(root: string, pages: readonly Page[]): Promise<void> {
  const file = join(root, ROUTES_FILE);
  const text = routesFile(pages);
  if ((await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

/**
 * Generates the entry module of each page that has no `main.tsx`. The dev server also updates the list of routes, and
 * restarts when a page is added, removed or defined differently.
 */
export function pagesPlugin(pages: readonly Page[]): Plugin {
  let root = '';
  /** The pages with a generated entry module, by its path. */
  const generated = new Map<string, Page>();
  return {
    name: 'site-pages',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { entries: ['pages/*/*.tsx'] } }),
    configResolved(config) {
      root = normalizePath(config.root);
      for (const page of pages) {
        const file = `${root}/${entryModulePath(page)}`;
        if (!existsSync(file)) generated.set(file, page);
      }
    },
    resolveId(id) {
      const file = id.startsWith(`${root}/`) ? id : `${root}${id}`;
      return generated.has(file) ? file : undefined;
    },
    load(id) {
      const page = generated.get(id);
      return page && entryModuleText(root, page);
    },
    async configureServer(server) {
      // Vitest and the prerenderer use Vite without its server.
      if (server.config.server.middlewareMode) return;
      await writeRoutes(root, pages);
      server.watcher.on('all', (event, file) => {
        const redefines =
          event === 'change' ? file.endsWith('/page.ts') : /^(add|unlink)$/.test(event);
        if (redefines && DEFINING.test(normalizePath(file))) void server.restart();
      });
    },
  };
}
