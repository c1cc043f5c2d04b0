import type { ComponentType, ReactNode } from 'react';
import type { QueryData } from '../api/query.ts';
import type { Route } from '../config/routes.ts';
import { type Locale, plainText, withLocale } from '../lib/messages.ts';
import { createLocale, type Language, type Translation } from '../lib/translation.ts';
import type { FirstScreen } from '../runtime/firstScreen.ts';
import { type PagePaths, pageAt } from './pagePaths.ts';

/** A page of the site, as its folder's `page.ts` defines it. */
export interface PageDefinition {
  /** The document's title, in English, unless it is that of `first`. `{brandName}` becomes the name of the brand. */
  title?: string;
  /** The title in other languages, unless it is that of `first`. */
  titles?: Partial<Record<Language, string>>;
  /** One sentence about the page, for search engines and link previews. */
  description: string;
  /** Other routes that open the page; `index` is the site's root. */
  aliases?: readonly string[];
  /** `borrower`, the default: about one borrower. `public`: search engines may list it. `tool`: for testers, not in a normal build. */
  kind?: 'borrower' | 'public' | 'tool';
  /** The page's own parameters in its address, each with its meaning. */
  parameters?: Readonly<Record<string, string>>;
  /** The page shows documents of other sites in a sandboxed frame. */
  frames?: true;
  /** Its screen, as React shows it. The build renders it without data. */
  screen: () => Promise<ComponentType>;
  /** The elements that the build renders around the screen. They are never sent as script. */
  layout?: () => Promise<ComponentType<{ children: ReactNode }>>;
  /** Pages that often come next; they are prefetched if the network allows. */
  next?: readonly Route[];
  /** The page is only text: the build renders it, and it has no script. */
  script?: false;
  /** Its queries, unless `first` names them. The head script sends them before any module has loaded. */
  reads?: readonly QueryData[];
  /** The first screen of its document, with the replies before React is there; absent if it only shows the build's. */
  first?: FirstScreen;
  /** The texts of `first` in other languages. */
  translations?: Partial<Record<Language, readonly Translation[]>>;
  /** Other languages in which the document contains the whole screen, because most of it never changes. */
  prerendered?: Partial<Record<Language, () => Promise<Locale>>>;
}

/** A page definition with the name of its folder. */
export interface Page extends PageDefinition {
  /** The folder's name, which is also the page's route. */
  name: string;
  title: string;
  kind: NonNullable<PageDefinition['kind']>;
  aliases: readonly string[];
}

/** Defines a page; the default export of `pages/<name>/page.ts`. Its type has the languages that `mount` asks for. */
export function definePage<Definition extends PageDefinition>(definition: Definition): Definition {
  return definition;
}

/** The languages of a page besides English. */
export function languagesOf({ translations, prerendered }: PageDefinition): Language[] {
  return Object.keys({ ...translations, ...prerendered }) as Language[];
}

/** The pages with the languages of a market only. @param spoken besides English. */
export function pagesIn(pages: readonly Page[], spoken: readonly Language[]): Page[] {
  const only = <Value extends object>(byLanguage: Value): Value =>
    Object.fromEntries(
      Object.entries(byLanguage).filter(([language]) => spoken.some((one) => one === language)),
    ) as Value;
  return pages.map(({ translations, prerendered, ...page }) => ({
    ...page,
    ...(translations && { translations: only(translations) }),
    ...(prerendered && { prerendered: only(prerendered) }),
  }));
}

/** The document's title in other languages than English. */
function titlesOf({
  title,
  titles,
  first,
  translations = {},
}: PageDefinition): NonNullable<PageDefinition['titles']> {
  if (titles || !first || title !== undefined) return titles ?? {};
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      withLocale(createLocale(language, texts), () => plainText(first.title())),
    ]),
  );
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
      const { first } = definition;
      const { reads = first?.reads, title = plainText(first?.title() ?? '') } = definition;
      return {
        kind: 'borrower',
        aliases: [],
        ...definition,
        ...(reads && { reads }),
        title,
        titles: titlesOf(definition),
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
export const ROOT_ALIAS = 'index';

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

/**
 * The page at a path: its name or an alias, with or without `.html`.
 * @param pathname without the base, such as `/loanDetail`. @returns undefined if there is no such page.
 */
export function pageOf(pages: readonly Page[], pathname: string): Page | undefined {
  const known = pages.map((page) => ({ ...pathsOf(page), page }));
  return pageAt({ base: '/', pages: known }, pathname)?.page;
}

/**
 * The pages that a build contains: without the testers' page, unless it is asked for, so that no borrower opens it by
 * accident. @param testPreview the value of `VITE_TEST_PREVIEW`.
 */
export function shippedPages(pages: readonly Page[], testPreview: string | undefined): Page[] {
  return pages.filter(({ kind }) => kind !== 'tool' || testPreview === 'on');
}

/** The summary of a page for the testers' page: plain data, so that no page shares a script with it. */
export interface PageSummary {
  name: string;
  kind: Page['kind'];
  /** The calls that the page reads. */
  reads: readonly { path: string; anonymous: boolean }[];
}

/** A summary of each page. */
export function summariesOf(pages: readonly Page[]): PageSummary[] {
  return pages.map(({ name, kind, reads = [] }) => ({
    name,
    kind,
    reads: reads.map(({ call }) => ({ path: call.path, anonymous: call.anonymous === true })),
  }));
}

/** Whether the site has the testers' page, which shows other pages in a frame with a simulated shell. */
export function hasSimulator(pages: readonly Page[]): boolean {
  return pages.some(({ kind }) => kind === 'tool');
}
