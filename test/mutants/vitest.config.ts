import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import site from '../../vite.config.ts';
import { LIMITS } from '../limits.ts';

/** Runs units first: a mutant that one of them notices needs no screen. */
class UnitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isUnit = ({ moduleId }: TestSpecification) => moduleId.includes('/test/unit/');
    return [...files.filter(isUnit), ...files.filter((file) => !isUnit(file))];
  }
}

/** The tests that must notice a mutant, as one project. Random histories are left out, so that the figures stay the same. */
export default defineConfig(async (environment) => ({
  ...(await site(environment)),
  test: {
    environment: 'happy-dom',
    testTimeout: LIMITS.test,
    expect: { poll: { timeout: LIMITS.poll } },
    sequence: { sequencer: UnitsFirst },
    include: [
      'test/unit/runtime/{mutation/{next,readings,useMutation,writePage},sendOnce}.test.{ts,tsx}',
      'test/unit/features/loanConfirm/confirm.test.ts',
      'test/pages/cardRepayment.test.tsx',
    ],
  },
}));
