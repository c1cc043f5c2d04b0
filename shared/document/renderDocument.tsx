import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Screen } from '../runtime/Screen.tsx';
import { Document, type DocumentProps } from './Document.tsx';

/** A screen before it knows anything. */
function FirstState({ View }: { View: ComponentType }) {
  return (
    <Screen store={createStore()}>
      <View />
    </Screen>
  );
}

/** The first state of a screen as markup, in the language that is set. */
export function renderFirstState(View: ComponentType): string {
  return renderToStaticMarkup(<FirstState View={View} />);
}

/** The whole HTML of a page, with the first state of its screen. */
export function renderDocument(
  View: ComponentType,
  props: Omit<DocumentProps, 'children'>,
): string {
  const markup = renderToStaticMarkup(
    <Document {...props}>
      <FirstState View={View} />
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
