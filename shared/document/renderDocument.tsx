import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '../runtime/Screen.tsx';
import { Content, Document, type DocumentProps, type Layout } from './Document.tsx';

/** A screen before it has any data. */
function PrerenderedState({ of: Page }: { of: ComponentType }) {
  return (
    <Screen store={createStore()}>
      <Page />
    </Screen>
  );
}

/** What is shown without script. No language is chosen then, so a translation needs none. */
const NO_SCRIPT = /<noscript>.*?<\/noscript>/gs;

/** Renders a screen before it has any data, with its layout, in the current language. @returns its markup. */
export function renderPrerenderedState(page: ComponentType, Layout: Layout | undefined): string {
  const markup = renderToStaticMarkup(
    <Content Layout={Layout}>
      <PrerenderedState of={page} />
    </Content>,
  );
  return markup.replace(NO_SCRIPT, '');
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
