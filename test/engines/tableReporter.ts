import type { TestCase, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import { type EngineResult, engineTable, type FlowResult } from './engineTable.ts';

function resultOf(test: TestCase): FlowResult {
  const { state, ...rest } = test.result();
  return {
    flow: test.name,
    state,
    limit: 'note' in rest ? rest.note : undefined,
    retries: test.diagnostic()?.retryCount ?? 0,
    problems: test.meta().problems ?? 0,
  };
}

function engineOf(module: TestModule): EngineResult {
  return {
    key: module.relativeModuleId.replace(/^.*\/|\.test\.ts$/g, ''),
    seconds: module.diagnostic().duration / 1000,
    flows: [...module.children.allTests()].map(resultOf),
  };
}

/** Ends a run with a table of engines and flows. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // This process begins with the run.
    const lines = engineTable(modules.map(engineOf), process.uptime());
    console.log(lines.join('\n'));
  }
}
