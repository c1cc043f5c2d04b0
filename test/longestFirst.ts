import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. Begun last, one of them would run while every other worker has nothing left to do. */
export const LONGEST = [
  'test/browser/commands.test.ts',
  'test/browser/failures.test.ts',
  'test/browser/loanConfirm.test.ts',
  'test/browser/matrix.test.ts',
  'test/browser/lostParts.test.ts',
  'test/browser/serviceWorker.test.ts',
  'test/browser/lifecycle.test.ts',
  'test/browser/complainPageNext.test.ts',
  'test/browser/policy.test.ts',
  'test/browser/dialects.test.ts',
  'test/browser/simulator.test.ts',
  'test/browser/twoTabs.test.ts',
  'test/browser/model.test.ts',
  'test/browser/devServer.test.ts',
  'test/browser/nginx.test.ts',
  'test/unit/newPage.test.ts',
  'test/unit/bridge/androidSample.test.ts',
  'test/unit/lib/url/opening.test.ts',
  'test/unit/contract/contract.test.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? LONGEST.length : place;
}

/** Runs the longest files of each group first, the others in the order of Vitest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => group(a) - group(b) || placeOf(a) - placeOf(b));
  }
}
