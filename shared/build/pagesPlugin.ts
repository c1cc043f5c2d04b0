import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Page } from '../document/page.ts';
import { entryModulePath, entryModuleText } from './entryModule.ts';
import { ROUTES_FILE, routesFile } from './routes.ts';

/** The files of a page that decide what it is. */
const DEFINING = /\/pages\/\w+\/(page\.ts|\w+\.html|[A-Z]\w*\.tsx|\w+\.messages\.\w+\.ts)$/;

/** Writes the routes anew where a page has come or gone. */
async function writeRoutes(root: string, pages: readonly Page[]): Promise<void> {
  const file = join(root, ROUTES_FILE);
  const made = routesFile(pages);
  if ((await readFile(file, 'utf8')) !== made) await writeFile(file, made);
}

/**
 * Makes pages of folders: gives each the module that its document names, unless it has a `main.tsx` of
 * its own. The dev server writes the routes, and starts anew when a page comes, goes or is defined otherwise.
 */
export function pagesPlugin(pages: readonly Page[]): Plugin {
  let root = '';
  const entries = new Map<string, Page>();
  return {
    name: 'site-pages',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { entries: ['pages/*/*.tsx'] } }),
    configResolved(config) {
      root = normalizePath(config.root);
      for (const page of pages) {
        const file = `${root}/${entryModulePath(page)}`;
        if (!existsSync(file)) entries.set(file, page);
      }
    },
    resolveId(id) {
      const file = id.startsWith(`${root}/`) ? id : `${root}${id}`;
      return entries.has(file) ? file : undefined;
    },
    load(id) {
      const page = entries.get(id);
      return page && entryModuleText(root, page);
    },
    async configureServer(server) {
      if (server.config.server.middlewareMode) return;
      await writeRoutes(root, pages);
      server.watcher.on('all', (event, file) => {
        const defined =
          event === 'change' ? file.endsWith('/page.ts') : /^(add|unlink)$/.test(event);
        if (defined && DEFINING.test(normalizePath(file))) void server.restart();
      });
    },
  };
}
