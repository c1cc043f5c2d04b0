import { beforeEach, type TestContext, TestRunner } from 'vitest';
import type { RequirementId } from './requirements.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The requirements that this test proves. */
    proves?: string[];
  }
}

/**
 * Declares which requirements the running test proves.
 * In a `describe` or at the top of a file it applies to every test there.
 */
export function proves(...ids: RequirementId[]): void {
  const running = TestRunner.getCurrentTest<TestContext['task'] | undefined>();
  if (running) note(running, ids);
  else beforeEach(({ task }) => note(task, ids));
}

function note({ meta }: TestContext['task'], ids: readonly string[]): void {
  meta.proves = [...new Set([...(meta.proves ?? []), ...ids])];
}
