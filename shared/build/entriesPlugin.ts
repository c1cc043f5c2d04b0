import type { Plugin } from 'vite';
import { createHtmlPlugin } from 'vite-plugin-html';
import { settingText } from '../config/setting.ts';
import { entryDocumentOf, type Page } from '../document/page.ts';

/**
 * Passes the entry document of each page to vite-plugin-html, which makes it an input of the bundler and writes the
 * result to the root of the site. The documents get their title from `define` (`__TITLES__`), and not from the plugin's
 * data for a single page: it finds a page by its path, and fails where the base path occurs in the project's own path.
 */
export function entriesPlugin(pages: readonly Page[]): Plugin[] {
  return createHtmlPlugin({
    minify: false,
    pages: pages.map((page) => ({
      filename: `${page.name}.html`,
      template: entryDocumentOf(page),
    })),
  }) as Plugin[];
}

/** The titles of the entry documents, by the name of their page. */
export function titlesOf(pages: readonly Page[], brandName: string): Record<string, string> {
  const titles = pages.map(({ name, title }) => [name, settingText(title, { brandName })]);
  return Object.fromEntries(titles);
}
