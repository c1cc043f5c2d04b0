import {
  createServer,
  createServerModuleRunner,
  isRunnableDevEnvironment,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';

type Renderer = typeof import('./renderScreen.tsx');
type Environments = Pick<ViteDevServer, 'environments'>;

/** The module that renders documents, from the project's root. */
const RENDERER = '/shared/document/renderScreen.tsx';

/** That module with the screens of the pages, loaded once for all documents of a build. */
export function loadRenderer({ environments: { ssr } }: Environments): Promise<Renderer> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server runs no modules');
  return ssr.runner.import<Renderer>(RENDERER);
}

/**
 * Renders the screen of a page with modules loaded for it alone. Those that a server keeps are replaced by an edit, and a
 * screen that is being loaded meanwhile would get two versions of one module.
 */
export async function renderAlone({ environments: { ssr } }: Environments, name: string) {
  const runner = createServerModuleRunner(ssr, { hmr: false });
  try {
    const { renderScreen } = await runner.import<Renderer>(RENDERER);
    return await renderScreen(name);
  } finally {
    await runner.close();
  }
}

type SiteOptions = Pick<ResolvedConfig, 'root' | 'envDir' | 'base' | 'mode' | 'define'>;

/**
 * Creates a Vite server without a port, which loads views during a build with the settings of the build. It has no
 * plugins: one that optimizes packages would rewrite the cache of a dev server in the same folder.
 */
export function createLoader({
  root,
  envDir,
  base,
  mode,
  define,
}: SiteOptions): Promise<ViteDevServer> {
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
