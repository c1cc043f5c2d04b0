import { createStore } from 'jotai/vanilla';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AnyText, withLocale } from '../lib/messages.ts';
import { createLocale, type Language, type LanguageModule } from '../lib/translation.ts';
import type { Mounted } from '../runtime/mount.tsx';
import { Screen } from '../runtime/Screen.tsx';
import { type PageDefinition, titleIn } from './page.ts';

/** The definitions of pages, as the server that renders them has loaded them. */
const definitions = import.meta.glob<PageDefinition>('/pages/*/page.ts', { import: 'default' });

/** Their live screens, as their entry modules mount them. */
const liveScreens = import.meta.glob<Mounted>('/pages/*/main.tsx', { import: 'default' });

/** Every module of texts, by its path from the project's root. */
const textModules = import.meta.glob<LanguageModule>('/{pages,shared/features}/*/*.messages.*.ts');

type Layout = ComponentType<{ children: ReactNode }>;

export interface RenderedLanguage {
  language: Language;
  /** The module of its texts, as a path from the project's root. */
  module: string;
  /** The title of the document; '' if that is the English one. */
  title: AnyText;
  /** The screen in it, if the document contains that. */
  markup?: string;
}

export interface RenderedScreen {
  /** React's root, with the page's layout around it. */
  markup: string;
  languages: readonly RenderedLanguage[];
}

/** Renders a screen before it has any data, in its root and its layout, in the current language. */
export function screenMarkup(Content: ComponentType, Layout: Layout | undefined): string {
  const root = (
    <div id="root">
      <Screen store={createStore()}>
        <Content />
      </Screen>
    </div>
  );
  return renderToStaticMarkup(Layout ? <Layout>{root}</Layout> : root);
}

/** The path of a module of texts. @throws Error if it is none. */
async function modulePathOf(texts: LanguageModule): Promise<string> {
  for (const [path, load] of Object.entries(textModules)) if ((await load()) === texts) return path;
  throw new Error('The texts of a language are not in a file `*.messages.<language>.ts`');
}

/** Renders the screen of a page. @param spoken its languages besides English. @throws Error if there is no such page. */
export async function renderScreen(
  name: string,
  spoken: readonly Language[],
): Promise<RenderedScreen> {
  const definition = await definitions[`/pages/${name}/page.ts`]?.();
  if (!definition) throw new Error(`There is no page ${name}`);
  const mounted = await liveScreens[`/pages/${name}/main.tsx`]?.();
  const Content = (await definition.staticScreen?.()) ?? mounted?.Live;
  const Layout = await definition.layout?.();
  if (!Content) throw new Error(`The page ${name} has neither a main.tsx nor a screen`);
  const languages: RenderedLanguage[] = [];
  for (const language of spoken) {
    const texts = await definition.languages?.[language]?.();
    if (!texts) continue;
    const module = await modulePathOf(texts);
    languages.push(
      withLocale(createLocale(language, texts.default), () => ({
        language,
        module,
        title: titleIn(definition),
        ...(definition.prerendersLanguages && { markup: screenMarkup(Content, Layout) }),
      })),
    );
  }
  return { markup: screenMarkup(Content, Layout), languages };
}
