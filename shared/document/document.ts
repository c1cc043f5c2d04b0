import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { parse } from 'node-html-parser';
import { LANGUAGE_WAITS as WAITS } from '../api/boot.ts';
import type { Config } from '../config/readConfig.ts';
import { settingText } from '../config/setting.ts';
import { DEFAULTS } from '../config/settings.ts';
import { WORKER_POLICY } from '../lib/siteCaches.ts';
import { LANGUAGE_NAMES } from '../lib/translation.ts';
import { BRAND_COLOURS, palette } from '../ui/colours.ts';
import { HEAD_DATA_ID } from './boot/bootData.ts';
import { isPainted, languagesOf, type Page, pathOf } from './page.ts';
import type { RenderedLanguage, RenderedScreen } from './renderScreen.tsx';
import { type DocumentScripts, isHeadUrgent } from './scripts.ts';

/** What a build has made for a document, by its addresses. */
export interface BuiltFiles {
  /** The scripts that the page's main script imports, each after those that it imports itself. */
  imports: readonly string[];
  /** The classic script that asks for a newer browser. */
  guard: string;
  /** The text of the page's style sheets. */
  css: string;
}

export interface DocumentParts {
  page: Page;
  config: Config;
  /** Undefined in development, where Vite's client adds the css. */
  files: BuiltFiles | undefined;
  /** None on a page that is only text. */
  scripts?: DocumentScripts | undefined;
  screen: RenderedScreen;
}

/**
 * The document of a page, round the tags of its entry document.
 * @param entryHtml the entry document, as Vite has transformed it. @throws Error if it has no `title` or no `#root`.
 */
export function documentOf(entryHtml: string, parts: DocumentParts): string {
  const { page, config, files, scripts, screen } = parts;
  const { basePath, brandColour, colourScheme, logo } = config;
  const own = tagsOf(entryHtml, page);
  const imports = files?.imports ?? [];
  const style = (files?.css ?? '') + brandStyle(config, screen.languages);
  const head =
    scripts &&
    html`<script type="application/json" id="${HEAD_DATA_ID}">${inlineData(scripts.data)}</script>
      <script>${inline('script', scripts.head)}</script>`;
  return `${html`<!doctype html>
<html lang="en"${colourScheme === 'light' && raw(' data-scheme="light"')}>
<head>
<meta charset="utf-8">
${
  // In development it would block Vite's own scripts.
  files &&
  html`<meta http-equiv="Content-Security-Policy" content="${contentPolicy(parts, style)}">`
}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="${colourScheme === 'light' ? 'light' : 'light dark'}">
<meta name="text-scale" content="scale">
<meta name="referrer" content="strict-origin">
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" content="${brandColour}">
<link rel="icon" href="${logo || (own.mainScript ? `${basePath}favicon.svg` : INLINE_ICON)}">
${page.kind === 'public' ? publicHead(page, config) : raw('<meta name="robots" content="noindex">')}
${raw(own.head)}
${
  // Sends the first call before anything is downloaded.
  isHeadUrgent(page) && head
}
${style && html`<style>${inline('style', style)}</style>`}
</head>
<body>
${raw(own.aboveRoot)}${languageChoice(page)}${raw(screen.markup)}${raw(own.belowRoot)}
${screen.languages.map(
  ({ language, markup }) =>
    markup !== undefined && html`<template lang="${language}">${raw(markup)}</template>`,
)}
${!isHeadUrgent(page) && head}
${own.mainScript && isPainted(page) && keptScripts(own.mainScript, imports)}
${scripts && html`<script>${inline('script', scripts.paint)}</script>`}
${scripts && files && html`<script defer src="${files.guard}"></script>`}
${own.mainScript && !isPainted(page) && [...imports, own.mainScript].map(module)}
</body>
</html>
`}`;
}

/** What an entry document has besides what the template writes. */
function tagsOf(entryHtml: string, page: Page) {
  const document = parse(entryHtml, { comment: true });
  const [head, body, root, title] = ['head', 'body', '#root', 'title'].map((selector) =>
    document.querySelector(selector),
  );
  if (!head || !body || !root || !title?.text)
    throw new Error(`The entry document of ${page.name} lacks a title, or the element #root`);
  document.querySelector('meta[charset]')?.remove();
  // In development Vite adds its client.
  const script = document.querySelector('script[type=module][src]:not([src*="/@vite/"])');
  script?.remove();
  const beside = body.innerHTML.split(root.outerHTML).map((markup) => markup.trim());
  return {
    head: head.innerHTML.trim(),
    aboveRoot: beside[0] ?? '',
    belowRoot: beside[1] ?? '',
    /** The address of the module that mounts the page; undefined on a page without script. */
    mainScript: script?.getAttribute('src'),
  };
}

/** The text of a script or style element. @throws Error if it would end or hide the element. */
function inline(name: 'script' | 'style', text: string) {
  if (text.includes('<!--') || text.toLowerCase().includes(`</${name}`))
    throw new Error(`The text of a ${name} element contains "</${name}" or "<!--".`);
  return raw(text);
}

/** Data as the JSON of a script element, which they cannot end. */
const inlineData = (data: unknown) =>
  inline('script', JSON.stringify(data).split('<').join('\\u003c'));

/** An icon that costs no request, for the pages without script, which are a single request. */
const INLINE_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23007CFB'/%3E%3C/svg%3E";

