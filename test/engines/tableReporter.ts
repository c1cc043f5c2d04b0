import type { TestCase, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

const SIGNS: Readonly<Record<string, string>> = { passed: 'ok', failed: 'FAILED', skipped: '-' };

const keyOf = ({ relativeModuleId }: TestModule) =>
  relativeModuleId.replace(/^.*\/|\.test\.ts$/g, '');

/** Ends a run with a table of engines and flows. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const columns = modules.map((module) => ({
      key: keyOf(module),
      tests: new Map([...module.children.allTests()].map((test) => [test.name, test])),
    }));
    const flows = [...new Set(columns.flatMap(({ tests }) => [...tests.keys()]))];
    const sign = (test?: TestCase) => SIGNS[test?.result().state ?? 'skipped'] ?? '?';
    const rows = flows.map((flow) => [flow, ...columns.map(({ tests }) => sign(tests.get(flow)))]);
    const width = Math.max(...flows.map((flow) => flow.length), 0);
    const head = ['', ...columns.map(({ key }) => key)];
    for (const [flow = '', ...signs] of [head, ...rows]) {
      console.log(`${flow.padEnd(width)}  ${signs.map((one) => one.padEnd(12)).join('')}`);
    }
  }
}
