import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';
import { LIMITS } from '../limits.ts';

/** The tests of the writes. Random histories are left out, so that the figures stay the same. */
const WRITES = [
  'test/unit/runtime/mutation/{next,readings,useCardPayment,useMutation,writePage}.test.{ts,tsx}',
  'test/unit/runtime/sendOnce.test.ts',
  'test/unit/features/loanConfirm/confirm.test.ts',
  'test/unit/cardRepayment/cardRepayment.test.ts',
];

/** The tests that must notice a mutant, as one project: those of `TESTS`, or of the writes. */
export default defineConfig(async (environment) => ({
  ...(await site(environment)),
  test: {
    environment: process.env.TESTS?.includes('test/pages') ? 'happy-dom' : 'node',
    testTimeout: LIMITS.test,
    expect: { poll: { timeout: LIMITS.poll } },
    include: process.env.TESTS?.split(' ') ?? WRITES,
  },
}));
