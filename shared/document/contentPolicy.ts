import { createHash } from 'node:crypto';
import type { Config } from '../config/readConfig.ts';
import { WORKER_POLICY } from '../lib/siteCaches.ts';

/** Kinds of content that no page has. */
const UNUSED = [
  'font-src',
  'media-src',
  'manifest-src',
  'object-src',
  'child-src',
  'form-action',
  'base-uri',
];

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The other hosts that receive error reports and load times. */
function reportOrigins({ reportUrl, metricsUrl }: Config): string[] {
  const elsewhere = [reportUrl, metricsUrl].filter((address) => address.startsWith('https:'));
  return elsewhere.map((address) => new URL(address).origin);
}

/** Images: from trusted hosts and the lender's servers; from any host if no host is named as trusted. */
function imageSources(trusted: string, servers: readonly string[]): string {
  const sources = trusted ? [...servers, trusted] : ['https: http:'];
  return ["'self' data: blob:", ...sources].join(' ');
}

/**
 * The content policy of a document. It permits the site's own scripts and the given inline ones. From other hosts it
 * permits images, calls to the lender's servers, error reports and load times, and frames on pages that show them (from
 * any https host unless `trustedHosts` are configured). Every kind of fetch has its own directive, so that `default-src`
 * covers only `<link rel=prefetch>`, which has none: Firefox and Chromium 80 refuse every prefetch under
 * `default-src 'none'`.
 * @param scripts texts of the inline scripts; undefined for a page without any script. @param styles likewise.
 * @param frames whether the page shows documents of other sites.
 */
export function contentPolicy(
  config: Config,
  scripts: string[] | undefined,
  styles: string[],
  frames = false,
): string {
  const hasWorker = Boolean(scripts) && config.serviceWorker === 'on';
  const trusted = config.trustedHosts.map((host) => `https://${host}`).join(' ');
  const servers = config.apiHost ? [config.apiHost] : [];
  const called = new Set(["'self'", ...servers, ...reportOrigins(config)]);
  return [
    "default-src 'self'",
    `script-src ${scripts ? ["'self'", ...scripts.map(sha256)].join(' ') : "'none'"}`,
    `style-src ${["'self'", ...styles.map(sha256)].join(' ')}`,
    `img-src ${imageSources(trusted, servers)}`,
    `connect-src ${[...called].join(' ')}`,
    `frame-src ${frames ? `'self' ${trusted || 'https:'}` : "'none'"}`,
    ...UNUSED.map((kind) => `${kind} 'none'`),
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${hasWorker ? WORKER_POLICY : "'none'"}`,
  ].join('; ');
}
