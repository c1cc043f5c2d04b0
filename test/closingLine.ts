import type { TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/**
 * Ends a run with one plain line: how many tests passed, failed and were skipped. Before it, the tests that passed only
 * when they were tried again, each of which hides a race.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') counts[state] += 1;
        else counts.skipped += 1;
        if (test.diagnostic()?.flaky)
          console.warn(`*** passed only when tried again: ${test.fullName}`);
      }
      if (module.state() === 'failed' && counts.failed === 0) counts.failed += 1;
    }
    console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }
}
