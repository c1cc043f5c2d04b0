import type { Plugin } from 'vite';
import { createHtmlPlugin } from 'vite-plugin-html';
import { type Page, templateOf } from '../document/page.ts';

/**
 * The entry documents of all pages, through vite-plugin-html: it names them to the bundler and lays what comes out at the
 * site's root. They get their title from `define` (`__TITLES__`), which it hands to every document; what it would hand
 * to single ones it finds by their path, and loses where the base path occurs in the project's own.
 */
export function entriesPlugin(pages: readonly Page[]): Plugin[] {
  return createHtmlPlugin({
    minify: true,
    pages: pages.map((page) => ({ filename: `${page.name}.html`, template: templateOf(page) })),
  }) as Plugin[];
}

/** The titles that the entry documents show, by page. @param brandName stands in some of them. */
export function titlesOf(pages: readonly Page[], brandName: string): Record<string, string> {
  const titles = pages.map(({ name, title }) => [name, title.replace('{brand}', brandName)]);
  return Object.fromEntries(titles);
}
