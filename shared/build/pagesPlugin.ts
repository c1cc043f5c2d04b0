import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { type Page, routesOf } from '../document/page.ts';

/** The files that the configuration has loaded: definitions of pages, and the sandbox. */
const LOADED = /\/pages\/\w+\/page\.ts$|\/test\/sandbox\//;

/** The generated module that lists the routes, from the project's root. */
const ROUTES_FILE = 'shared/config/routes.ts';

/** The text of that module. It is generated because TypeScript cannot derive a type from folders. */
export function routesFile(pages: readonly Page[]): string {
  const names = pages.map(({ name }) => `  '${name}',`);
  const routes = pages
    .filter(({ kind }) => kind !== 'tool')
    .flatMap(routesOf)
    .sort();
  return [
    '// Generated from the folders of `pages/` by the dev server and by `npm run generate`. Do not edit.',
    '',
    '/** The name of every page. */',
    `export const pageNames: readonly string[] = [`,
    ...names,
    '];',
    '',
    '/** Every address that a page of the site may lead to. */',
    `export type Route =`,
    ...routes.map((route, index) => `  | '${route}'${index === routes.length - 1 ? ';' : ''}`),
    '',
  ].join('\n');
}

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
