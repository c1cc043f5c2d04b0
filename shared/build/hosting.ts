import { RUNTIME_CONFIG_FILE } from '../config/runtimeConfigBuild.ts';
import { hasSimulator, type Page } from '../document/page.ts';
import { WORKER_FILE } from '../lib/siteCaches.ts';

/** How long a browser may keep what: hashed files for ever, documents only after asking again. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  document: 'no-cache',
  /** Fetched ahead of a tap: good until the borrower has made up their mind. */
  prefetched: 'private, max-age=120',
  /** A brand's settings: at hand for every page of a visit, and new within minutes. */
  siteFile: 'public, max-age=60, stale-while-revalidate=86400',
} as const;

/** A year. Browsers ignore it over plain http; subdomains stay the operator's to decide. */
const TLS_ONLY = 'max-age=31536000';

/**
 * Headers of every answer of the site. What a document may load stands in its own policy; TLS, framing
 * and permissions can only be said here.
 */
export function securityHeaders(pages: readonly Page[]): Readonly<Record<string, string>> {
  const here = hasSimulator(pages) ? 'self' : '';
  return {
    'Strict-Transport-Security': TLS_ONLY,
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(${here})`,
  };
}

/** Headers of the service worker's file: whatever its script does, it reaches this site only. */
export function workerHeaders(headers: Headers): Headers {
  const policy = `default-src 'none'; connect-src 'self'; ${headers['Content-Security-Policy']}`;
  return { ...headers, 'Content-Security-Policy': policy };
}

type Headers = Readonly<Record<string, string>>;

const nginxHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);

/**
 * The site for nginx, to be included in a `server` block: clean routes, precompressed files, cache
 * rules, headers, the error page with status 404.
 * @param root folder above the site's base path. @param base the base path, with slashes at both ends.
 */
export function nginxConf(root: string, base: string, headers: Headers): string {
  const block = (
    place: string,
    files: string,
    cache: string,
    { more = [''], own = headers } = {},
  ) =>
    [
      `location ${place} {`,
      ...more.filter(Boolean).map((line) => `  ${line}`),
      ...(files ? [`  try_files ${files} =404;`] : []),
      ...nginxHeaders({ 'Cache-Control': cache, ...own }),
      '}',
    ].join('\n');
  return [
    // A path with a space in it is several words to nginx.
    `root ${/\s/.test(root) ? `"${root}"` : root};`,
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    // A document fetched ahead may be used by the tap that follows, without asking again.
    `set $document_cache "${CACHE.document}";`,
    `if ($http_sec_purpose = prefetch) { set $document_cache "${CACHE.prefetched}"; }`,
    `error_page 404 ${base}404.html;`,
    block(`= ${base}404.html`, '', CACHE.document, { more: ['internal;'] }),
    block(`= ${base}`, `${base}index.html`, '$document_cache'),
    block(`= ${base}${RUNTIME_CONFIG_FILE}`, '$uri', CACHE.siteFile),
    block(`= ${base}${WORKER_FILE}`, '$uri', CACHE.document, { own: workerHeaders(headers) }),
    block(`${base}assets/`, '$uri', CACHE.hashed),
    block(base, '$uri $uri.html', '$document_cache'),
    '',
  ].join('\n');
}

/** `_headers` of Netlify and Cloudflare Pages, which serve clean routes and 404.html by themselves. */
export function headersFile(base: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines,
    `${base}assets/*`,
    `  Cache-Control: ${CACHE.hashed}`,
    `${base}${RUNTIME_CONFIG_FILE}`,
    `  Cache-Control: ${CACHE.siteFile}`,
    `${base}${WORKER_FILE}`,
    `  Cache-Control: ${CACHE.document}`,
    `  Content-Security-Policy: ${workerHeaders(headers)['Content-Security-Policy']}`,
    '',
  ].join('\n');
}

/** `vercel.json` for a deployment of the built folder. */
export function vercelFile(base: string, headers: Headers): string {
  const pairs = (given: Headers) => Object.entries(given).map(([key, value]) => ({ key, value }));
  const rules = [
    { source: `${base}(.*)`, headers: pairs(headers) },
    {
      source: `${base}(.*)`,
      has: [{ type: 'header', key: 'sec-purpose', value: 'prefetch' }],
      headers: pairs({ 'Cache-Control': CACHE.prefetched }),
    },
    { source: `${base}assets/(.*)`, headers: pairs({ 'Cache-Control': CACHE.hashed }) },
    {
      source: `${base}${RUNTIME_CONFIG_FILE}`,
      headers: pairs({ 'Cache-Control': CACHE.siteFile }),
    },
    {
      source: `${base}${WORKER_FILE}`,
      headers: pairs({ 'Cache-Control': CACHE.document, ...workerHeaders(headers) }),
    },
  ];
  return `${JSON.stringify({ cleanUrls: true, headers: rules }, null, 2)}\n`;
}
