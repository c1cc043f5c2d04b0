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

/** The languages of a page besides English. @param root the project's. */
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

/** What renders a page besides what its own folder holds. */
export type RenderProps = Omit<DocumentProps, 'page' | 'languages' | 'Layout' | 'children'>;

/**
 * Renders the whole HTML of a page: its document around the prerendered state of its screen, in every language of the page.
 * @param loader a Vite server that can load the view. @param root the project's.
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
  const around = page.staticLayout
    ? await loader.ssrLoadModule(`/pages/${page.name}/${layout}.tsx`)
    : {};
  const { renderDocument } = await loadRenderer(loader);
  const view = await loadView(loader, page);
  return renderDocument(view, { ...props, page, languages, Layout: around[layout] });
}

/**
 * A Vite server without a port, only to load views during a build, with the build's own settings. It has no plugin that wants
 * packages optimized: that would rewrite the cache of a dev server that runs in the same folder.
 * @param hasRuntimeConfig pages of this build read a runtime configuration.
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
