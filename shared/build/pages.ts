import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { createHtmlPlugin } from 'vite-plugin-html';
import { settingText } from '../config/setting.ts';
import { entryDocumentOf, type Page, routesOf } from '../document/page.ts';
import { within } from '../lib/waiting.ts';

/** Leaves out style sheets, which `runnerImport` cannot read and the definition of a page does not need. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
};

/**
 * Loads a module for code that Vite does not run: only Vite understands `import.meta.glob`.
 * @param file from the project's root. @param base the path that the module finds the site below.
 */
export async function loadModule<Module>(file: string, base = '/'): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    root: join(import.meta.dirname, '../..'),
    base,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  return module;
}

export async function loadPages(): Promise<readonly Page[]> {
  return (await loadModule<{ pages: readonly Page[] }>('./pages/pages.ts')).pages;
}

export function titlesOf(pages: readonly Page[], brandName: string): Record<string, string> {
  const titles = pages.map(({ name, title }) => [name, settingText(title, { brandName })]);
  return Object.fromEntries(titles);
}

/** The text of the module that lists the routes. It is generated because TypeScript cannot derive a type from folders. */
export function routesFile(pages: readonly Page[]): string {
  const routes = pages
    .filter(({ kind }) => kind !== 'tool')
    .flatMap(routesOf)
    .sort();
  return `// Generated from the folders of \`pages/\` by the dev server and by \`npm run generate\`. Do not edit.

/** Every address that a page of the site may lead to. */
export type Route =
${routes.map((route) => `  | '${route}'`).join('\n')};
`;
}

/** The files that the configuration has loaded: definitions of pages, and the sandbox. */
const LOADED = /\/pages\/\w+\/page\.ts$|\/test\/sandbox\//;

/** An editor may write a file twice. */
const EDIT_PAUSE_MS = 300;
/** The longest wait for a page to come back after a restart, ms. None may be open. */
const PAGE_BACK_MS = 10_000;

/** Waits until a page listens to the server. From then on it waits for restarts; before, one would leave it empty. */
const pageIsBack = ({ ws }: ViteDevServer) =>
  within(PAGE_BACK_MS, new Promise<unknown>((resolve) => ws.on('connection', resolve)));

/** Updates the list of routes in the dev server, which restarts when a page's definition or the sandbox has changed. */
const routesPlugin = (pages: readonly Page[]): Plugin => {
  let back: Promise<unknown> | undefined;
  let edited: string | undefined;
  let isRestarting = false;
  const restart = async (server: ViteDevServer) => {
    isRestarting = true;
    await back;
    await delay(EDIT_PAUSE_MS);
    edited = undefined;
    await server.restart();
    isRestarting = false;
    // The new server, with a plugin of its own, may not have watched yet when this came.
    if (edited) server.watcher.emit('change', edited);
  };
  return {
    name: 'site-routes',
    async configureServer(server) {
      // Vitest uses Vite without its server.
      if (server.config.server.middlewareMode) return;
      back = pageIsBack(server);
      const file = join(server.config.root, 'shared/config/routes.ts');
      const text = routesFile(pages);
      if ((await readFile(file, 'utf8')) !== text) await writeFile(file, text);
    },
    hotUpdate({ file, server }) {
      if (!back || !LOADED.test(file)) return;
      edited = file;
      if (!isRestarting) void restart(server);
      // Pages reload when the server is back; a reload before would be lost halfway.
      return [];
    },
  };
};

/**
 * Makes the entry document of each page an input of the bundler, and moves its result to the root of the site. The title
 * comes from `__TITLES__` of `define`, which vite-plugin-html hands to every document: data of a single page it does not find
 * where the base path occurs in the project's own path.
 */
export function pagesPlugin(pages: readonly Page[]): Plugin[] {
  const htmlPlugins = createHtmlPlugin({
    minify: false,
    // `filename` is required, but the result is named after the template.
    pages: pages.map((page) => ({
      filename: `${page.name}.html`,
      template: entryDocumentOf(page),
    })),
  });
  // Without its middleware, which answers every document with the index page.
  const builders = (htmlPlugins as Plugin[]).map(({ configureServer: _, ...plugin }) => plugin);
  return [routesPlugin(pages), ...builders];
}
