import type { RequirementId } from './requirements.ts';

/**
 * Names the statements of the specification that a test proves; `test/unit/requirements.test.ts` reads the ids in the
 * code and asks for a test of each.
 */
export function proves(..._: RequirementId[]): void {}
