import { type HTMLElement, parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../config/readConfig.ts';
import { HEAD_DATA_ID } from './boot/bootData.ts';
import { brandStyle } from './brandStyle.ts';
import { contentPolicy } from './contentPolicy.ts';
import { type DocumentScripts, isHeadUrgent } from './documentScripts.ts';
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

/** The additions to an entry document. */
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

/** The head script with its data. */
function HeadScript({ data, head }: DocumentScripts) {
  return (
    <>
      <InlineScript type="application/json" id={HEAD_DATA_ID} text={scriptData(data)} />
      <InlineScript text={head} />
    </>
  );
}

interface PlaceProps {
  parts: DocumentParts;
  /** The text of its style element. */
  style: string;
  /** The address of its module; undefined on a page without script. */
  entry: string | undefined;
}

/** The beginning of the head. The policy covers only elements that follow it. */
function HeadStart({ parts, style, entry }: PlaceProps) {
  const { page, config, scripts, hasPolicy } = parts;
  const texts = scripts && [scripts.head, scripts.paint];
  const policy = contentPolicy(config, texts, style ? [style] : [], page.frames);
  return (
    <>
      {hasPolicy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <PageHead page={page} config={config} hasScript={entry !== undefined} />
    </>
  );
}

/** The end of the head: the head script sends the first call, before anything is downloaded. */
function HeadEnd({ parts: { page, scripts }, style }: PlaceProps) {
  return (
    <>
      {scripts && isHeadUrgent(page) && <HeadScript {...scripts} />}
      <InlineStyle text={style} />
    </>
  );
}

/** The end of the body, so that content and call are sooner: first the paint script, which starts the module. */
function BodyEnd({ parts: { page, files, scripts, screen }, entry }: PlaceProps) {
  return (
    <>
      {screen.languages.map(({ language, markup }) => (
        // The build has rendered this markup with React, so it contains nothing from outside.
        <template key={language} lang={language} dangerouslySetInnerHTML={{ __html: markup }} />
      ))}
      <LanguageChoice page={page} />
      {scripts && !isHeadUrgent(page) && <HeadScript {...scripts} />}
      {scripts && <InlineScript text={scripts.paint} />}
      {entry && <Scripts entry={entry} {...files} waits={page.first !== undefined} />}
    </>
  );
}

/**
 * Completes the entry document of a page.
 * @param html the entry document, as Vite has transformed it. @returns the whole document.
 * @throws Error if an element is missing: `meta[charset]`, `title`, `#root`.
 */
export function completeDocument(html: string, parts: DocumentParts): string {
  const { page, config, files, screen } = parts;
  const document = parse(html, { comment: true });
  if (!elementOf(document, 'title').text) throw new Error(`The page ${page.name} has no title`);
  resolveAddresses(document, config.basePath + entryDocumentOf(page));
  const entry = takeEntry(document);
  const style = `${files.css}${brandStyle(config, screen.languages.length > 0)}`;
  const insert = (
    Part: ComponentType<PlaceProps>,
    selector: string,
    where: 'afterend' | 'beforeend',
  ) => {
    const markup = renderToStaticMarkup(<Part parts={parts} style={style} entry={entry} />);
    elementOf(document, selector).insertAdjacentHTML(where, markup);
  };
  if (config.colourScheme === 'light')
    elementOf(document, 'html').setAttribute('data-scheme', 'light');
  insert(HeadStart, 'meta[charset]', 'afterend');
  insert(HeadEnd, 'head', 'beforeend');
  elementOf(document, '#root').replaceWith(screen.markup);
  insert(BodyEnd, 'body', 'beforeend');
  return document.toString();
}
