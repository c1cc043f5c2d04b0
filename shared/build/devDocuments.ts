import type { ViteDevServer } from 'vite';
import { readCompany } from '../config/readCompany.ts';
import { readConfig } from '../config/readConfig.ts';
import { usedRuntimeConfig } from '../config/runtimeConfigBuild.ts';
import { bootRequestsOf } from '../document/bootRequests.ts';
import { bootScripts } from '../document/bootScripts.ts';
import type { DocumentAssets } from '../document/Document.tsx';
import { entryDocumentOf, LEGAL_STYLES, type Page } from '../document/page.ts';
import { renderPage } from '../document/prerender.ts';
import { entryModulePath } from './entryModule.ts';

/** Modules and styles as the dev server has them. */
function assetsOf(page: Page): DocumentAssets {
  return page.script === false
    ? { stylesheets: [`/${LEGAL_STYLES}`] }
    : { entry: `/${entryModulePath(page)}` };
}

/**
 * A function that renders the document of a page for the dev server: as a build does, but for the content policy,
 * which Vite's own scripts would break, and for styles, which its client brings.
 */
export function devDocuments(
  server: ViteDevServer,
  pages: readonly Page[],
): (page: Page) => Promise<string> {
  const { root, base, env: given } = server.config;
  const env = { ...given, BASE_URL: base };
  const config = readConfig(env);
  const company = readCompany(env);
  const runtimeConfig = usedRuntimeConfig(env, config, company);
  return async (page) => {
    // Anew for each document: its modules may have been edited.
    const bootScript = await bootScripts({ root, pages, config, runtimeConfig })(page);
    const html = await renderPage(server, root, page, {
      config,
      company,
      base: '/',
      hasRuntimeConfig: Boolean(runtimeConfig),
      hasPolicy: false,
      assets: assetsOf(page),
      bootScript,
      bootData: { requests: bootRequestsOf(page, config) },
    });
    return server.transformIndexHtml(`/${entryDocumentOf(page)}`, html);
  };
}
