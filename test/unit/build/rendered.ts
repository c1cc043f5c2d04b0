import { Window } from 'happy-dom';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { type DocumentParts, documentOf } from '../../../shared/document/document.ts';
import type { Page } from '../../../shared/document/page.ts';
import { screenMarkup } from '../../../shared/document/renderScreen.tsx';

const View = () => createElement('main', null, 'first');

/** The entry document of a page with a script, as Vite has transformed it. */
export const ENTRY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Title</title><script type="module" crossorigin src="/assets/a.js"></script></head><body><div id="root"></div></body></html>';

/** Stands for the scripts of a page that reads nothing. */
export const SCRIPTS = {
  data: { requests: [], languages: {} },
  head: 'head()',
  paint: 'paint()',
};

interface Given extends Partial<Omit<DocumentParts, 'page' | 'screen'>> {
  html?: string;
  Layout?: ComponentType<{ children: ReactNode }>;
}

/** A document as the build completes it, around a small screen. @param given what differs from a plain build. */
export function rendered(page: Page, { html = ENTRY, Layout, ...given }: Given = {}): string {
  return documentOf(html, {
    page,
    config: readConfig({}),
    files: { css: 'p{color:red}', imports: ['/assets/b.js'], guard: '/guard.js' },
    scripts: SCRIPTS,
    screen: { markup: screenMarkup(View, Layout), languages: [] },
    ...given,
  });
}

/** The elements of a document, as a browser reads them. */
export function parsed(html: string) {
  const { document } = new Window();
  document.write(html);
  return document;
}

/** The content policy of a document; '' without one. */
export const policyOf = (html: string): string =>
  parsed(html)
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content') ?? '';

/** A layout with text above and below the root. */
export const Layout: ComponentType<{ children: ReactNode }> = ({ children }) => [
  createElement('p', { key: 'above' }, 'above'),
  children,
  createElement('p', { key: 'below' }, 'below'),
];
