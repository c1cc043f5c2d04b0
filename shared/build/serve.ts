import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { BASE_PATH } from '../api/call.ts';
import { droppedHeadersFrom } from '../api/session/commonParameters.ts';
import { entryDocumentOf, type Page, pathsOf } from '../document/page.ts';
import { pageAt } from '../document/pagePaths.ts';
import { configOf } from './environment.ts';

function urlOf({ url = '/' }: IncomingMessage): URL {
  return new URL(url, 'http://local');
}

/** Answers calls to the lender's server, in development and preview. */
export type Backend = (request: IncomingMessage, response: ServerResponse) => unknown;

const backendMiddleware =
  (backend: Backend): Connect.NextHandleFunction =>
  (request, response, next) =>
    urlOf(request).pathname.startsWith(BASE_PATH) ? void backend(request, response) : next();

function answer(response: ServerResponse, status: number, html: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html);
}

/**
 * Tells, once for each name, which headers the addresses of pages ask for in vain.
 * @param allowed as in `queryHeadersFrom`. @param warn prints a line. @returns looks at the query string of an address.
 */
export function watchHeaders(
  allowed: readonly string[],
  warn: (line: string) => void,
): (search: string) => void {
  const named = new Set<string>();
  return (search) => {
    for (const name of droppedHeadersFrom(search, allowed)) {
      if (named.has(name)) continue;
      named.add(name);
      const why = allowed.includes(name)
        ? 'its value is not printable ASCII of 1 to 256 characters'
        : 'VITE_HEADER_NAMES does not list it';
      warn(`An address asks for the header ${name}, which no call sends: ${why}.`);
    }
  };
}

/** The document of a page: its entry document, as the plugins of the dev server complete it. */
async function servedEntry(server: ViteDevServer, page: Page): Promise<string> {
  const file = entryDocumentOf(page);
  const entry = await readFile(join(server.config.root, file), 'utf8');
  return server.transformIndexHtml(`/${file}`, entry);
}

/** Serves the documents of routes and aliases. */
function serveDocuments(server: ViteDevServer, pages: readonly Page[]): Connect.NextHandleFunction {
  const { base, logger } = server.config;
  const { headerNames } = configOf(server.config);
  const lookAtHeaders = watchHeaders(headerNames, (line) => logger.warn(line));
  const site = { base, pages: pages.map((page) => ({ ...pathsOf(page), page })) };
  return (request, response, next) => {
    // Vite takes the base off only after this.
    const { pathname, search } = urlOf(request);
    const page = pageAt(site, pathname)?.page;
    if (!page) return next();
    lookAtHeaders(search);
    servedEntry(server, page).then((html) => answer(response, 200, html), next);
  };
}

/**
 * Serves the site: calls by the backend and, in development, documents before Vite's own middleware; and the error page for
 * what Vite has not found.
 */
export function servePlugin(
  pages: readonly Page[],
  backendBelow: (base: string) => Promise<Backend>,
): Plugin {
  return {
    name: 'site-server',
    enforce: 'pre',
    async configureServer(server) {
      const { config, middlewares } = server;
      // Vitest uses Vite without its server.
      if (config.server.middlewareMode) return undefined;
      middlewares.use(backendMiddleware(await backendBelow(config.base)));
      middlewares.use(serveDocuments(server, pages));
      const errorPage = pages.find(({ name }) => name === 'errorPage');
      return () =>
        middlewares.use((_, response, next) => {
          if (!errorPage) return next();
          servedEntry(server, errorPage).then((html) => answer(response, 404, html), next);
        });
    },
    async configurePreviewServer({ config, middlewares }) {
      const { outDir: folder } = config.build;
      const outDir = resolve(config.root, folder);
      const errorPage = join(outDir, '404.html');
      if (!existsSync(errorPage))
        throw new Error(`There is no build in ${folder}. Build the site first: npm run build`);
      middlewares.use(backendMiddleware(await backendBelow(config.base)));
      return () =>
        middlewares.use(async (request, response, next) => {
          // Vite serves a document only after this.
          if (existsSync(join(outDir, urlOf(request).pathname))) return next();
          answer(response, 404, await readFile(errorPage));
        });
    },
  };
}
