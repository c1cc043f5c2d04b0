import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { extname, join, resolve } from 'node:path';
import type { Connect, Logger, Plugin, ViteDevServer } from 'vite';
import { entryDocumentOf, type Page, pageOf } from '../document/page.ts';
import { requestPathname, serveBuild } from './staticServer.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The handler of calls to the lender's server, in development and preview. */
export interface Backend {
  /** The path that its calls begin with. */
  path: string;
  handle: Handler;
}

function mountBackend({ path, handle }: Backend): Connect.NextHandleFunction {
  return (request, response, next) =>
    requestPathname(request).startsWith(path) ? void handle(request, response) : next();
}

function asksForDocument(request: IncomingMessage, pathname: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isSource = /^\/(@|node_modules\/|shared\/|test\/)/.test(pathname);
  return reads && !isSource && (extname(pathname) === '' || extname(pathname) === '.html');
}

/**
 * Lets a server close only once nothing is rendered: it ends the module runner first, and a document that is being
 * rendered would fail with an internal error.
 * @returns passes on what is being rendered, and keeps the server open meanwhile.
 */
function closeWhenRendered(server: ViteDevServer) {
  const rendering = new Set<Promise<string>>();
  const close = server.close;
  server.close = async (...reason) => {
    while (rendering.size) await Promise.allSettled(rendering);
    await close(...reason);
  };
  return async (document: Promise<string>) => {
    rendering.add(document);
    try {
      return await document;
    } finally {
      rendering.delete(document);
    }
  };
}

/** The document of a page: its entry document, as the plugins of the dev server complete it. */
async function documentOf(server: ViteDevServer, page: Page): Promise<string> {
  const file = entryDocumentOf(page);
  const entry = await readFile(join(server.config.root, file), 'utf8');
  return server.transformIndexHtml(`/${file}`, entry);
}

/** Serves the documents of routes and aliases, and the error page with status 404 for any other. */
function serveDocuments(server: ViteDevServer, pages: readonly Page[]): Connect.NextHandleFunction {
  const rendered = closeWhenRendered(server);
  return async (request, response, next) => {
    const pathname = requestPathname(request);
    if (!asksForDocument(request, pathname)) return next();
    try {
      const known = pageOf(pages, pathname);
      const page = known ?? pageOf(pages, '/errorPage');
      if (!page) return next();
      const html = await rendered(documentOf(server, page));
      response.statusCode = known ? 200 : 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    } catch (error) {
      next(error);
    }
  };
}

const nothingBuilt = (folder: string) =>
  `There is no build in ${folder}. Build the site first: npm run build`;

/** Serves the site before Vite's own middleware: calls by the backend, then documents. */
export function servePlugin(pages: readonly Page[], backend: () => Promise<Backend>): Plugin {
  return {
    name: 'site-server',
    enforce: 'pre',
    async configureServer(server) {
      // Vitest and the prerenderer use Vite without its server.
      if (server.config.server.middlewareMode) return;
      server.middlewares.use(mountBackend(await backend()));
      server.middlewares.use(serveDocuments(server, pages));
    },
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      const outDir = resolve(root, build.outDir);
      const built = pages.filter(({ name }) => existsSync(join(outDir, `${name}.html`)));
      if (!built.length) throw new Error(nothingBuilt(build.outDir));
      server.middlewares.use(mountBackend(await backend()));
      server.middlewares.use(serveBuild(outDir, built));
    },
  };
}

/** Adds to Vite's own error how to choose another port. */
function explain(server: Pick<Server, 'on'> | null, command: string, logger: Logger): void {
  server?.on('error', ({ code, port = 0 }: NodeJS.ErrnoException & { port?: number }) => {
    if (code !== 'EADDRINUSE') return;
    logger.error(
      `Port ${port} is taken, perhaps by another ${command}. Stop that one, or choose another port: ${command} -- --port ${port + 1}`,
    );
  });
}

/** Explains what to do if the port is taken. Vite does not try the next port, where a second server would be mistaken for the first. */
export function takenPortPlugin(): Plugin {
  return {
    name: 'site-taken-port',
    configureServer: ({ httpServer, config }) => explain(httpServer, 'npm start', config.logger),
    configurePreviewServer: ({ httpServer, config }) =>
      explain(httpServer, 'npm run preview', config.logger),
  };
}
