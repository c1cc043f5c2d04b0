import { benchmarkIndex } from './benchmarkIndex.ts';

/** The index of a quick machine, for which the limits below are written. */
const QUICK_INDEX = 3000;
/** A machine that is even slower or busier cannot run the tests. */
const MAX_FACTOR = 20;

/** How much longer the limits are than on a quick machine. Measured once a run: workers and builds inherit the variable. */
const FACTOR = (() => {
  process.env.MACHINE_INDEX ??= `${benchmarkIndex()}`;
  const factor = QUICK_INDEX / Number(process.env.MACHINE_INDEX);
  return Math.min(MAX_FACTOR, Math.max(1, factor));
})();

/** A limit on this machine. It only ends what hangs. @param ms on a quick machine. */
export const limit = (ms: number): number => Math.ceil(ms * FACTOR);

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
