import { createHash } from 'node:crypto';
import type { Config } from '../config/readConfig.ts';

/** What no page does. */
const UNUSED = [
  'font-src',
  'media-src',
  'manifest-src',
  'object-src',
  'child-src',
  'form-action',
  'base-uri',
];

/** The name under which `shared/runtime/registerWorker.ts` makes the address of the service worker. */
const WORKER_POLICY = 'service-worker';

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function reportOrigin({ reportUrl }: Config): string {
  return reportUrl.startsWith('https:') ? new URL(reportUrl).origin : '';
}

/**
 * The content policy of a document: own scripts and the hashed inline ones, nothing foreign but images, and
 * frames where the page shows them (any https host unless `trustedHosts` are configured). Every kind of
 * fetch has its own list, so that `default-src` covers only `<link rel=prefetch>`, which has none: Firefox and
 * Chromium 80 refuse every prefetch under `default-src 'none'`.
 * @param scripts inline ones; undefined for a page without any script.
 */
export function contentPolicy(
  config: Config,
  scripts: string[] | undefined,
  styles: string[],
  frames = false,
): string {
  const hasWorker = Boolean(scripts) && config.serviceWorker === 'on';
  const trusted = config.trustedHosts.map((host) => `https://${host}`).join(' ');
  const servers = [...new Set([config.apiHost, ...config.apiHosts])].filter(Boolean);
  const images = [trusted ? servers.join(' ') : '', trusted || 'https: http:']
    .filter(Boolean)
    .join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts ? ["'self'", ...scripts.map(sha256)].join(' ') : "'none'"}`,
    `style-src ${["'self'", ...styles.map(sha256)].join(' ')}`,
    `img-src 'self' data: blob: ${images}`,
    `connect-src ${["'self'", ...servers, reportOrigin(config)].filter(Boolean).join(' ')}`,
    `frame-src ${frames ? `'self' ${trusted || 'https:'}` : "'none'"}`,
    ...UNUSED.map((kind) => `${kind} 'none'`),
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${hasWorker ? WORKER_POLICY : "'none'"}`,
  ].join('; ');
}
