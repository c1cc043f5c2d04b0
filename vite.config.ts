import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chunkGroups } from './shared/build/chunks.ts';
import { configPlugin } from './shared/build/configPlugin.ts';
import { documentsPlugin } from './shared/build/documentsPlugin.ts';
import { entriesPlugin, titlesOf } from './shared/build/entriesPlugin.ts';
import { environmentFolder, readEnvironment } from './shared/build/environment.ts';
import { loadModule, loadPages } from './shared/build/loadPages.ts';
import { pagesPlugin } from './shared/build/pagesPlugin.ts';
import { type Backend, servePlugin, takenPortPlugin } from './shared/build/servePlugin.ts';
import { sourceMapsPlugin } from './shared/build/sourceMapsPlugin.ts';
import { MARKET_LANGUAGES } from './shared/config/market.ts';
import { type Config, readConfig } from './shared/config/readConfig.ts';
import { type Page, pagesIn, shippedPages, summariesOf } from './shared/document/page.ts';

const root = import.meta.dirname;

/** ky calls functions that the oldest browsers lack; the build replaces them by older ones. */
const OLDER_CALLS = { 'Object.hasOwn': 'Object.prototype.hasOwnProperty.call' };

async function sandboxBackend(): Promise<Backend> {
  const server = await loadModule<typeof import('./test/sandbox/server.ts')>(
    root,
    './test/sandbox/server.ts',
  );
  return { path: '/esita', handle: server.sandboxHandler() };
}

interface SiteOptions {
  command: 'build' | 'serve';
  config: Config;
}

/** The values that replace names such as `__TITLES__` in modules and entry documents. */
function definitions(
  pages: readonly Page[],
  { command, config }: SiteOptions,
): Record<string, unknown> {
  const { brandName, metricsUrl, serviceWorker } = config;
  const isBuild = command === 'build';
  return {
    // Also true in tests, which see the pages as the dev server serves them.
    __DEVELOPMENT__: JSON.stringify(!isBuild),
    __SERVICE_WORKER__: JSON.stringify(isBuild && serviceWorker === 'on'),
    __METRICS__: JSON.stringify(isBuild && metricsUrl !== ''),
    __TITLES__: titlesOf(pages, brandName),
    __PAGES__: JSON.stringify(summariesOf(pages)),
    ...(isBuild && OLDER_CALLS),
  };
}

function buildOptions(): NonNullable<ViteUserConfig['build']> {
  return {
    // What Chrome 80 reads. By its name the bundler would also write out each `?.`, because Chrome 80 mishandles a spread in
    // an optional call; `test/browser/oldWebViews.test.ts` looks for such calls in every script.
    target: ['es2020', 'safari14', 'ios14'],
    cssTarget: ['chrome80', 'safari14', 'ios14'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Documents preload the scripts of their page and contain its css.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // React asks the scheduler for two functions that only React Native has.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  };
}

/** The configuration of the tests, which measures this machine first. */
async function testOptions(
  mode: string,
  makeSite: () => ViteUserConfig,
): Promise<Pick<ViteUserConfig, 'test'>> {
  if (!process.env.VITEST) return {};
  const { vitestConfig } = await import('./test/vitestConfig.ts');
  return { test: vitestConfig(mode, makeSite) };
}

function site(pages: readonly Page[], options: SiteOptions): ViteUserConfig {
  const { command, config } = options;
  return {
    root,
    envDir: environmentFolder(root),
    // Tests have their own cache, so that they do not disturb a dev server in the same folder.
    cacheDir: `node_modules/.${process.env.VITEST ? 'cache/vitest' : 'vite'}`,
    appType: 'mpa',
    // `documentsPlugin` prints a table of sizes in place of Vite's list of files.
    logLevel: command === 'build' ? 'warn' : 'info',
    define: definitions(pages, options),
    plugins: [
      pagesPlugin(pages),
      takenPortPlugin(),
      servePlugin(pages, sandboxBackend),
      configPlugin(),
      react(),
      entriesPlugin(pages),
      documentsPlugin(pages),
      sourceMapsPlugin(root, config.sourceMaps),
    ],
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      // Tests and the bench write there, below a dev server that may be running.
      watch: { ignored: (path: string) => path.startsWith(`${root}/.bench`) },
    },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    // No sheet calls light-dark(), for which every `color-scheme` would set two variables.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: buildOptions(),
  };
}

/** Development and tests have all pages; a build has the testers' page only if `VITE_TEST_PREVIEW` asks for it. */
export default defineConfig(async ({ command, mode }) => {
  const everyPage = await loadPages(root);
  const config = readConfig(readEnvironment(environmentFolder(root), mode));
  const spoken = pagesIn(everyPage, MARKET_LANGUAGES[config.market]);
  const pages = command === 'build' ? shippedPages(spoken, config.testPreview) : spoken;
  const makeSite = () => site(pages, { command, config });
  return { ...makeSite(), ...(await testOptions(mode, makeSite)) };
});
