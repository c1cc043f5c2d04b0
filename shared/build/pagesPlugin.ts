import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Page } from '../document/page.ts';
import { ROUTES_FILE, routesFile } from './routes.ts';

/** The files that the configuration has loaded: definitions of pages, and the sandbox. */
const LOADED = /\/pages\/\w+\/page\.ts$|\/test\/sandbox\//;

/** Updates the list of routes when a page was added or removed. */
async function writeRoutes(root: string, pages: readonly Page[]): Promise<void> {
  const file = join(root, ROUTES_FILE);
  const text = routesFile(pages);
  if ((await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

/** Updates the list of routes in the dev server, which restarts when a page's definition or the sandbox has changed. */
export function pagesPlugin(pages: readonly Page[]): Plugin {
  return {
    name: 'site-pages',
    config: () => ({ optimizeDeps: { entries: ['pages/*/*.tsx'] } }),
    async configureServer(server) {
      // Vitest and the prerenderer use Vite without its server.
      if (server.config.server.middlewareMode) return;
      await writeRoutes(server.config.root, pages);
      server.watcher.on('all', (_, file) => {
        if (LOADED.test(normalizePath(file))) void server.restart();
      });
    },
  };
}