/** Metadata of a public page for search engines and link previews. Canonical address and picture need `VITE_SITE_URL`. */
function publicHead(page: Page, config: Config) {
  const { siteUrl, sharePicture, market, brandName } = config;
  const address = siteUrl && `${siteUrl}/${pathOf(page)}`;
  const picture = siteUrl && sharePicture && new URL(sharePicture, siteUrl).href;
  const properties = {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:locale': `en_${market.toUpperCase()}`,
    'og:title': settingText(page.title, { brandName }),
    'og:description': page.description,
    'og:url': address,
    'og:image': picture,
  };
  return html`<meta name="description" content="${page.description}">
${siteUrl && html`<link rel="canonical" href="${address}">`}
${Object.entries(properties).map(
  ([property, content]) => content && html`<meta property="${property}" content="${content}">`,
)}
<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">
${
  siteUrl &&
  !pathOf(page) &&
  html`<script type="application/ld+json">${inlineData(organization(config, picture))}</script>`
}`;
}

/** The operator as structured data for search engines. */
function organization(config: Config, image: string) {
  const { brandName, companyName, companyAddress, siteUrl, servicePhone, serviceEmail } = config;
  const isNamed = companyAddress && companyAddress !== DEFAULTS.companyAddress;
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: brandName,
    legalName: companyName,
    url: `${siteUrl}/`,
    ...(image && { image }),
    telephone: servicePhone,
    email: serviceEmail,
    ...(isNamed && { address: companyAddress }),
  };
}

/** The css that depends on brand and languages. It comes after the css of the page. */
function brandStyle(config: Config, languages: readonly RenderedLanguage[]): string {
  const rules: string[] = [];
  // Until a page is in its language it shows no English: nothing where the document contains it whole, and else no words.
  if (languages.some(({ markup }) => markup)) rules.push(`[${WAITS}] body{visibility:hidden}`);
  else if (languages.length) rules.push(`[${WAITS}] [aria-busy] *{color:transparent!important}`);
  if (BRAND_COLOURS.some((key) => config[key] !== DEFAULTS[key])) {
    const tokens = Object.entries(palette(config)).map(([name, value]) => `${name}:${value}`);
    rules.push(`:root{${tokens.join(';')}}`);
  }
  return rules.join('');
}

/**
 * The languages of a page, in the row of its title; the current one is hidden. Like a layout it stands in the document only: no
 * painter of the screen touches it, and it costs no script. `boot/chooseLanguage.ts` marks the current one and keeps a choice.
 */
export function languageChoice(page: Page) {
  const others = languagesOf(page);
  if (!others.length) return '';
  const links = (['en', ...others] as const).map(
    (code, place) =>
      html`<a href="?lang=${code}" lang="${code}"${!place && raw(' aria-current="true"')}>${LANGUAGE_NAMES[code]}</a>`,
  );
  return html`<nav class="languages links">${links}</nav>`;
}

const module = (file: string) => html`<script type="module" crossorigin src="${file}"></script>`;

/**
 * The scripts of a page whose content a paint script paints, in a template from which `boot/startReact.ts` takes them: what
 * fetches all, and what starts the page. Not `modulepreload`, which compiles them, and which Safari before 17 does not know.
 */
function keptScripts(mainScript: string, imports: readonly string[]) {
  const fetched = [...imports, mainScript].map(
    (file) => html`<link rel="preload" as="script" crossorigin href="${file}">`,
  );
  return html`<template class="start">${fetched}${module(mainScript)}</template>`;
}

/** Kinds of content that no page has. */
const UNUSED =
  "font-src 'none'; media-src 'none'; manifest-src 'none'; object-src 'none'; child-src 'none'; form-action 'none'; base-uri 'none'";

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content policy of a document. It permits the site's own scripts and the inline ones. From other hosts it permits
 * images, calls to the lender's servers, error reports and load times, and frames on pages that show them (from any https
 * host unless `trustedHosts` are configured). Every kind of fetch has its own directive, so that `default-src` covers only
 * `<link rel=prefetch>`, which has none: Firefox and Chromium 80 refuse every prefetch under `default-src 'none'`.
 */
function contentPolicy({ page, config, scripts }: DocumentParts, style: string): string {
  const { apiHost, reportUrl, metricsUrl } = config;
  const hasWorker = scripts && config.serviceWorker === 'on';
  const trusted = config.trustedHosts.map((host) => `https://${host}`).join(' ');
  const reports = [reportUrl, metricsUrl].filter((address) => address.startsWith('https:'));
  const reported = reports.map((address) => new URL(address).origin);
  const images = trusted ? [apiHost, trusted] : ['https:', 'http:'];
  const list = (...sources: string[]) => [...new Set(sources)].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts ? `'self' ${sha256(scripts.head)} ${sha256(scripts.paint)}` : "'none'"}`,
    `style-src ${list("'self'", style && sha256(style))}`,
    `img-src ${list("'self' data: blob:", ...images)}`,
    `connect-src ${list("'self'", apiHost, ...reported)}`,
    `frame-src ${page.frames ? `'self' ${trusted || 'https:'}` : "'none'"}`,
    UNUSED,
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${hasWorker ? WORKER_POLICY : "'none'"}`,
  ].join('; ');
}
