import { beforeEach, type TestContext, TestRunner } from 'vitest';
import type { RequirementId } from './requirements.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The statements of the specification that this test proves. */
    proves?: string[];
  }
}

/**
 * Says which statements of the specification the running test proves.
 * In a `describe` or at the top of a file it speaks for each test there.
 */
export function proves(...ids: RequirementId[]): void {
  const running = TestRunner.getCurrentTest<TestContext['task'] | undefined>();
  if (running) note(running, ids);
  else beforeEach(({ task }) => note(task, ids));
}

function note({ meta }: TestContext['task'], ids: readonly string[]): void {
  meta.proves = [...new Set([...(meta.proves ?? []), ...ids])];
}
