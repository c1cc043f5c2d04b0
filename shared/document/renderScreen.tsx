import { createStore } from 'jotai/vanilla';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withLocale } from '../lib/messages.ts';
import { Screen } from '../runtime/Screen.tsx';
import type { PageDefinition } from './page.ts';

/** The definitions of pages with their screens, as the server that renders them has loaded them. */
const definitions = import.meta.glob<PageDefinition>('/pages/*/page.ts', { import: 'default' });

/** The static content around a screen. */
type Layout = ComponentType<{ children: ReactNode }>;

/** A screen before it has any data, as markup. */
export interface RenderedScreen {
  /** React's root, with the page's layout around it. */
  markup: string;
  /** The same in the languages in which the document contains the whole screen. */
  languages: readonly { language: string; markup: string }[];
}

/** Renders a screen before it has any data, in its root and its layout, in the current language. */
export function screenMarkup(View: ComponentType, Layout: Layout | undefined): string {
  const root = (
    <div id="root">
      <Screen store={createStore()}>
        <View />
      </Screen>
    </div>
  );
  return renderToStaticMarkup(Layout ? <Layout>{root}</Layout> : root);
}

/** Renders the screen of a page. @throws Error if there is no such page. */
export async function renderScreen(name: string): Promise<RenderedScreen> {
  const definition = await definitions[`/pages/${name}/page.ts`]?.();
  if (!definition) throw new Error(`There is no page ${name}`);
  const { screen, layout, prerendered = {} } = definition;
  const [View, Layout] = [await screen(), await layout?.()];
  const languages = [];
  for (const [language, load] of Object.entries(prerendered)) {
    const markup = withLocale(await load(), () => screenMarkup(View, Layout));
    languages.push({ language, markup });
  }
  return { markup: screenMarkup(View, Layout), languages };
}
