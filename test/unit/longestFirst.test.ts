import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONGEST, LongestFirst } from '../longestFirst.ts';

/** A test file of a project, as Vitest hands it to be sorted. */
function fileOf(moduleId: string, groupOrder: number): TestSpecification {
  const project = { name: `${groupOrder}`, config: { sequence: { groupOrder }, isolate: true } };
  return { moduleId, project } as unknown as TestSpecification;
}

it('names files that are there', () => {
  expect(LONGEST.filter((name) => !existsSync(name))).toEqual([]);
});

it('begins each group with the longest files, and keeps the groups apart', async () => {
  const cache = { getFileTestResults: () => undefined, getFileStats: () => ({ size: 1 }) };
  const sequencer = new LongestFirst({ config: { root: '/' }, cache } as unknown as Vitest);
  const sorted = await sequencer.sort([
    fileOf('/test/browser/start.test.ts', 1),
    fileOf('/test/browser/commands.test.ts', 1),
    fileOf('/test/unit/lib/a.test.ts', 0),
    fileOf('/test/unit/newPage.test.ts', 0),
  ]);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual([
    '/test/unit/newPage.test.ts',
    '/test/unit/lib/a.test.ts',
    '/test/browser/commands.test.ts',
    '/test/browser/start.test.ts',
  ]);
});
