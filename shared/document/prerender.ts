import {
  createServer,
  isRunnableDevEnvironment,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';

/** The module that renders documents, as a Vite server has loaded it with the screens of the pages. */
export function loadRenderer({ environments: { ssr } }: Pick<ViteDevServer, 'environments'>) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server runs no modules');
  return ssr.runner.import<typeof import('./renderScreen.tsx')>(
    '/shared/document/renderScreen.tsx',
  );
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
