import { createHash } from 'node:crypto';
import type { FirstCall } from '../api/firstCall.ts';
import type { Config } from '../config/readConfig.ts';
import { wirePathOf } from '../config/wirePath.ts';
import type { EarlyPlan } from '../page/early.inline.ts';
import type { Page } from './site.ts';

/** Everything that the build adds to a bundled document. */
export interface DocumentParts {
  page: Page;
  config: Config;
  /** The page's first state as markup. */
  markup: string;
  /** What stands around the root, with the empty root in it. */
  surround?: string | undefined;
  /** The early-start script, minified. */
  script: string;
  /** Css text by its address, to stand in the document. */
  styles: ReadonlyMap<string, string>;
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function planOf(call: FirstCall, config: Config): EarlyPlan {
  const { path, method, encoding, success, kind, anonymous } = call.wire;
  return {
    ...call,
    wire: { path, method, encoding, success, kind, ...(anonymous && { anonymous }) },
    host: config.apiHost,
    wirePath: wirePathOf(path, config),
    headerNames: config.headerNames,
  };
}

/** The plans that the early-start script reads, the one that fills the skeleton first. */
export function earlyPlansOf({ firstCall, secondCall }: Page, config: Config): EarlyPlan[] {
  return [firstCall, secondCall].flatMap((call) => (call ? planOf(call, config) : []));
}

function reportOrigin({ reportUrl }: Config): string {
  return reportUrl.startsWith('https:') ? new URL(reportUrl).origin : '';
}

/**
 * The policy of a document: own scripts and the hashed inline ones, nothing foreign but images, and
 * frames where the page shows them (decisions 4: any host unless `trustedHosts` are configured).
 * @param scripts inline ones; undefined for a page without any script.
 */
export function contentPolicy(
  config: Config,
  scripts: string[] | undefined,
  styles: string[],
  frames = false,
): string {
  const trusted = config.trustedHosts.map((host) => `https://${host}`).join(' ');
  const images = [trusted && config.apiHost, trusted || 'https: http:'].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    ...(scripts ? [`script-src ${["'self'", ...scripts.map(sha256)].join(' ')}`] : []),
    `style-src ${["'self'", ...styles.map(sha256)].join(' ')}`,
    `img-src 'self' data: blob: ${images}`,
    `connect-src ${["'self'", config.apiHost, reportOrigin(config)].filter(Boolean).join(' ')}`,
    "font-src 'self'",
    ...(frames ? [`frame-src 'self' ${trusted || 'https:'}`] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

function inlineStyles(html: string, styles: ReadonlyMap<string, string>) {
  const used: string[] = [];
  const rest = html.replace(STYLESHEET, (link, href: string) => {
    const css = styles.get(href);
    if (css === undefined) return link;
    used.push(css);
    return '';
  });
  return { rest, css: used.join('') };
}

/** The manifest names no brand; `{brand}` in its titles is the configured one. */
function branded(html: string, { brandName }: Config): string {
  const escaped = brandName.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  return html.replace(/\{brand\}/g, () => escaped);
}

const ROOT = /<div id="?root"?><\/div>/;

function bodyOf({ markup, surround = '<div id="root"></div>' }: DocumentParts): string {
  return surround.replace(ROOT, () => `<div id="root">${markup}</div>`);
}

function earlyTags(parts: DocumentParts): string {
  if (parts.page.script === false) return '';
  const plan = JSON.stringify(earlyPlansOf(parts.page, parts.config)).replace(/</g, '\\u003c');
  return `<script type="application/json" id="early-plan">${plan}</script><script>${parts.script}</script>`;
}

/** The document as the dev server shows it: first state and early start, styles left to Vite. */
export function developmentDocument(html: string, parts: DocumentParts): string {
  return branded(html, parts.config)
    .replace('<head>', () => `<head>${earlyTags(parts)}`)
    .replace(ROOT, () => bodyOf(parts));
}

/**
 * The document that ships: the policy, the early start before anything that downloads, the ES5
 * guard, which must run before the module that may not parse, css inlined, the first state in the body (architecture "a page's life", 1).
 */
export function productionDocument(html: string, parts: DocumentParts): string {
  const { rest, css } = inlineStyles(html, parts.styles);
  const style = css ? `<style>${css}</style>` : '';
  const still = parts.page.script === false;
  const policy = contentPolicy(
    parts.config,
    still ? undefined : [parts.script],
    css ? [css] : [],
    parts.page.frames,
  );
  const guard = still ? '' : `<script defer src="${parts.config.basePath}guard.js"></script>`;
  const first = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${earlyTags(parts)}${guard}${style}`;
  return branded(rest, parts.config)
    .replace(/<meta charset="?utf-8"?\s*\/?>/, '')
    .replace('<head>', () => `<head>${first}`)
    .replace(ROOT, () => bodyOf(parts))
    .trim();
}
