import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { HOSTING_FILES, securityHeaders } from '../../shared/build/hosting.ts';
import { loadPages } from '../../shared/build/pages.ts';

/** The headers of a site with every page. */
export const siteHeaders = securityHeaders(await loadPages());

/** The values of `Cache-Control` by kind of file. */
export const CACHE = {
  /** The name changes with the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Stored, but revalidated on each request. */
  document: 'no-cache',
  /** Prefetched documents, for two minutes: until the borrower has decided what to tap. */
  prefetched: 'private, max-age=120',
} as const;

/** The path of a request, without its query. */
export function requestPathname({ url = '/' }: IncomingMessage): string {
  return new URL(url, 'http://local').pathname;
}

function cacheControl({ req, res }: Context): string {
  if (res.ok && req.path.includes('/assets/')) return CACHE.hashed;
  return req.header('Sec-Purpose') === 'prefetch' ? CACHE.prefetched : CACHE.document;
}

/** Serves a finished build as hosts do: clean routes, precompressed files, headers, 404 page. */
export function serveBuild(folder: string): RequestListener {
  const files = { root: folder, precompressed: true };
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(siteHeaders)) context.header(name, value);
    context.header('Cache-Control', cacheControl(context));
    context.header('Vary', 'Accept-Encoding, Origin');
  });
  const errorPage = [
    async (context: Context, next: Next) => {
      await next();
      const { body, headers } = context.res;
      context.res = new Response(body, { status: 404, headers });
    },
    serveStatic({ ...files, path: '404.html' }),
  ] as const;
  for (const name of HOSTING_FILES) app.use(`/${name}`, ...errorPage);
  app.use(serveStatic(files));
  app.use(serveStatic({ ...files, rewriteRequestPath: (path) => `${path}.html` }));
  app.use(...errorPage);
  return getRequestListener(app.fetch);
}
