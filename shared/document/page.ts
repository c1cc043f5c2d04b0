import type { ComponentType, ReactNode } from 'react';
import type { QueryData } from '../api/query.ts';
import type { Route } from '../config/routes.ts';
import { type AnyText, plainText } from '../lib/messages.ts';
import type { Language, Texts, Translation } from '../lib/translation.ts';
import type { Read, ScreenParts } from '../runtime/firstScreen.ts';
import type { PagePaths } from './pagePaths.ts';

/** What `page.ts` says of any page, for the build. */
interface PageFacts {
  /** The document's title, the same in every language; without it, that of `text`. `{brandName}` becomes the name of the brand. */
  title?: string;
  /** One sentence about the page, for search engines and link previews. */
  description: string;
  /** Other routes that open the page; `index` is the site's root. */
  aliases?: readonly string[];
  /** `borrower`, the default: about one borrower. `public`: search engines may list it. `tool`: for testers, not in a normal build. */
  kind?: 'borrower' | 'public' | 'tool';
  /** The page's own parameters in its address, each with its meaning. */
  parameters?: Readonly<Record<string, string>>;
  /** Its name on the testers' page, where that is not its title. */
  label?: string;
  /**
   * Its own parameters as testers and tests open it: those without which it shows nothing. `{orderId}` stands for the
   * order that it is opened with.
   */
  example?: Readonly<Record<string, string>>;
  /** The page shows documents of other sites in a sandboxed frame. */
  frames?: true;
  /** The screen of a page that is only text: the build renders it, and it has no script. */
  staticScreen?: () => Promise<ComponentType>;
  /** The elements that the build renders around the screen. Undefined in a browser: no script contains them. */
  layout?: (() => Promise<ComponentType<{ children: ReactNode }>>) | undefined;
  /** Pages that often come next; they are prefetched if the network allows. */
  next?: readonly Route[];
  /** The queries that the head script sends before any module has loaded. By default `read` and `secondQuery`. */
  reads?: readonly QueryData[];
  /** The document contains the whole screen in each language, because most of it never changes. */
  prerendersLanguages?: true;
}

/** Texts of which one is the heading of the page. */
interface ScreenText {
  title: AnyText;
}

interface PageWords<Text extends ScreenText> {
  /** Its own catalogue, with its heading, and the title of an error if it reads data. */
  text: Text;
  /** Its other languages, each a module with all texts of the page. Document and React load the same. */
  languages?: Readonly<
    Partial<Record<Language, () => Promise<{ default: Translation<NoInfer<Text>> & Texts }>>>
  >;
}

/** A page whose document shows its data before React is there. */
type PaintedPage<Text extends ScreenText, Data, Shown, Second> = PageFacts &
  PageWords<Text> &
  ScreenParts<Data, Shown, Second>;

/** A page whose data React shows first. */
type UnpaintedPage<Text extends ScreenText, Data> = PageFacts &
  PageWords<Text> & { read?: Read<Data>; View?: never };

/** A page in English only that reads nothing. */
type EnglishPage = PageFacts & { title: string; text?: never; read?: never; View?: never };

/** Any page, as its folder's `page.ts` defines it. */
export type PageDefinition = PageFacts &
  Partial<PageWords<ScreenText> & ScreenParts<unknown, unknown, unknown>>;

export type Page = PageDefinition & {
  /** The folder's name, which is also the page's route. */
  name: string;
  title: string;
  kind: NonNullable<PageDefinition['kind']>;
  aliases: readonly string[];
};

/** Defines a page, for its document and for React; the default export of `pages/<name>/page.ts`. */
export function definePage(definition: EnglishPage): EnglishPage;
export function definePage<Text extends ScreenText, Data>(
  definition: UnpaintedPage<Text, Data>,
): UnpaintedPage<Text, Data>;
export function definePage<Text extends ScreenText, Data, Shown, Second>(
  definition: PaintedPage<Text, Data, Shown, Second>,
): PaintedPage<Text, Data, Shown, Second>;
export function definePage<Definition>(definition: Definition): Definition {
  return definition;
}

