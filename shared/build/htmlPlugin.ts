import { normalizePath, type Plugin } from 'vite';
import { createHtmlPlugin } from 'vite-plugin-html';
import { headOf } from '../document/head.ts';
import { type Page, templateOf } from '../document/page.ts';

/**
 * vite-plugin-html with a page's data found by its entry. By itself the plugin cuts the base out of the file's
 * whole path, wherever it occurs first: in a clone below a folder of that name, every document would lose its head.
 */
export function htmlPlugin(pages: readonly Page[]): Plugin[] {
  const plugins = createHtmlPlugin({
    minify: true,
    pages: pages.map((page) => ({
      filename: `${page.name}.html`,
      template: templateOf(page),
      injectOptions: { data: { head: headOf(page) } },
    })),
  }) as Plugin[];
  return plugins.map((plugin) => withKnownNames(plugin, pages));
}

/** Tells a plugin's document hook the name of each entry as an address, so that only the base itself is cut off. */
function withKnownNames(plugin: Plugin, pages: readonly Page[]): Plugin {
  const hook = plugin.transformIndexHtml;
  if (typeof hook !== 'object') return plugin;
  let base = '/';
  return {
    ...plugin,
    configResolved(config) {
      base = config.base;
      const { configResolved } = plugin;
      if (typeof configResolved === 'function') return configResolved.call(this, config);
    },
    transformIndexHtml: {
      ...hook,
      handler(html, context) {
        const file = normalizePath(context.filename);
        const entry = pages.map(templateOf).find((template) => file.endsWith(`/${template}`));
        const filename = entry ? base + entry : context.filename;
        return hook.handler.call(this, html, { ...context, filename });
      },
    },
  };
}
