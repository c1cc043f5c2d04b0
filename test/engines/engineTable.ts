import type { TestCase, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** How one flow went in one engine. */
export interface FlowResult {
  flow: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Why it was skipped, if the engine cannot do it. */
  limit?: string | undefined;
  /** How often it was tried again. */
  retries: number;
  /** Page errors, console errors and refusals of the content policy that do not belong to the flow. */
  problems: number;
}

/** What one engine did in a run. */
export interface EngineResult {
  key: string;
  seconds: number;
  flows: readonly FlowResult[];
}

const SIGNS: Readonly<Record<FlowResult['state'], string>> = {
  passed: 'ok',
  failed: 'FAILED',
  skipped: '-',
  pending: '?',
};

const COLUMN = 12;

function signOf(result: FlowResult | undefined): string {
  if (!result) return SIGNS.skipped;
  return result.limit ? 'limit' : SIGNS[result.state];
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * A table of flows and engines, followed by each engine's limits, the flows that were tried again, the number of
 * problems on the pages, and the time. @param seconds the whole run took. @returns its lines.
 */
export function engineTable(engines: readonly EngineResult[], seconds: number): string[] {
  const sorted = [...engines].sort((one, other) => (one.key < other.key ? -1 : 1));
  const results = sorted.flatMap(({ key, flows }) => flows.map((result) => ({ key, ...result })));
  const names = [...new Set(results.map(({ flow }) => flow))];
  const width = Math.max(...names.map((name) => name.length), 0);
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padEnd(COLUMN)).join('')}`.trimEnd();
  const rowOf = (name: string) =>
    row(
      name,
      sorted.map(({ flows }) => signOf(flows.find(({ flow }) => flow === name))),
    );
  const limits = results.filter(({ limit }) => limit);
  const again = results.filter(({ retries }) => retries > 0);
  const problems = results.reduce((sum, one) => sum + one.problems, 0);
  return [
    row(
      '',
      sorted.map(({ key }) => key),
    ),
    ...names.map(rowOf),
    ...limits.map(({ key, flow, limit }) => `Limit of ${key}: "${flow}". ${limit}`),
    ...again.map(({ key, flow, retries }) => `Tried again: ${key}, "${flow}", ${retries}x`),
    `Page errors, console errors and refusals of the content policy: ${problems}`,
    `Time: ${sorted.map((one) => `${one.key} ${duration(one.seconds)}, `).join('')}whole run ${duration(seconds)}`,
  ];
}

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
