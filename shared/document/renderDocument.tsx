import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withLocale } from '../lib/messages.ts';
import { Screen } from '../runtime/Screen.tsx';
import {
  Content,
  Document,
  type DocumentProps,
  type LanguageTemplate,
  type Layout,
} from './Document.tsx';
import type { PageDefinition } from './page.ts';

/** The definitions of pages with their screens, as the server that renders them has loaded them. */
const definitions = import.meta.glob<PageDefinition>('/pages/*/page.ts', { import: 'default' });

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
function renderPrerenderedState(page: ComponentType, Layout: Layout | undefined): string {
  const markup = renderToStaticMarkup(
    <Content Layout={Layout}>
      <PrerenderedState of={page} />
    </Content>,
  );
  return markup.replace(NO_SCRIPT, '');
}

/** Renders a document around a screen. @returns the whole HTML. */
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

/**
 * Renders the document of a page, with the prerendered state of its screen; also in the languages in which the page wants
 * to be prerendered. @returns the whole HTML.
 */
export async function renderPage(
  props: Omit<DocumentProps, 'languages' | 'Layout' | 'children'>,
): Promise<string> {
  const definition = await definitions[`/pages/${props.page.name}/page.ts`]?.();
  if (!definition) throw new Error(`There is no page ${props.page.name}`);
  const { screen, layout, prerendered = {} } = definition;
  const [Page, Layout] = [await screen(), await layout?.()];
  const languages: LanguageTemplate[] = [];
  for (const [language, load] of Object.entries(prerendered)) {
    const markup = withLocale(await load(), () => renderPrerenderedState(Page, Layout));
    languages.push({ language, markup });
  }
  return renderDocument(Page, { ...props, languages, Layout });
}
