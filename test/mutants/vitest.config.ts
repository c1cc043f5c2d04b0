import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';
import { LIMITS } from '../limits.ts';

/** The tests that must notice a mutant, as one project. Random histories are left out, so that the figures stay the same. */
export default defineConfig(async (environment) => ({
  ...(await site(environment)),
  test: {
    environment: 'happy-dom',
    testTimeout: LIMITS.test,
    expect: { poll: { timeout: LIMITS.poll } },
    include: [
      'test/unit/runtime/mutation/{next,readings,useCardPayment,useMutation,writePage}.test.{ts,tsx}',
      'test/unit/runtime/sendOnce.test.ts',
      'test/unit/features/loanConfirm/confirm.test.ts',
    ],
  },
}));