/** Whether the document of a page shows its view before React is there. */
export const isPainted = (
  page: PageDefinition,
): page is PageDefinition & ScreenParts<unknown, unknown, unknown> => page.View !== undefined;

/** The languages of a page besides English. */
export function languagesOf({ languages }: PageDefinition): Language[] {
  return Object.keys({ ...languages }) as Language[];
}

/** The pages with the languages of a market only. @param spoken besides English. */
export function pagesIn(pages: readonly Page[], spoken: readonly Language[]): Page[] {
  return pages.map(({ languages = {}, ...page }) => {
    const own = Object.entries(languages).filter(([code]) => spoken.some((one) => one === code));
    return { ...page, languages: Object.fromEntries(own) };
  });
}

/**
 * The title of a page's document in the current language, which is not English. '' if both languages have the same.
 * @param definition no `Page`, which always has a `title`.
 */
export function titleIn({ title, text }: PageDefinition & { name?: never }): AnyText {
  return title === undefined && text ? text.title : '';
}

const KINDS: readonly Page['kind'][] = ['borrower', 'public', 'tool'];

/**
 * The pages of a site, sorted by kind (borrower, public, tool) and name.
 * @param definitions by the path of their file, such as `./repayment/page.ts`.
 */
export function pagesFrom(definitions: Readonly<Record<string, PageDefinition>>): Page[] {
  const rank = ({ kind }: Page) => KINDS.indexOf(kind);
  return Object.entries(definitions)
    .map(([file, definition]): Page => {
      const name = file.split('/').slice(-2)[0] ?? '';
      const { read, secondQuery } = definition;
      const queries = [read, secondQuery].filter((one) => typeof one === 'object');
      return {
        kind: 'borrower',
        aliases: [],
        title: plainText(definition.text?.title ?? ''),
        reads: queries as QueryData[],
        ...definition,
        name,
      };
    })
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));
}

/** The path of a page's entry document, from the project's root. */
export function entryDocumentOf(page: Page): string {
  return `pages/${page.name}/${page.name}.html`;
}

/** The alias of the page that opens at the site's root. */
const ROOT_ALIAS = 'index';

/** The path of a page without its leading slash; '' for the page at the site's root. */
export function pathOf({ name, aliases }: Page): string {
  return aliases.includes(ROOT_ALIAS) ? '' : name;
}

/** The paths that a page is found by: its own, and in addition its name and its aliases. */
export function pathsOf(page: Page): PagePaths {
  const path = pathOf(page);
  return { path, aliases: [page.name, ...page.aliases].filter((name) => name !== path) };
}

/** Every route that a page is linked by: its path and its aliases. */
export function routesOf(page: Page): string[] {
  return [pathOf(page), ...page.aliases.filter((alias) => alias !== ROOT_ALIAS)];
}

/** The summaries of pages for the testers' page: plain data, so that no page shares a script with it. */
export const summariesOf = (pages: readonly Page[]) =>
  pages.map((page) => ({
    ...pathsOf(page),
    name: page.name,
    kind: page.kind,
    label: page.label ?? page.title,
    example: page.example ?? {},
    reads: (page.reads ?? []).map(({ call }) => ({
      path: call.path,
      anonymous: call.anonymous === true,
    })),
  }));

export type PageSummary = ReturnType<typeof summariesOf>[number];

/** The own parameters of a page as testers and tests open it. @param orderId what `{orderId}` stands for. */
export function exampleOf(
  { example = {} }: Pick<PageDefinition, 'example'>,
  orderId: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(example).map(([name, text]) => [name, text.replace('{orderId}', orderId)]),
  );
}

/** Whether the site has the testers' page, which shows other pages in a frame with a simulated shell. */
export function hasSimulator(pages: readonly Page[]): boolean {
  return pages.some(({ kind }) => kind === 'tool');
}
