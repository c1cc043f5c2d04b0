import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { readCompany } from '../config/readCompany.ts';
import { readConfig } from '../config/readConfig.ts';
import { SITE_FILE, siteOf } from '../config/runtimeConfigBuild.ts';
import { developmentDocument } from '../document/document.ts';
import { type Page, pageOf, templateOf } from '../document/page.ts';
import {
  bundleEarlyScript,
  earlyPartsOf,
  renderFirstState,
  renderLanguages,
  renderSurround,
  settingsModule,
  type ViewSettings,
  viewSettingsOf,
} from '../document/prerender.ts';
import { CACHE, securityHeaders } from './hosting.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

const pathOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://local').pathname;

function asksForDocument(request: IncomingMessage, pathname: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const inner = /^\/(@|node_modules\/|shared\/|test\/)/.test(pathname);
  return reads && !inner && (extname(pathname) === '' || extname(pathname) === '.html');
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  headers: Readonly<Record<string, string>>,
) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  let chosen = file;
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [encoding, suffix] of ENCODINGS) {
    if (chosen === file && accepted.includes(encoding) && (await exists(file + suffix))) {
      chosen = file + suffix;
      response.setHeader('Content-Encoding', encoding);
    }
  }
  const hashed = file.includes('/assets/');
  const changes = file.endsWith(`/${SITE_FILE}`);
  response.statusCode = status;
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', (await stat(chosen)).size);
  const ahead = request.headers['sec-purpose'] === 'prefetch';
  const fresh = ahead ? CACHE.ahead : CACHE.document;
  const kept = hashed ? CACHE.hashed : fresh;
  response.setHeader('Cache-Control', changes ? CACHE.siteFile : kept);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method === 'HEAD') response.end();
  else createReadStream(chosen).pipe(response);
}

/** Serves a finished build: clean routes, compressed twins, headers, 404 page. */
export function serveBuild(outDir: string, pages: readonly Page[]): Connect.NextHandleFunction {
  const headers = securityHeaders(pages);
  return async (request, response, next) => {
    try {
      const pathname = decodeURIComponent(pathOf(request));
      const wanted = resolve(outDir, `.${pathname === '/' ? '/index' : pathname}`);
      const inside = wanted.startsWith(`${resolve(outDir)}/`);
      const found = inside && (await exists(wanted));
      const page = inside && (await exists(`${wanted}.html`));
      if (found) await sendFile(request, response, wanted, 200, headers);
      else if (page) await sendFile(request, response, `${wanted}.html`, 200, headers);
      else await sendFile(request, response, join(outDir, '404.html'), 404, headers);
    } catch (error) {
      next(error);
    }
  };
}

/** What answers under the backend's base path, in development and preview. */
export interface Backend {
  path: string;
  handle: Handler;
}

function mountBackend({ path, handle }: Backend): Connect.NextHandleFunction {
  return (request, response, next) =>
    pathOf(request).startsWith(path) ? void handle(request, response) : next();
}

/**
 * The site's own routing, before every other middleware: the backend under its base path, clean
 * routes and aliases to their documents, everything else the error page with status 404.
 */
export function servePlugin(pages: readonly Page[], backend: () => Promise<Backend>): Plugin {
  let shown: ViewSettings | undefined;
  return {
    name: 'site-server',
    enforce: 'pre',
    transform: (_code, id, options) =>
      shown && options?.ssr ? settingsModule(id.split('?', 1)[0] ?? '', shown) : undefined,
    async configureServer(server) {
      // Test runners and the prerenderer use Vite without its server.
      if (server.config.server.middlewareMode) return;
      const config = readConfig({
        ...server.config.env,
        BASE_URL: server.config.base,
      });
      const company = readCompany(server.config.env);
      const site = siteOf(server.config.env, config, company);
      if (site) shown = viewSettingsOf({ config, company }, site);
      const early = earlyPartsOf(pages, config, site);
      server.middlewares.use(mountBackend(await backend()));
      server.middlewares.use(async (request, response, next) => {
        const pathname = pathOf(request);
        const published = join(server.config.publicDir, SITE_FILE);
        if (pathname === site?.file && !(await exists(published))) return response.end('{}');
        if (!asksForDocument(request, pathname)) return next();
        try {
          const known = pageOf(pages, pathname);
          const page = known ?? pageOf(pages, '/errorPage');
          if (!page) return next();
          const template = await readFile(join(server.config.root, templateOf(page)), 'utf8');
          const html = await server.transformIndexHtml(`/${templateOf(page)}`, template);
          const script = await bundleEarlyScript(server.config.root, page, early);
          const markup = await renderFirstState(server, page);
          const languages = await renderLanguages(server, server.config.root, page);
          const surround = await renderSurround(server, page);
          const parts = {
            page,
            config,
            markup,
            languages,
            surround,
            script,
            styles: new Map(),
            site,
          };
          response.statusCode = known ? 200 : 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(developmentDocument(html, parts));
        } catch (error) {
          next(error);
        }
      });
    },
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      server.middlewares.use(mountBackend(await backend()));
      const outDir = resolve(root, build.outDir);
      const built = pages.filter(({ name }) => existsSync(join(outDir, `${name}.html`)));
      server.middlewares.use(serveBuild(outDir, built));
    },
  };
}
