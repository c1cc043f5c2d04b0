import { availableParallelism } from 'node:os';
import type { ViteUserConfig } from 'vitest/config';
import type { Reporter } from 'vitest/reporters';

type TestConfig = NonNullable<ViteUserConfig['test']>;
type Projects = NonNullable<TestConfig['projects']>;

/** Ends a run with one plain line, and names the tests that passed only when tried again: each hides a race. */
const closingLine: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.state() === 'failed').length;
    for (const test of tests.filter((one) => one.diagnostic()?.flaky)) {
      console.warn(`*** passed only when tried again: ${test.fullName}`);
    }
    const failed = count('failed') || broken;
    const said = `${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`;
    process.stdout.write(`\n${said}\n`);
  },
};

/** `--mode matrix` tries every call, fault and reply variant; `npm test` tries a few of each. */
const MATRIX = {
  include: ['test/browser/{matrix,model,replyVariants}.test.ts'],
  env: { MATRIX: 'all', SEQUENCES: process.env.SEQUENCES ?? '72' },
};

/** `npm run engines`: the site in the browsers that borrowers have. */
const ENGINES = {
  extends: true as const,
  test: {
    name: 'engines',
    include: ['test/engines/*.test.ts'],
    globalSetup: 'test/engines/globalSetup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
};

function projects(mode: string): Projects {
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['test/unit/**/*.test.{ts,tsx}'],
        testTimeout: 30_000,
      },
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
        hookTimeout: 600_000,
        // On a busy machine a page takes longer, which is no fault of it.
        expect: { poll: { timeout: 10_000 } },
        // A browser test waits more than it computes.
        maxWorkers: 4,
        // Loading its modules and starting Chromium would take more of a worker's time than many a file's tests.
        isolate: false,
        sequence: { groupOrder: 1 },
        ...(mode === 'matrix' && MATRIX),
      },
    },
    ...(mode === 'engines' ? [ENGINES] : []),
  ];
}

/** The configuration of Vitest. @param mode as in `--mode`: `matrix` or `engines`; any other runs the usual tests. */
export function vitestConfig(mode: string): TestConfig {
  return {
    // By default Vitest leaves one core idle, which is half of a machine with two. Unit tests also wait, for timers.
    maxWorkers: availableParallelism() + 1,
    // A race on a rented machine should not stop a release; the end of the run names each test tried again.
    retry: process.env.CI ? 1 : 0,
    // The engines' run says which flows an engine cannot do, and why.
    reporters: [mode === 'engines' ? 'verbose' : 'default', closingLine],
    projects: projects(mode),
  };
}
