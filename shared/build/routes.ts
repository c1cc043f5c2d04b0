import { type Page, routesOf } from '../document/page.ts';

/** The generated module that lists the routes, from the project's root. */
export const ROUTES_FILE = 'shared/config/routes.ts';

/** The text of that module. It is generated because TypeScript cannot derive a type from folders. */
export function routesFile(pages: readonly Page[]): string {
  const names = pages.map(({ name }) => `  '${name}',`);
  const routes = pages
    .filter(({ kind }) => kind !== 'tool')
    .flatMap(routesOf)
    .sort();
  return [
    '// Generated from the folders of `pages/` by the dev server and by `npm run generate`. Do not edit.',
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
