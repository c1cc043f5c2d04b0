import { benchmarkIndex } from './benchmarkIndex.ts';

/** The index of a quick machine, for which the limits below are written. */
const QUICK_INDEX = 3000;
/** A machine that is even slower or busier cannot run the tests. */
const MAX_FACTOR = 20;

/** Measured once a run: workers and builds inherit the variable. */
function machineIndex(): number {
  process.env.MACHINE_INDEX ??= `${benchmarkIndex()}`;
  return Number(process.env.MACHINE_INDEX);
}

/** How quick this machine was when the run began, and by how much its limits are longer than those of a quick one. */
export const MACHINE = (() => {
  const index = machineIndex();
  return { index, factor: Math.min(MAX_FACTOR, Math.max(1, QUICK_INDEX / index)) };
})();

/** A limit on this machine. It only ends what hangs. @param ms on a quick machine. */
export const limit = (ms: number): number => Math.ceil(ms * MACHINE.factor);

/** The limits of tests, in ms. */
export const LIMITS = {
  test: limit(40_000),
  hook: limit(40_000),
  /** Of a state that a test waits for. */
  poll: limit(10_000),
  /** Of what Playwright does in a page, which waits for the element. */
  action: limit(15_000),
  /** Of a program that starts. */
  start: limit(15_000),
} as const;
