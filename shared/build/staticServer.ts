import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Connect } from 'vite';
import { RUNTIME_CONFIG_FILE } from '../config/runtimeConfigBuild.ts';
import type { Page } from '../document/page.ts';
import { WORKER_FILE } from '../lib/siteCaches.ts';
import { CACHE, securityHeaders, workerHeaders } from './hosting.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The path of a request, without its query. */
export function requestPathname(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://local').pathname;
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Whether a path is a file. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The same rules as in the configuration for nginx (`hosting.ts`). */
function cacheControl(request: IncomingMessage, file: string): string {
  if (file.endsWith(`/${RUNTIME_CONFIG_FILE}`)) return CACHE.runtimeConfig;
  if (file.includes('/assets/')) return CACHE.hashed;
  const isPrefetch = request.headers['sec-purpose'] === 'prefetch';
  return isPrefetch ? CACHE.prefetched : CACHE.document;
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
  response.statusCode = status;
  response.setHeader('Content-Type', CONTENT_TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', (await stat(chosen)).size);
  response.setHeader('Cache-Control', cacheControl(request, file));
  const own = file.endsWith(`/${WORKER_FILE}`) ? workerHeaders(headers) : headers;
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  if (request.method === 'HEAD') response.end();
  else createReadStream(chosen).pipe(response);
}

/** Serves a finished build: clean routes, precompressed files, headers, 404 page. */
export function serveBuild(outDir: string, pages: readonly Page[]): Connect.NextHandleFunction {
  const headers = securityHeaders(pages);
  return async (request, response, next) => {
    try {
      const pathname = decodeURIComponent(requestPathname(request));
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
