import type { Statement } from './statement.ts';

/** A test, the requirements that it proves, and whether it passed. */
interface Proof {
  ids: readonly string[];
  test: string;
  passed: boolean;
}

/** The proofs of a test file; `skipped` holds the ids in its text if any of its tests did not run. */
export interface FileProofs {
  proofs: readonly Proof[];
  skipped: readonly string[];
}

/** Proofs by test file. */
export type Proofs = Readonly<Record<string, FileProofs>>;

/** The state of a requirement: `untried` if its tests were skipped and none passed. */
export type State = 'proven' | 'open' | 'unproven' | 'failed' | 'untried';

/** A requirement, its state, and the tests that prove it. */
export interface Verdict {
  id: string;
  says: string;
  /** Why it is open; '' for any other state. */
  reason: string;
  state: State;
  tests: readonly string[];
}

/** The state of every requirement after the tests. */
export function verdicts(
  requirements: Readonly<Record<string, Statement>>,
  proofs: Proofs,
): Verdict[] {
  const files = Object.entries(proofs);
  return Object.entries(requirements).map(([id, statement]) => {
    const named = files.flatMap(([file, found]) =>
      found.proofs
        .filter(({ ids }) => ids.includes(id))
        .map(({ test, passed }) => ({ test: `${file}: ${test}`, passed })),
    );
    const tests = named.map(({ test }) => test);
    if (typeof statement !== 'string') {
      return { id, says: statement.says, reason: statement.reason, state: 'open', tests };
    }
    const skipped = files.some(([, found]) => found.skipped.includes(id));
    return { id, says: statement, reason: '', state: stateOf(named, skipped), tests };
  });
}

function stateOf(named: readonly { passed: boolean }[], skipped: boolean): State {
  if (named.some(({ passed }) => !passed)) return 'failed';
  if (named.length > 0) return 'proven';
  return skipped ? 'untried' : 'unproven';
}

/** The faults of a complete run: requirements without proof, and proofs of unknown or open ones. */
export function faults(
  requirements: Readonly<Record<string, Statement>>,
  proofs: Proofs,
): string[] {
  const unknown = Object.entries(proofs).flatMap(([file, { proofs: found }]) =>
    found.flatMap(({ ids, test }) =>
      ids
        .filter((id) => !(id in requirements))
        .map((id) => `${id} is in no table: ${file}: ${test}`),
    ),
  );
  const lacking = verdicts(requirements, proofs).flatMap(({ id, says, state, tests }) => {
    if (state === 'unproven' || state === 'failed') return [`${id} is ${state}: ${says}`];
    return state === 'open' && tests.length > 0
      ? [`${id} is open, and yet named by ${tests.join(', ')}`]
      : [];
  });
  return [...unknown, ...lacking];
}
