import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../config/readConfig.ts';
import { HEAD_DATA_ID } from './boot/bootData.ts';
import { type DocumentScripts, isHeadUrgent } from './bootScripts.ts';
import { brandStyle } from './brandStyle.ts';
import { contentPolicy } from './contentPolicy.ts';
import { PageHead } from './Head.tsx';
import { InlineScript, InlineStyle, scriptData } from './InlineText.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { entryDocumentOf, type Page } from './page.ts';
import type { RenderedScreen } from './renderScreen.tsx';
import { Scripts } from './Scripts.tsx';

/** The files of a document, by their addresses. */
export interface DocumentFiles {
  /** The scripts that the entry module imports, each after those that it imports itself; none in development. */
  imports: readonly string[];
  /** The classic script that asks for a newer browser; absent in development. */
  guard?: string;
  /** The text of the page's style sheets; '' in development, where Vite's client adds them. */
  css: string;
}

/** What is added to an entry document. */
export interface DocumentParts {
  page: Page;
  config: Config;
  files: DocumentFiles;
  /** None on a page that is only text. */
  scripts?: DocumentScripts | undefined;
  screen: RenderedScreen;
  /** Whether the document has a content policy. In development it would block Vite's own scripts. */
  hasPolicy: boolean;
}

/** An element that every entry document must have. @throws Error if it is missing. */
function elementOf(document: HTMLElement, selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The entry document has no ${selector}`);
  return element;
}

/** Makes the addresses of files in the page's folder absolute, because a document is served at the root of the site. */
function resolveAddresses(document: HTMLElement, folder: string): void {
  for (const name of ['src', 'href'])
    for (const element of document.querySelectorAll(`[${name}^="."]`)) {
      const { pathname } = new URL(element.getAttribute(name) ?? '', `https://site${folder}`);
      element.setAttribute(name, pathname);
    }
}

/** Takes the module script out of an entry document. @returns its address; undefined on a page without script. */
function takeEntry(document: HTMLElement): string | undefined {
  const scripts = document.querySelectorAll('script[type=module]');
  // In development Vite adds its client.
  const entry = scripts.find((script) => script.getAttribute('src')?.includes('/@vite/') === false);
  entry?.remove();
  return entry?.getAttribute('src');
}

function policyOf({ page, config, scripts }: DocumentParts, style: string): string {
  const texts = scripts && [scripts.head, scripts.paint];
  return contentPolicy(config, texts, style ? [style] : [], page.frames);
}

/** The head script with its data. */
function HeadScript({ data, head }: DocumentScripts) {
  return (
    <>
      <InlineScript type="application/json" id={HEAD_DATA_ID} text={scriptData(data)} />
      <InlineScript text={head} />
    </>
  );
}

/**
 * Completes the entry document of a page. The order matters: first the policy, which covers only what follows it; then the
 * head script, which sends the first call, before anything that is downloaded; then the content; then the paint script, so
 * that both the call and the content are sooner; then the guard, and the module, which the paint script starts.
 * @param html the entry document, as Vite has transformed it. @returns the whole document.
 * @throws Error if an element is missing: `meta[charset]`, `title`, `#root`.
 */
export function completeDocument(html: string, parts: DocumentParts): string {
  const { page, config, files, scripts, screen } = parts;
  const isUrgent = isHeadUrgent(page);
  const { markup, languages } = screen;
  const document = parse(html, { comment: true });
  const style = `${files.css}${brandStyle(config, languages.length > 0)}`;
  if (!elementOf(document, 'title').text) throw new Error(`The page ${page.name} has no title`);
  resolveAddresses(document, config.basePath + entryDocumentOf(page));
  const entry = takeEntry(document);
  if (config.colourScheme === 'light')
    elementOf(document, 'html').setAttribute('data-scheme', 'light');
  const head = (
    <>
      {parts.hasPolicy && (
        <meta httpEquiv="Content-Security-Policy" content={policyOf(parts, style)} />
      )}
      <PageHead page={page} config={config} hasScript={entry !== undefined} />
    </>
  );
  elementOf(document, 'meta[charset]').insertAdjacentHTML('afterend', renderToStaticMarkup(head));
  const inline = (
    <>
      {scripts && isUrgent && <HeadScript {...scripts} />}
      <InlineStyle text={style} />
    </>
  );
  elementOf(document, 'head').insertAdjacentHTML('beforeend', renderToStaticMarkup(inline));
  elementOf(document, '#root').replaceWith(markup);
  const end = (
    <>
      {languages.map((language) => (
        // The build has rendered this markup with React, so it contains nothing from outside.
        <template
          key={language.language}
          lang={language.language}
          dangerouslySetInnerHTML={{ __html: language.markup }}
        />
      ))}
      <LanguageChoice page={page} />
      {scripts && !isUrgent && <HeadScript {...scripts} />}
      {scripts && <InlineScript text={scripts.paint} />}
      {entry && <Scripts entry={entry} {...files} waits={page.first !== undefined} />}
    </>
  );
  elementOf(document, 'body').insertAdjacentHTML('beforeend', renderToStaticMarkup(end));
  return document.toString();
}
