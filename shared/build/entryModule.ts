import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, viewName } from '../document/page.ts';
import { LANGUAGES } from '../lib/languages.ts';

/** The path of the module that a page's document loads, from the project's root. */
export const entryModulePath = ({ name }: Pick<Page, 'name'>) => `pages/${name}/main.tsx`;

/** The lines that load each language whose messages are in the page's folder. */
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
 * The text of the module that starts a page in the browser. It mounts the view with `pageData` of the model, if the page
 * reads anything, and with the languages whose messages are in the page's folder.
 * @param root the project's folder. @throws Error naming the page and a file that it lacks.
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
