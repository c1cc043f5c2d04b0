import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageSkeleton } from '../runtime/DocumentSkeleton.tsx';
import { Screen } from '../runtime/Screen.tsx';
import { Document, type DocumentProps } from './Document.tsx';

/** The components of a page's screen. */
export interface ScreenViews {
  View: ComponentType;
  /** Its skeleton, if that is in the document only. */
  Skeleton?: ComponentType | undefined;
}

/** A screen before it has any data. */
function PrerenderedState({ View, Skeleton }: ScreenViews) {
  return (
    <PageSkeleton.Provider value={Skeleton && <Skeleton />}>
      <Screen store={createStore()}>
        <View />
      </Screen>
    </PageSkeleton.Provider>
  );
}

/** Renders a screen before it has any data, in the current language. @returns its markup. */
export function renderPrerenderedState(views: ScreenViews): string {
  return renderToStaticMarkup(<PrerenderedState {...views} />);
}

/** Renders the document of a page, with the prerendered state of its screen. @returns the whole HTML. */
export function renderDocument(views: ScreenViews, props: Omit<DocumentProps, 'children'>): string {
  const markup = renderToStaticMarkup(
    <Document {...props}>
      <PrerenderedState {...views} />
    </Document>,
  );
  return `<!doctype html>${markup}`;
}
