import {
  createServer,
  createServerModuleRunner,
  isRunnableDevEnvironment,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';
import { languagesOf, type Page } from './page.ts';

type Renderer = typeof import('./renderScreen.tsx');
type Environments = Pick<ViteDevServer, 'environments'>;

/** The module that renders documents, from the project's root. */
const RENDERER = '/shared/document/renderScreen.tsx';

/** Renders the screen of a page for a build, with modules that are loaded once for all pages. */
export async function renderInBuild({ environments: { ssr } }: Environments, page: Page) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server runs no modules');
  const { renderScreen } = await ssr.runner.import<Renderer>(RENDERER);
  return renderScreen(page.name, languagesOf(page));
}

/**
 * Renders the screen of a page for the dev server, with modules that are loaded for it alone. Those that a server keeps are
 * replaced by an edit, and a screen that is being loaded meanwhile would get two versions of one module.
 */
export async function renderInDev({ environments: { ssr } }: Environments, page: Page) {
  const runner = createServerModuleRunner(ssr, { hmr: false });
  try {
    const { renderScreen } = await runner.import<Renderer>(RENDERER);
    return await renderScreen(page.name, languagesOf(page));
  } finally {
    await runner.close();
  }
}

/**
 * Creates the Vite server of `renderInBuild`, without a port and with the settings of the build. It has no plugins: one
 * that optimizes packages would rewrite the cache of a dev server in the same folder.
 */
export function createRenderServer({
  root,
  envDir,
  base,
  mode,
  define,
}: ResolvedConfig): Promise<ViteDevServer> {
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
