import {
  createServer,
  createServerModuleRunner,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';
import { languagesOf, type Page } from './page.ts';

type Renderer = typeof import('./renderScreen.tsx');

/**
 * Renders the screen of a page, with modules that are loaded for it alone. Those that a dev server keeps are replaced by an
 * edit, and a screen that is being loaded meanwhile would get two versions of one module.
 */
export async function renderPage({ environments }: ViteDevServer, page: Page) {
  const runner = createServerModuleRunner(environments.ssr, { hmr: false });
  try {
    const { renderScreen } = await runner.import<Renderer>('/shared/document/renderScreen.tsx');
    return await renderScreen(page.name, languagesOf(page));
  } finally {
    await runner.close();
  }
}

/**
 * Creates the Vite server that renders in a build, without a port and with the settings of the build. It has no plugins: one
 * that optimizes packages would rewrite the cache of a dev server in the same folder.
 */
export function createRenderServer({ root, envDir, base, mode, define }: ResolvedConfig) {
  return createServer({
    root,
    envDir,
    base,
    mode,
    define: { ...define },
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
