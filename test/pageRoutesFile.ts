import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sandbox's routes of single pages: the files of the folder `pages` beside it, from the project's root. */
export const PAGE_ROUTES_FILE = 'test/sandbox/pageRoutes.ts';

/** The file that lists them: the sandbox also runs outside Vite, which alone can import a folder. */
export function pageRoutesFile(root: string): string {
  const names = readdirSync(join(root, 'test/sandbox/pages'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const lines = names.map((name) => `export { default as ${name} } from './pages/${name}.ts';`);
  return [
    '// Made from the folder `pages/` beside it by `npm run guide`; not to be edited.',
    '',
    ...lines,
    '',
  ].join('\n');
}
