import { existsSync } from 'node:fs';
import type { ComponentType } from 'react';
import { createServer, type ResolvedConfig, type ViteDevServer } from 'vite';
import { LANGUAGES, type Language } from '../lib/languages.ts';
import type { DocumentProps, LanguageTemplate } from './Document.tsx';
import { type Page, viewName } from './page.ts';
import type { ScreenViews } from './renderDocument.tsx';

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>;
type Renderer = typeof import('./renderDocument.tsx');

const loadRenderer = (loader: Loader) =>
  loader.ssrLoadModule('/shared/document/renderDocument.tsx') as Promise<Renderer>;

async function loadComponent(loader: Loader, { name }: Page, component: string) {
  const module = await loader.ssrLoadModule(`/pages/${name}/${component}.tsx`);
  if (!module[component]) throw new Error(`pages/${name}/${component}.tsx exports no ${component}`);
  return module[component] as ComponentType;
}

async function loadViews(loader: Loader, root: string, page: Page): Promise<ScreenViews> {
  const view = viewName(page);
  const skeleton = `${view}Skeleton`;
  const hasSkeleton = existsSync(`${root}/pages/${page.name}/${skeleton}.tsx`);
  return {
    View: await loadComponent(loader, page, view),
    Skeleton: hasSkeleton ? await loadComponent(loader, page, skeleton) : undefined,
  };
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
  root: string,
  page: Page,
  language: Language,
): Promise<LanguageTemplate> {
  const views = await loadViews(loader, root, page);
  const { renderPrerenderedState } = await loadRenderer(loader);
  const { locale } = await loader.ssrLoadModule(translationOf(page, language));
  const { withLocale } = await loader.ssrLoadModule('/shared/lib/messages.ts');
  return { language, markup: withLocale(locale, () => renderPrerenderedState(views)) };
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
    languages.push(await renderLanguage(loader, root, page, language));
  }
  const layout = `${viewName(page)}Layout`;
  const module = page.staticLayout
    ? await loader.ssrLoadModule(`/pages/${page.name}/${layout}.tsx`)
    : {};
  const { renderDocument } = await loadRenderer(loader);
  const views = await loadViews(loader, root, page);
  return renderDocument(views, { ...props, page, languages, Layout: module[layout] });
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
