import { Window } from 'happy-dom';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { readConfig } from '../../../shared/config/readConfig.ts';
import type { DocumentProps } from '../../../shared/document/Document.tsx';
import type { Page } from '../../../shared/document/page.ts';
import { renderDocument } from '../../../shared/document/renderDocument.tsx';

const View = () => createElement('main', null, 'first');

/** A document as the build renders it, around a small screen. @param given what differs from a plain build. */
export function rendered(page: Page, given: Partial<DocumentProps> = {}): string {
  return renderDocument(View, {
    page,
    config: readConfig({}),
    hasPolicy: true,
    assets: {
      css: 'p{color:red}',
      entry: '/assets/a.js',
      imports: ['/assets/b.js'],
      guard: '/guard.js',
      icon: '/favicon.svg',
    },
    bootScript: { early: 'early()', late: 'late()' },
    languages: [],
    ...given,
  });
}

/** The elements of a document, as a browser reads them. */
export function parsed(html: string) {
  const { document } = new Window();
  document.write(html);
  return document;
}

/** The policy that a document carries. */
export function policyOf(html: string): string {
  const meta = parsed(html).querySelector('meta[http-equiv="Content-Security-Policy"]');
  return meta?.getAttribute('content') ?? '';
}

/** A layout with text above and below the root. */
export const Layout: ComponentType<{ children: ReactNode }> = ({ children }) => [
  createElement('p', { key: 'above' }, 'above'),
  children,
  createElement('p', { key: 'below' }, 'below'),
];
