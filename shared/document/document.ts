import { createHash } from 'node:crypto';
import type { QueryData } from '../api/query.ts';
import { BRAND_COLOURS, palette } from '../config/colours.ts';
import type { Config } from '../config/readConfig.ts';
import { requestPathOf } from '../config/requestPath.ts';
import type { SiteBuild } from '../config/runtimeConfig.ts';
import { BUILD_SETTINGS } from '../config/settings.ts';
import type { BootRequest } from './boot/boot.ts';
import type { LazyFiles } from './boot/fetchFiles.ts';
import type { NextPage } from './boot/prefetchPages.ts';
import { escaped, scriptData } from './markup.ts';
import type { Page } from './page.ts';
import { markedTitle, withSiteWords } from './siteWords.ts';

/** Everything that the build adds to a bundled document. */
export interface DocumentParts {
  page: Page;
  config: Config;
  /** The page's first state as markup. */
  markup: string;
  /** What may be fetched ahead, by route. */
  next?: Readonly<Record<string, NextPage>> | undefined;
  /** The files of the page's lazy modules. */
  lazyFiles?: LazyFiles | undefined;
  /** The first state in other languages, as templates. */
  languages?: string | undefined;
  /** What stands around the root, with the empty root in it. */
  surround?: string | undefined;
  /** The early-start script, minified. */
  script: string;
  /** What the pages are told about the file on the CDN; absent where they read none. */
  site?: SiteBuild | undefined;
  /** Css text by its address, to stand in the document. */
  styles: ReadonlyMap<string, string>;
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function bootRequestOf({ call, ...query }: QueryData, config: Config): BootRequest {
  const { path, method, anonymous, statusFirst } = call;
  return {
    ...query,
    call: { path, method, ...(anonymous && { anonymous }), ...(statusFirst && { statusFirst }) },
    host: config.apiHost,
    requestPath: requestPathOf(path, config),
    headerNames: config.headerNames,
  };
}

/** The requests that the boot script sends, the one that fills the skeleton first. */
export function bootRequestsOf({ reads = [] }: Page, config: Config): BootRequest[] {
  return reads.map((read) => bootRequestOf(read, config));
}

/** What no page does. */
const UNUSED = [
  'font-src',
  'media-src',
  'manifest-src',
  'object-src',
  'child-src',
  'worker-src',
  'form-action',
  'base-uri',
];

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

const ICON = / href="[^"]*favicon\.svg"/;
const THEME_COLOUR = ' content="#007CFB"';

/**
 * The manifest names no brand: its name in titles, its colour and its picture come from the
 * configuration. Where pages read a file on the CDN, what it may say again is marked.
 */
function branded(html: string, { config, site }: DocumentParts): string {
  const { brandName, brandColour, logo } = config;
  const icon = logo ? ` href="${escaped(logo)}"` : undefined;
  const again = (place: string, key: string) => (site ? ` data-site-${place}="{${key}}"` : '');
  const dressed = html
    .replace(THEME_COLOUR, ` content="${brandColour}"${again('content', 'brandColour')}`)
    .replace(ICON, (own) => `${icon ?? own}${again('href', 'logo')}`);
  if (!site) return dressed.replace(/\{brand\}/g, () => escaped(brandName));
  return withSiteWords(markedTitle(dressed), site.built as Record<string, string>);
}

/** Until a first visitor's brand is known: no colour of another one, and no name. */
const NEUTRAL = { brandColour: '#4a5563', buttonColour: '#3d4855', textColour: '#ffffff' };

function ruleOf(selector: string, tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

/** The css of brand and language, after the house's own. */
function ownStyle({ config, site, languages }: DocumentParts): string {
  const own = BRAND_COLOURS.some((key) => config[key] !== BUILD_SETTINGS[key].fallback);
  const waits = `${ruleOf('[data-site-waits]', palette(NEUTRAL))}[data-site-waits] [data-site],[data-site-waits] .brand-mark{visibility:hidden}`;
  const spoken = languages ? '[data-language-waits] #root{visibility:hidden}' : '';
  return `${spoken}${own ? ruleOf(':root', palette(config)) : ''}${site ? waits : ''}`;
}

const ROOT = /<div id="?root"?><\/div>/;

function bodyOf(parts: DocumentParts): string {
  const { markup, languages = '', surround = '<div id="root"></div>' } = parts;
  return surround.replace(ROOT, () => `<div id="root">${markup}</div>${languages}`);
}

/** Data for the document's script; no browser runs it. */
function dataTag(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${scriptData(data)}</script>`;
}

function earlyTags(parts: DocumentParts): string {
  if (parts.page.script === false) return parts.script && `<script>${parts.script}</script>`;
  const plan = dataTag('boot-requests', bootRequestsOf(parts.page, parts.config));
  const next = parts.next ? dataTag('next-pages', parts.next) : '';
  const lazy = parts.lazyFiles ? dataTag('lazy-files', parts.lazyFiles) : '';
  return `${plan}${next}${lazy}<script>${parts.script}</script>`;
}

/** The document as the dev server shows it: first state and early start, styles left to Vite. */
export function developmentDocument(html: string, parts: DocumentParts): string {
  const css = ownStyle(parts);
  const first = `${earlyTags(parts)}${css && `<style>${css}</style>`}`;
  const whole = html.replace(ROOT, () => bodyOf(parts));
  return branded(whole, parts).replace('<head>', () => `<head>${first}`);
}

/**
 * The document that ships: the policy, the early start before anything that downloads, the ES5
 * guard, which must run before the module that may not parse, css inlined, the first state in the body (architecture "a page's life", 1).
 */
export function productionDocument(html: string, parts: DocumentParts): string {
  const inlined = inlineStyles(html, parts.styles);
  const css = inlined.css + ownStyle(parts);
  const style = css ? `<style>${css}</style>` : '';
  const still = parts.page.script === false;
  const policy = contentPolicy(
    parts.config,
    parts.script ? [parts.script] : undefined,
    css ? [css] : [],
    parts.page.frames,
  );
  const guard = still ? '' : `<script defer src="${parts.config.basePath}guard.js"></script>`;
  const first = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${earlyTags(parts)}${guard}${style}`;
  const whole = inlined.rest.replace(ROOT, () => bodyOf(parts));
  return branded(whole, parts)
    .replace(/<meta charset="?utf-8"?\s*\/?>/, '')
    .replace('<head>', () => `<head>${first}`)
    .trim();
}
