import { existsSync } from 'node:fs';
import type { ComponentType } from 'react';
import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';
import { LANGUAGES, type Language } from '../lib/languages.ts';
import type { DocumentProps, LanguageTemplate } from './Document.tsx';
import { type Page, viewName } from './page.ts';

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>;
type Renderer = typeof import('./renderDocument.tsx');

const loadRenderer = (loader: Loader) =>
  loader.ssrLoadModule('/shared/document/renderDocument.tsx') as Promise<Renderer>;

async function loadView(loader: Loader, page: Page): Promise<ComponentType> {
  const view = viewName(page);
  const module = await loader.ssrLoadModule(`/pages/${page.name}/${view}.tsx`);
  if (!module[view]) throw new Error(`pages/${page.name}/${view}.tsx exports no ${view}`);
  return module[view];
}

const translationOf = ({ name }: Page, language: Language) =>
  `/pages/${name}/${name}.messages.${language}.ts`;

/** The languages of a page besides English. @param root the project's folder. */
export function languagesOf(root: string, page: Page): Language[] {
  const all = Object.keys(LANGUAGES) as Language[];
  return all.filter((language) => existsSync(root + translationOf(page, language)));
}

async function renderLanguage(
  loader: Loader,
  page: Page,
  language: Language,
): Promise<LanguageTemplate> {
  const view = await loadView(loader, page);
  const { renderPrerenderedState } = await loadRenderer(loader);
  const { locale } = await loader.ssrLoadModule(translationOf(page, language));
  const { withLocale } = await loader.ssrLoadModule('/shared/lib/messages.ts');
  return { language, markup: withLocale(locale, () => renderPrerenderedState(view)) };
}

/** What a page is rendered from, besides the files of its own folder. */
export type RenderProps = Omit<DocumentProps, 'page' | 'languages' | 'Layout' | 'children'>;

/**
 * Renders the document of a page, with the prerendered state of its screen in every language of the page.
 * @param loader a Vite server that can load the view. @param root the project's folder. @returns the whole HTML.
 */
export async function renderPage(
  loader: Loader,
  root: string,
  page: Page,
  props: RenderProps,
): Promise<string> {
  const languages: LanguageTemplate[] = [];
  for (const language of languagesOf(root, page)) {
    languages.push(await renderLanguage(loader, page, language));
  }
  const layout = `${viewName(page)}Layout`;
  const module = page.staticLayout
    ? await loader.ssrLoadModule(`/pages/${page.name}/${layout}.tsx`)
    : {};
  const { renderDocument } = await loadRenderer(loader);
  const view = await loadView(loader, page);
  return renderDocument(view, { ...props, page, languages, Layout: module[layout] });
}

/**
 * Creates a Vite server without a port, which loads views during a build with the settings of the build. It has no
 * plugins: one that optimizes packages would rewrite the cache of a dev server in the same folder.
 * @param hasRuntimeConfig whether pages of this build read a runtime configuration.
 */
export function createLoader(
  {
    root,
    envDir,
    base,
    mode,
    define,
  }: Pick<ResolvedConfig, 'root' | 'envDir' | 'base' | 'mode' | 'define'>,
  hasRuntimeConfig: boolean,
): Promise<ViteDevServer> {
  return createServer({
    root,
    envDir,
    base,
    mode,
    define: { ...define, __SITE_TEMPLATES__: JSON.stringify(hasRuntimeConfig) },
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
