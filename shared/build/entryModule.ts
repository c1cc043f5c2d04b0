import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, viewName } from '../document/page.ts';
import { LANGUAGES } from '../lib/languages.ts';

/** The module that a page's document names, from the project's root. */
export const entryModulePath = ({ name }: Pick<Page, 'name'>) => `pages/${name}/main.tsx`;

/** A loader for each language whose messages lie in the page's folder. */
function languageLines(root: string, name: string): string[] {
  const files = Object.keys(LANGUAGES).map((language) => ({
    language,
    file: `${name}.messages.${language}.ts`,
  }));
  return files
    .filter(({ file }) => existsSync(join(root, 'pages', name, file)))
    .map(
      ({ language, file }) =>
        `  ${language}: lazyModule('pages/${name}/${file}', () => import('./${file}')),`,
    );
}

/**
 * The module that starts a page in the browser: its view, `pageData` of its model where it reads
 * anything, and its languages, by the files that lie in its folder.
 * @param root the project's. @throws Error naming page and file where one is missing.
 */
export function entryModuleText(root: string, page: Page): string {
  const { name, reads = [] } = page;
  const view = viewName(page);
  const needed = [`${view}.tsx`, ...(reads.length ? [`${name}.model.ts`] : [])];
  for (const file of needed) {
    if (!existsSync(join(root, 'pages', name, file))) {
      throw new Error(`pages/${name}/page.ts: this page needs pages/${name}/${file}`);
    }
  }
  const languages = languageLines(root, name);
  return [
    "import { mount } from '../../shared/runtime/mount.tsx';",
    ...(languages.length
      ? ["import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';"]
      : []),
    `import { ${view} } from './${view}.tsx';`,
    ...(reads.length ? [`import { pageData } from './${name}.model.ts';`] : []),
    `mount(<${view} />, ${reads.length ? 'pageData' : 'undefined'}, {`,
    ...languages,
    '});',
  ].join('\n');
}
