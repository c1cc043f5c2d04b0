import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '../runtime/Screen.tsx';
import { Document, type DocumentProps } from './Document.tsx';

/** A screen before it has any data. */
function PrerenderedState({ View }: { View: ComponentType }) {
  return (
    <Screen store={createStore()}>
      <View />
    </Screen>
  );
}

/** Renders a screen before it has any data, in the current language. @returns its markup. */
export function renderPrerenderedState(View: ComponentType): string {
  return renderToStaticMarkup(<PrerenderedState View={View} />);
}

/** Renders the document of a page, with the prerendered state of its screen. @returns the whole HTML. */
export function renderDocument(
  View: ComponentType,
  props: Omit<DocumentProps, 'children'>,
): string {
  const markup = renderToStaticMarkup(
    <Document {...props}>
      <PrerenderedState View={View} />
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
