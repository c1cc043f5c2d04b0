import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { readEnvironment } from './shared/build/environment.ts';
import { securityHeaders } from './shared/build/hosting.ts';
import { loadModule, loadPages, pagesPlugin, titlesOf } from './shared/build/pages.ts';
import { type Backend, servePlugin } from './shared/build/serve.ts';
import { sitePlugin } from './shared/build/site.ts';
import { MARKET_LANGUAGES } from './shared/config/market.ts';
import { type Config, readConfig } from './shared/config/readConfig.ts';
import { type Page, pagesIn, summariesOf } from './shared/document/page.ts';

const root = import.meta.dirname;

/** The folder of the `.env` files; none in tests, which must not depend on a developer's own settings. */
const envDir = process.env.VITEST ? false : root;

/** ky calls functions that the oldest browsers lack; the build replaces them by older ones. */
const OLDER_CALLS = { 'Object.hasOwn': 'Object.prototype.hasOwnProperty.call' };

async function sandboxBackend(base: string): Promise<Backend> {
  const file = './test/sandbox/server.ts';
  const server = await loadModule<typeof import('./test/sandbox/server.ts')>(file, base);
  return server.sandboxHandler();
}

/** The values that replace names such as `__PAGES__` in modules. Entry documents read `__TITLES__`, an object for EJS. */
function definitions(pages: readonly Page[], config: Config, isBuild: boolean) {
  const { brandName, metricsUrl, serviceWorker } = config;
  return {
    __SERVICE_WORKER__: JSON.stringify(isBuild && serviceWorker === 'on'),
    __METRICS__: JSON.stringify(isBuild && metricsUrl !== ''),
    __TITLES__: titlesOf(pages, brandName),
    __PAGES__: JSON.stringify(summariesOf(pages)),
    ...(isBuild && OLDER_CALLS),
  };
}

/**
 * How the bundler divides the scripts that pages load at their start: libraries, and what five or more pages share. It
 * divides the rest by the pages that need it. With a limit of three a page would load up to 7 KB more, and with one of eight
 * up to sixteen files.
 */
const CHUNK_GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|jotai)\//, priority: 1 },
  // Not the parts that load later.
  { name: 'common', tags: ['$initial' as const], minShareCount: 5 },
];

function buildOptions({ sourceMaps }: Config): NonNullable<ViteUserConfig['build']> {
  return {
    // What Chrome 80 reads. By its name the bundler would also write out each `?.`, because Chrome 80 mishandles a spread in
    // an optional call; `test/browser/oldWebViews.test.ts` looks for such calls in every script.
    target: ['es2020', 'safari14', 'ios14'],
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Documents preload the scripts of their page and contain its css, which Vite would otherwise link chunk by chunk.
    modulePreload: false,
    cssCodeSplit: false,
    // Scripts do not mention their maps, which are moved out of the site.
    sourcemap: sourceMaps ? 'hidden' : false,
    rolldownOptions: {
      // React asks the scheduler for two functions that only React Native has.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  };
}

function site(pages: readonly Page[], config: Config, isBuild: boolean): ViteUserConfig {
  return {
    root,
    envDir,
    // Tests have their own cache, so that they do not disturb a dev server in the same folder.
    cacheDir: `node_modules/.${process.env.VITEST ? 'cache/vitest' : 'vite'}`,
    appType: 'mpa',
    // `sitePlugin` prints a table of sizes in place of Vite's list of files.
    logLevel: isBuild ? 'warn' : 'info',
    define: definitions(pages, config, isBuild),
    plugins: [servePlugin(pages, sandboxBackend), react(), pagesPlugin(pages), sitePlugin(pages)],
    server: {
      host: '127.0.0.1',
      strictPort: true,
      // Tests and the bench write there, below a dev server that may be running.
      watch: { ignored: (path: string) => path.startsWith(`${root}/.bench`) },
    },
    preview: {
      host: '127.0.0.1',
      strictPort: true,
      headers: securityHeaders(pages),
    },
    build: buildOptions(config),
  };
}

/** Development and tests have all pages; a build has the testers' page only if `VITE_TEST_PREVIEW` asks for it. */
export default defineConfig(async ({ command, mode }) => {
  const everyPage = await loadPages();
  const isBuild = command === 'build';
  const config = readConfig(readEnvironment(envDir, mode, isBuild));
  const hasTestersPage = !isBuild || config.testPreview === 'on';
  const pages = pagesIn(everyPage, MARKET_LANGUAGES[config.market]).filter(
    ({ kind }) => hasTestersPage || kind !== 'tool',
  );
  const makeSite = () => site(pages, config, isBuild);
  if (!process.env.VITEST) return makeSite();
  // It measures this machine.
  const { vitestConfig } = await import('./test/vitestConfig.ts');
  return { ...makeSite(), test: vitestConfig(mode, makeSite) };
});
