import type { Plugin } from 'vite';
import { createHtmlPlugin } from 'vite-plugin-html';
import { settingText } from '../config/setting.ts';
import { entryDocumentOf, languagesOf, type Page } from '../document/page.ts';

/**
 * Passes the entry document of each page to vite-plugin-html, which makes it an input of the bundler and writes the
 * result to the root of the site. The documents get their title from `define` (`__TITLES__`), and not from the plugin's
 * data for a single page: it finds a page by its path, and fails where the base path occurs in the project's own path.
 */
export function entriesPlugin(pages: readonly Page[]): Plugin[] {
  return createHtmlPlugin({
    minify: true,
    pages: pages.map((page) => ({
      filename: `${page.name}.html`,
      template: entryDocumentOf(page),
    })),
  }) as Plugin[];
}

/** The module that an entry document names. It is in no file. */
const START = /\/pages\/(\w+)\/main\.ts$/;

/** Starts the screen of a page: reads its data, and loads the language that the borrower has chosen. */
function startOf(page: Page): string {
  const { name, reads } = page;
  const screen = name.charAt(0).toUpperCase() + name.slice(1);
  const locales = languagesOf(page).map(
    (language) => `${language}: lazyModule(() => import('./${name}.messages.${language}.ts'))`,
  );
  return `
    import { mount } from '/shared/runtime/mount.tsx';
    import { lazyModule } from '/shared/ui/lazy/lazyModule.ts';
    import { ${screen}${reads ? ', pageData' : ''} } from './${screen}.tsx';
    mount(${screen}, ${reads ? 'pageData' : 'undefined'}, { ${locales} });
  `;
}

/** Makes the module that starts a page: its screen is in `<Name>.tsx`, its texts in `<name>.messages.<language>.ts`. */
export function startPlugin(pages: readonly Page[]): Plugin {
  let root = '';
  return {
    name: 'site-start',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (START.test(id) && !id.startsWith(root) ? root + id : undefined),
    load(id) {
      const page = pages.find(({ name }) => name === START.exec(id)?.[1]);
      return page && startOf(page);
    },
  };
}

/** The titles of the entry documents, by the name of their page. */
export function titlesOf(pages: readonly Page[], brandName: string): Record<string, string> {
  const titles = pages.map(({ name, title }) => [name, settingText(title, { brandName })]);
  return Object.fromEntries(titles);
}
