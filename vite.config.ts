import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { bundlerHelpersPlugin } from './shared/build/bundlerHelpers.ts';
import { environmentFolder, readEnvironment } from './shared/build/environment.ts';
import { htmlPlugin } from './shared/build/htmlPlugin.ts';
import { loadPages } from './shared/build/loadPages.ts';
import { olderApisPlugin } from './shared/build/olderApis.ts';
import { pagesPlugin } from './shared/build/pagesPlugin.ts';
import { type Backend, servePlugin } from './shared/build/serve.ts';
import { configPlugin, plainImportPlugin, sitePlugin } from './shared/build/sitePlugin.ts';
import { sourceMapsPlugin } from './shared/build/sourceMaps.ts';
import { takenPortPlugin } from './shared/build/takenPort.ts';
import { readsSiteFile } from './shared/config/runtimeConfigBuild.ts';
import { type Page, shippedPages } from './shared/document/page.ts';

const root = import.meta.dirname;
/** The bench's comparison: the same pages without first state, early call and inlined css. */
const plain = process.env.CLIENT_ONLY === '1';

/** Libraries that every screen stands on. */
const REACT = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|jotai|valibot)\//;
/** The network's libraries; they come with the first touch. */
const NETWORK = /node_modules\//;
/** So many screens and lazy parts make a module everybody's. */
const EVERYBODY = 14;

/** Tests that read sources only; `npm run check` runs them. */
const CHECKED = ['test/unit/boundaries.test.ts', 'test/unit/requirements.test.ts'];

async function sandboxBackend(): Promise<Backend> {
  const { sandboxHandler } = await import('./test/sandbox/server.ts');
  return { path: '/esita', handle: sandboxHandler() };
}

/** `npm run matrix` tries every call, fault and dialect, where the suite tries a few of each. */
const MATRIX = {
  include: ['test/browser/{matrix,model,dialects}.test.ts'],
  env: { MATRIX: 'all', SEQUENCES: process.env.SEQUENCES ?? '72' },
};

interface Asked {
  mode: string;
  /** The variables of the build. */
  env: Readonly<Record<string, string>>;
}

function site(pages: readonly Page[], { mode, env }: Asked): ViteUserConfig {
  return {
    root,
    envDir: environmentFolder(root),
    // Tests keep out of the cache of a dev server that runs in the same folder.
    cacheDir: `node_modules/.${process.env.VITEST ? 'cache/vitest' : 'vite'}`,
    appType: 'mpa',
    define: {
      __ROUTES__: JSON.stringify(pages.map(({ name }) => name)),
      __SITE_FILE__: JSON.stringify(readsSiteFile(env)),
    },
    resolve: { alias: { 'side-channel': `${root}/shared/api/sideChannel.ts` } },
    plugins: [
      pagesPlugin(),
      takenPortPlugin(),
      servePlugin(pages, sandboxBackend),
      configPlugin(),
      plainImportPlugin(),
      bundlerHelpersPlugin(),
      olderApisPlugin(),
      react(),
      htmlPlugin(pages),
      sitePlugin(pages, { plain }),
      sourceMapsPlugin(env.VITE_SOURCE_MAPS),
    ],
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      // Tests and the bench write there, below a dev server that may be running.
      watch: { ignored: (path: string) => path.startsWith(`${root}/.bench`) },
    },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      target: ['chrome80', 'safari14', 'ios14'],
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      minify: 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true, keep_fargs: false },
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: REACT, priority: 3 },
              { name: 'network', test: NETWORK, priority: 2 },
              { name: 'common', test: /shared\//, minShareCount: EVERYBODY, priority: 1 },
            ],
          },
        },
      },
    },
    test: {
      reporters: ['default', './test/requirements/reporter.ts', './test/closingLine.ts'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['test/unit/**/*.test.{ts,tsx}'],
            exclude: CHECKED,
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: { name: 'boundaries', include: CHECKED },
        },
        {
          extends: true,
          test: {
            name: 'pages',
            environment: 'happy-dom',
            include: ['test/pages/**/*.test.tsx'],
            testTimeout: 30_000,
            expect: { poll: { timeout: 10_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['test/browser/**/*.test.ts'],
            globalSetup: 'test/browser/globalSetup.ts',
            testTimeout: 60_000,
            hookTimeout: 240_000,
            // A busy machine is slow, not wrong.
            expect: { poll: { timeout: 10_000 } },
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
            ...(mode === 'matrix' && MATRIX),
          },
        },
      ],
    },
  };
}

/** Everything where one develops and tests; what ships has the testers' page only on request (README, "Configuration"). */
export default defineConfig(async ({ command, mode }) => {
  const everyPage = await loadPages(root);
  const env = readEnvironment(root, mode);
  const pages = command === 'build' ? shippedPages(everyPage, env.VITE_TEST_PREVIEW) : everyPage;
  return site(pages, { mode, env });
});
