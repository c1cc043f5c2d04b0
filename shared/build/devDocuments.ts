import type { ViteDevServer } from 'vite';
import { readConfig } from '../config/readConfig.ts';
import { bootScriptOf } from '../document/bootScripts.ts';
import type { DocumentAssets } from '../document/Document.tsx';
import { entryDocumentOf, LEGAL_STYLES, type Page } from '../document/page.ts';
import { loadRenderer } from '../document/prerender.ts';

/** The files of a document. The addresses lack the base, which `transformIndexHtml` adds. */
function assetsOf(page: Page): DocumentAssets {
  return page.script === false
    ? { stylesheets: [`/${LEGAL_STYLES}`] }
    : { entry: `/pages/${page.name}/main.ts`, icon: '/favicon.svg' };
}

/**
 * Renders documents for the dev server. They differ from those of a build in two ways: they have no content policy, which
 * would block Vite's own scripts, and no inlined css, which Vite's client adds.
 * @returns a function that renders the document of a page.
 */
export function devDocuments(
  server: ViteDevServer,
  pages: readonly Page[],
): (page: Page) => Promise<string> {
  const { root, base, env } = server.config;
  const config = readConfig({ ...env, BASE_URL: base });
  return async (page) => {
    // Bundled again for each document, because its modules may have been edited.
    const bootScript = await bootScriptOf(page, { root, pages, config }, {});
    const { renderPage } = await loadRenderer(server);
    const html = await renderPage({
      page,
      config,
      hasPolicy: false,
      assets: assetsOf(page),
      bootScript,
    });
    return server.transformIndexHtml(`/${entryDocumentOf(page)}`, html);
  };
}
