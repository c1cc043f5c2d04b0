import { hasSimulator, type Page } from '../document/page.ts';
import { WORKER_FILE } from '../lib/siteCaches.ts';

/** The values of `Cache-Control` by kind of file. */
export const CACHE = {
  /** The name changes with the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Stored, but revalidated on each request. */
  document: 'no-cache',
  /** Prefetched documents, for two minutes: until the borrower has decided what to tap. */
  prefetched: 'private, max-age=120',
} as const;

/** One year, s. Browsers ignore it over plain http. Subdomains are not included: the operator decides about them. */
const HTTPS_ONLY = 'max-age=31536000';

/**
 * Headers of every response. What a document may load is in its own `<meta>` policy; https, framing and permissions can
 * only be set by headers.
 */
export function securityHeaders(pages: readonly Page[]): Readonly<Record<string, string>> {
  // Testers read coordinates.
  const geolocation = hasSimulator(pages) ? 'self' : '';
  return {
    'Strict-Transport-Security': HTTPS_ONLY,
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(${geolocation})`,
  };
}

/** Headers of the service worker's file: its script can send requests only to this site. */
export function workerHeaders(headers: Headers): Headers {
  const policy = `default-src 'none'; connect-src 'self'; ${headers['Content-Security-Policy']}`;
  return { ...headers, 'Content-Security-Policy': policy };
}

/** Files that only hosting services read. */
export const HOSTING_FILES = { headers: '_headers', vercel: 'vercel.json' } as const;

/** A path with a slash at its end, without other characters than those of routes: it leads to no other site. */
export const SLASHED_PATH = '((?:/[A-Za-z0-9_-]+)+)/';

type Headers = Readonly<Record<string, string>>;

/** The headers of files that differ from those of the other responses, by path; a `*` stands for any end. */
function filesWithHeaders(base: string, headers: Headers): Readonly<Record<string, Headers>> {
  return {
    [`${base}assets/*`]: { 'Cache-Control': CACHE.hashed },
    [`${base}${WORKER_FILE}`]: { 'Cache-Control': CACHE.document, ...workerHeaders(headers) },
  };
}

/** One `location` of nginx. */
function nginxBlock(location: string, headers: Headers, lines: readonly string[]): string {
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return [`location ${location} {`, ...[...lines, ...added].map((line) => `  ${line}`), '}'].join(
    '\n',
  );
}

/**
 * The lines for nginx, to be included in a `server` block: clean routes, precompressed files, cache rules, headers,
 * redirects from paths with a slash at their end, and the error page with status 404.
 * @param root the folder that the base path starts in. @param base the base path, with slashes at both ends.
 */
export function nginxConf(root: string, base: string, headers: Headers): string {
  const cached = (cache: string) => ({ 'Cache-Control': cache, ...headers });
  const files = Object.entries(filesWithHeaders(base, headers)).map(([path, own]) => {
    const location = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
    return nginxBlock(location, { ...headers, ...own }, ['try_files $uri =404;']);
  });
  const documents = [
    // Relative, so that it is right also behind a proxy that ends TLS, or on another port.
    'absolute_redirect off;',
    `rewrite ^${SLASHED_PATH}$ $1 permanent;`,
    'try_files $uri $uri.html =404;',
  ];
  return [
    // nginx would read a path with a space as several words.
    `root ${/\s/.test(root) ? `"${root}"` : root};`,
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    // The tap that follows may use a prefetched document without asking the server again.
    `set $document_cache "${CACHE.document}";`,
    `if ($http_sec_purpose = prefetch) { set $document_cache "${CACHE.prefetched}"; }`,
    `error_page 404 ${base}404.html;`,
    ...['404.html', ...Object.values(HOSTING_FILES)].map((name) =>
      nginxBlock(`= ${base}${name}`, cached(CACHE.document), ['internal;']),
    ),
    nginxBlock(`= ${base}`, cached('$document_cache'), [`try_files ${base}index.html =404;`]),
    ...files,
    nginxBlock(base, cached('$document_cache'), documents),
    '',
  ].join('\n');
}

/** The file `_headers` for Netlify and Cloudflare Pages, which serve clean routes and 404.html by themselves. */
export function headersFile(base: string, headers: Headers): string {
  const rules = { [`${base}*`]: headers, ...filesWithHeaders(base, headers) };
  const lines = Object.entries(rules).flatMap(([path, own]) => [
    path,
    ...Object.entries(own)
      // These services join the values of a header that two rules set.
      .filter(([name, value]) => own === headers || headers[name] !== value)
      .map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [...lines, ''].join('\n');
}

/** The file `vercel.json` for a deployment of the built folder. */
export function vercelFile(base: string, headers: Headers): string {
  const rule = (path: string, own: Headers) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(own).map(([key, value]) => ({ key, value })),
  });
  const prefetch = [{ type: 'header', key: 'sec-purpose', value: 'prefetch' }];
  const rules = [
    rule(`${base}*`, headers),
    { ...rule(`${base}*`, { 'Cache-Control': CACHE.prefetched }), has: prefetch },
    ...Object.entries(filesWithHeaders(base, headers)).map(([path, own]) => rule(path, own)),
  ];
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers: rules }, null, 2)}\n`;
}
