import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { configPlugin } from './shared/build/configPlugin.ts';
import { documentsPlugin } from './shared/build/documentsPlugin.ts';
import { entriesPlugin, titlesOf } from './shared/build/entriesPlugin.ts';
import { environmentFolder, readEnvironment } from './shared/build/environment.ts';
import { loadPages } from './shared/build/loadPages.ts';
import { pagesPlugin } from './shared/build/pagesPlugin.ts';
import { type Backend, servePlugin } from './shared/build/serve.ts';
import { sourceMapsPlugin } from './shared/build/sourceMaps.ts';
import { takenPortPlugin } from './shared/build/takenPort.ts';
import { readConfig } from './shared/config/readConfig.ts';
import { readsSiteFile } from './shared/config/runtimeConfigBuild.ts';
import { MINIFIED } from './shared/document/bundleScript.ts';
import { type Page, shippedPages } from './shared/document/page.ts';

const root = import.meta.dirname;
/** Vitest and the minifier would leave a core idle, which on two of them is half of the machine. */
const WORKERS = availableParallelism();
/** The bench's comparison: the same pages without prerendered state, boot script and inlined css. */
const plain = process.env.CLIENT_ONLY === '1';

/** Libraries that every screen stands on. */
const REACT = /node_modules\/(react|react-dom|scheduler|jotai|valibot)\//;
/**
 * Modules of which so many pages and lazy modules make use go into the chunk that every page loads: fewer would
 * bring a page much that it does not need, more would cut the rest into many small chunks.
 */
const COMMON_SHARES = 13;

/** Tests that read sources only; `npm run check` runs them. */
const CHECKED = ['boundaries', 'completePages', 'requirements'].map(
  (name) => `test/unit/${name}.test.ts`,
);

async function sandboxBackend(): Promise<Backend> {
  const { sandboxHandler } = await import('./test/sandbox/server.ts');
  return { path: '/esita', handle: sandboxHandler() };
}

/** `npm run matrix` tries every call, fault and dialect, where the suite tries a few of each. */
const MATRIX = {
  include: ['test/browser/{matrix,model,dialects}.test.ts'],
  env: { MATRIX: 'all', SEQUENCES: process.env.SEQUENCES ?? '72' },
};

/** `npm run engines`: the site in the browsers that borrowers have. */
const ENGINES = {
  extends: true as const,
  test: {
    name: 'engines',
    include: ['test/engines/*.test.ts'],
    globalSetup: 'test/engines/globalSetup.ts',
    // Drivers of real engines lose a tap now and then; the report names a flow that was tried twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
};

/** What ky calls and Chrome 80 and iOS 14 do not have, by what they have. */
const NEWER_CALLS = { 'Object.hasOwn': 'Object.prototype.hasOwnProperty.call' };

/** Smaller parts for packages that would cost every borrower more than what they are used for. */
const SMALLER = [
  { find: /^qs$/, replacement: `${root}/shared/api/qs.cts` },
  { find: /^side-channel$/, replacement: `${root}/shared/api/sideChannel.cts` },
];

/** Folders whose modules come together where a page needs one of them; their translations come with the page's. */
const SHARED_FOLDERS = [
  { name: 'mutation', folder: 'runtime/mutation' },
  { name: 'order', folder: 'features/order' },
];

interface SiteOptions {
  mode: string;
  command: 'build' | 'serve';
  env: Readonly<Record<string, string>>;
  sequencer: Sequencer | undefined;
}

type Sequencer = typeof import('./test/longestFirst.ts').LongestFirst;

/** The order of the test files; undefined for the commands that run no tests. */
async function testOrder(): Promise<Sequencer | undefined> {
  return process.env.VITEST ? (await import('./test/longestFirst.ts')).LongestFirst : undefined;
}

function site(
  pages: readonly Page[],
  { mode, command, env, sequencer }: SiteOptions,
): ViteUserConfig {
  const siteFile = JSON.stringify(readsSiteFile(env));
  return {
    root,
    envDir: environmentFolder(root),
    // Tests keep out of the cache of a dev server that runs in the same folder.
    cacheDir: `node_modules/.${process.env.VITEST ? 'cache/vitest' : 'vite'}`,
    appType: 'mpa',
    // A build says what it made in its own words.
    logLevel: command === 'build' ? 'warn' : 'info',
    // The dev server renders documents, which a runtime configuration may change; modules on the phone do not.
    environments: { ssr: { define: { __SITE_TEMPLATES__: siteFile } } },
    define: {
      __SITE_FILE__: siteFile,
      __SITE_TEMPLATES__: 'false',
      // The tests' pages stand for the dev server's.
      __DEVELOPMENT__: JSON.stringify(command === 'serve'),
      ...(command === 'build' && NEWER_CALLS),
      __SERVICE_WORKER__: JSON.stringify(
        command === 'build' && !plain && readConfig(env).serviceWorker === 'on',
      ),
      __TITLES__: titlesOf(pages, readConfig(env).brandName),
    },
    resolve: { alias: command === 'build' ? SMALLER : [] },
    plugins: [
      pagesPlugin(pages),
      takenPortPlugin(),
      servePlugin(pages, sandboxBackend),
      configPlugin(),
      react(),
      entriesPlugin(pages),
      documentsPlugin(pages, { plain }),
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
      manifest: true,
      // The documents name what a page loads and have its css; `lazyModule` fetches what its lazy modules need.
      modulePreload: plain && { polyfill: false },
      cssCodeSplit: plain,
      reportCompressedSize: false,
      minify: 'terser',
      terserOptions: { ...MINIFIED, maxWorkers: WORKERS, module: true },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: REACT, priority: 3 },
              {
                name: 'common',
                test: /shared\//,
                tags: ['$initial'],
                minShareCount: COMMON_SHARES,
                priority: 2,
              },
              ...SHARED_FOLDERS.map(({ name, folder }) => ({
                name,
                test: new RegExp(`/shared/${folder}/`),
                tags: ['$initial' as const],
                minShareCount: 2,
                priority: 1,
                // A folder imports only from those below it, so its chunk and theirs cannot import each other.
                includeDependenciesRecursively: false,
              })),
            ],
          },
        },
      },
    },
    test: {
      maxWorkers: WORKERS,
      ...(sequencer && { sequence: { sequencer } }),
      reporters: [
        'default',
        mode === 'engines' ? './test/engines/tableReporter.ts' : './test/requirements/reporter.ts',
        './test/closingLine.ts',
      ],
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
            // A browser test waits more than it computes.
            maxWorkers: 3,
            sequence: { groupOrder: 1 },
            ...(mode === 'matrix' && MATRIX),
          },
        },
        ...(mode === 'engines' ? [ENGINES] : []),
      ],
    },
  };
}

/** Everything where one develops and tests; what ships has the testers' page only on request. */
export default defineConfig(async ({ command, mode }) => {
  const everyPage = await loadPages(root);
  const env = readEnvironment(root, mode);
  const pages = command === 'build' ? shippedPages(everyPage, env.VITE_TEST_PREVIEW) : everyPage;
  return site(pages, { mode, command, env, sequencer: await testOrder() });
});
