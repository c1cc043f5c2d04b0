import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '../runtime/Screen.tsx';
import { Document, type DocumentProps } from './Document.tsx';

/** A screen before it has any data. */
function PrerenderedState({ of: Page }: { of: ComponentType }) {
  return (
    <Screen store={createStore()}>
      <Page />
    </Screen>
  );
}

/** Renders a screen before it has any data, in the current language. @returns its markup. */
export function renderPrerenderedState(page: ComponentType): string {
  return renderToStaticMarkup(<PrerenderedState of={page} />);
}

/** Renders the document of a page, with the prerendered state of its screen. @returns the whole HTML. */
export function renderDocument(
  page: ComponentType,
  props: Omit<DocumentProps, 'children'>,
): string {
  const markup = renderToStaticMarkup(
    <Document {...props}>
      <PrerenderedState of={page} />
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
