import { type Page, pathOf } from '../document/page.ts';

/** Where the routes lie as a type, from the project's root. */
export const ROUTES_FILE = 'shared/config/routes.ts';

/** The file that says which routes there are: no type can be read from folders. */
export function routesFile(pages: readonly Page[]): string {
  const names = pages.map(({ name }) => `  '${name}',`);
  const routes = pages
    .filter(({ kind }) => kind !== 'tool')
    .flatMap((page) => [pathOf(page), ...page.aliases.filter((alias) => alias !== 'index')])
    .sort();
  return [
    '// Made from the folders of `pages/` by the dev server and by `npm run guide`; not to be edited.',
    '',
    '/** The name of every page. */',
    `export const pageNames: readonly string[] = [`,
    ...names,
    '];',
    '',
    '/** Every address that a page of the site may lead to. */',
    `export type Route =`,
    ...routes.map((route, index) => `  | '${route}'${index === routes.length - 1 ? ';' : ''}`),
    '',
  ].join('\n');
}
