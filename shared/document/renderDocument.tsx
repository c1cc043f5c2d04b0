import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '../runtime/Screen.tsx';
import { Document, type DocumentProps } from './Document.tsx';

/** A screen before it knows anything. */
function PrerenderedState({ View }: { View: ComponentType }) {
  return (
    <Screen store={createStore()}>
      <View />
    </Screen>
  );
}

/** A screen before it knows anything as markup, in the language that is set. */
export function renderPrerenderedState(View: ComponentType): string {
  return renderToStaticMarkup(<PrerenderedState View={View} />);
}

/** The whole HTML of a page, with the prerendered state of its screen. */
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
