import type { ComponentType } from 'react';
import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { Config } from '../config/readConfig.ts';
import type { Locale } from '../lib/messages.ts';
import type { DocumentProps, LanguageTemplate, Layout as PageLayout } from './Document.tsx';
import type { Page, PageDefinition } from './page.ts';

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>;
type Renderer = typeof import('./renderDocument.tsx');
type Messages = typeof import('../lib/messages.ts');

const loadRenderer = (loader: Loader) =>
  loader.ssrLoadModule('/shared/document/renderDocument.tsx') as Promise<Renderer>;

/** The definition of a page with its screen, as the loader knows them. */
async function loadDefinition(loader: Loader, { name }: Page): Promise<PageDefinition> {
  const { default: definition } = await loader.ssrLoadModule(`/pages/${name}/page.ts`);
  return definition;
}

async function renderLanguage(
  loader: Loader,
  Screen: ComponentType,
  Layout: PageLayout | undefined,
  language: string,
  locale: Locale,
): Promise<LanguageTemplate> {
  const { renderPrerenderedState } = await loadRenderer(loader);
  const { withLocale } = (await loader.ssrLoadModule('/shared/lib/messages.ts')) as Messages;
  return { language, markup: withLocale(locale, () => renderPrerenderedState(Screen, Layout)) };
}

/** What a page is rendered from, besides its own definition. */
export type RenderProps = Omit<DocumentProps, 'page' | 'languages' | 'Layout' | 'children'>;

/**
 * Renders the document of a page, with the prerendered state of its screen; also in the languages in which the page wants
 * to be prerendered. @param loader a Vite server that can load the page. @returns the whole HTML.
 */
export async function renderPage(loader: Loader, page: Page, props: RenderProps): Promise<string> {
  const { screen, layout, prerendered = {} } = await loadDefinition(loader, page);
  const Screen = await screen();
  const Layout: PageLayout | undefined = await layout?.();
  const languages: LanguageTemplate[] = [];
  for (const [language, locale] of Object.entries(prerendered)) {
    languages.push(await renderLanguage(loader, Screen, Layout, language, await locale()));
  }
  const { renderDocument } = await loadRenderer(loader);
  return renderDocument(Screen, { ...props, page, languages, Layout });
}

/**
 * Creates a Vite server without a port, which loads views during a build with the settings of the build. It has no
 * plugins: one that optimizes packages would rewrite the cache of a dev server in the same folder.
 */
export function createLoader(
  {
    root,
    envDir,
    base,
    mode,
    define,
  }: Pick<ResolvedConfig, 'root' | 'envDir' | 'base' | 'mode' | 'define'>,
  { siteFile }: Pick<Config, 'siteFile'>,
): Promise<ViteDevServer> {
  return createServer({
    root,
    envDir,
    base,
    mode,
    define: { ...define, __SITE_TEMPLATES__: JSON.stringify(siteFile === 'on') },
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
