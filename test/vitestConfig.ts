import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';
import { LIMITS, limit } from './limits.ts';
import { missingPrograms } from './missingPrograms.ts';

type TestConfig = NonNullable<ViteUserConfig['test']>;
type Project = NonNullable<TestConfig['projects']>[number];

/** What a kind of tests has unless it says otherwise. */
const USUAL: TestConfig = {
  // By default Vitest leaves one core idle, which is half of a machine with two. Unit tests also wait, for timers.
  maxWorkers: availableParallelism() + 1,
  testTimeout: LIMITS.test,
  hookTimeout: LIMITS.hook,
  expect: { poll: { timeout: LIMITS.poll } },
};

const UNIT: TestConfig = { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'] };

const PAGES: TestConfig = {
  name: 'pages',
  environment: 'happy-dom',
  include: ['test/pages/**/*.test.tsx'],
};

const BROWSER: TestConfig = {
  name: 'browser',
  include: ['test/browser/**/*.test.ts'],
  globalSetup: 'test/browser/globalSetup.ts',
  // A worker has one browser and opens one page at a time: more pages than cores would only wait for each other.
  // One browser for all workers was no quicker, and its server is one more process.
  maxWorkers: availableParallelism(),
  // Loading its modules and starting Chromium would take more of a worker's time than many a file's tests.
  isolate: false,
  sequence: { groupOrder: 1 },
};

/** `npm run engines`: the site in the browsers that borrowers have. */
const ENGINES: TestConfig = {
  name: 'engines',
  include: ['test/engines/*.test.ts'],
  globalSetup: 'test/engines/globalSetup.ts',
  testTimeout: limit(60_000),
  hookTimeout: limit(60_000),
  // All engines at once: each often waits for its driver.
  maxWorkers: 4,
};

/**
 * The configuration of Vitest. @param mode as in `--mode`: with `engines` there are the tests of the engines too.
 * @param site makes the configuration of the site. By `extends` each kind of tests would load all pages again.
 */
export function vitestConfig(mode: string, site: () => ViteUserConfig): TestConfig {
  const kinds = [UNIT, PAGES, BROWSER, ...(mode === 'engines' ? [ENGINES] : [])];
  return {
    reporters: ['default', missingPrograms],
    // Logs are printed of tests that fail.
    silent: 'passed-only',
    projects: kinds.map((kind): Project => ({ ...site(), test: { ...USUAL, ...kind } })),
  };
}
