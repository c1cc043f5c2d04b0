import type { QueryData } from '../api/query.ts';
import type { Route } from '../config/routes.ts';

/** A page of the site, as its folder's `page.ts` defines it. */
export interface PageDefinition {
  title: string;
  description: string;
  /** Other routes that open the page; `index` is the site's root. */
  aliases?: readonly string[];
  kind: 'borrower' | 'public' | 'tool';
  /** Parameters of the address that are the page's own, and what each says. */
  parameters?: Readonly<Record<string, string>>;
  /** The page shows documents of others in a sandboxed frame. */
  frames?: true;
  /** The page has a static layout, `<Name>Layout.tsx`: written into the document, never sent as script. */
  staticLayout?: true;
  /** Pages that often come next and are fetched ahead, where the network allows. */
  next?: readonly Route[];
  /** The page is a text: it is rendered at build and ships no script at all. */
  script?: false;
  /** What it reads: the document starts these before any module has arrived, and the first fills the skeleton. */
  reads?: readonly QueryData[];
}

/** A defined page with its name: its folder's, which is its route. */
export interface Page extends PageDefinition {
  name: string;
  aliases: readonly string[];
}

/** Defines a page; the default export of `pages/<name>/page.ts`. */
export function definePage(definition: PageDefinition): PageDefinition {
  return definition;
}

const KINDS: readonly PageDefinition['kind'][] = ['borrower', 'public', 'tool'];

/**
 * The pages that a set of folders defines: those for borrowers first, then the public ones and the
 * tools, each in the order of their names.
 * @param definitions by their file, such as `./repayment/page.ts`.
 */
export function pagesFrom(definitions: Readonly<Record<string, PageDefinition>>): Page[] {
  const place = ({ kind }: Page) => KINDS.indexOf(kind);
  return Object.entries(definitions)
    .map(([file, definition]): Page => {
      const name = file.split('/').slice(-2)[0] ?? '';
      return { aliases: [], ...definition, name };
    })
    .sort((one, other) => place(one) - place(other) || one.name.localeCompare(other.name, 'en'));
}

/** `loanDetail` to `LoanDetail`: the view's file and export. */
export function viewName(page: Page): string {
  return page.name.charAt(0).toUpperCase() + page.name.slice(1);
}

/** The entry document of a page, from the project's root. */
export function templateOf(page: Page): string {
  return `pages/${page.name}/${page.name}.html`;
}

/** The style sheet of the pages that ship no script, from the project's root. */
export const LEGAL_STYLES = 'shared/features/legal/legal.css';

/** The alias of the page that opens at the site's root. */
const ROOT_ALIAS = 'index';

/** The path of a page without a slash before it; the root's is empty. */
export function pathOf({ name, aliases }: Page): string {
  return aliases.includes(ROOT_ALIAS) ? '' : name;
}

/**
 * The page that a path shows: its route or an alias, with or without `.html`.
 * @param pathname without base, such as `/loanDetail`.
 */
export function pageOf(pages: readonly Page[], pathname: string): Page | undefined {
  const route = pathname.replace(/^\//, '').replace(/\.html$/, '') || ROOT_ALIAS;
  return pages.find((page) => page.name === route || page.aliases.includes(route));
}

/**
 * The pages of a site: the testers' page only where configuration asks for it, as nobody's phone
 * should be able to open it by accident. @param asked `VITE_TEST_PREVIEW`.
 */
export function shippedPages(pages: readonly Page[], asked: string | undefined): Page[] {
  return pages.filter(({ kind }) => kind !== 'tool' || asked === 'on');
}

/** Whether the site has the testers' page, whose simulator puts a shell into the pages it frames. */
export function hasSimulator(pages: readonly Page[]): boolean {
  return pages.some(({ kind }) => kind === 'tool');
}
