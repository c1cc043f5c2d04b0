import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import type { Page } from '../document/page.ts';
import { WORKER_FILE } from '../lib/siteCaches.ts';
import { CACHE, HOSTING_FILES, SLASHED_PATH, securityHeaders, workerHeaders } from './hosting.ts';

/** The path of a request, without its query. */
export function requestPathname(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://local').pathname;
}

/** The same rules as in the configuration for nginx (`hosting.ts`). */
function cacheControl({ req, res }: Context): string {
  if (res.ok && req.path.includes('/assets/')) return CACHE.hashed;
  return req.header('Sec-Purpose') === 'prefetch' ? CACHE.prefetched : CACHE.document;
}

const SLASHED = new RegExp(`^${SLASHED_PATH}$`);

/** Serves a finished build: clean routes, precompressed files, headers, redirects from slashed paths, 404 page. */
export function serveBuild(outDir: string, pages: readonly Page[]) {
  const headers = securityHeaders(pages);
  const files = { root: outDir, precompressed: true };
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const own = context.req.path.endsWith(`/${WORKER_FILE}`) ? workerHeaders(headers) : headers;
    for (const [name, value] of Object.entries(own)) context.header(name, value);
    context.header('Cache-Control', cacheControl(context));
    context.header('Vary', 'Accept-Encoding');
  });
  app.use(async ({ req, redirect }, next) => {
    const [, path] = SLASHED.exec(req.path) ?? [];
    return path ? redirect(path + new URL(req.url).search, 301) : next();
  });
  const errorPage = [
    async (context: Context, next: Next) => {
      await next();
      const { body, headers } = context.res;
      context.res = new Response(body, { status: 404, headers });
    },
    serveStatic({ ...files, path: '404.html' }),
  ] as const;
  for (const name of Object.values(HOSTING_FILES)) app.use(`/${name}`, ...errorPage);
  app.use(serveStatic(files));
  app.use(serveStatic({ ...files, rewriteRequestPath: (path) => `${path}.html` }));
  app.use(...errorPage);
  return getRequestListener(app.fetch);
}
