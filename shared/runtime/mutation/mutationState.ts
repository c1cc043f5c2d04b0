import { useRef, useState } from 'react';
import { type Attempt, readAttempt } from './attempt.ts';
import { type Mutation, stateOf } from './mutation.ts';
import type { MutationOptions } from './mutationHandle.ts';

/** When a record's write was answered, or when it was sent if a check has not found it, epoch ms; 0 otherwise. */
export function knownOf(attempt: Attempt | undefined) {
  return { doneAt: attempt?.doneAt ?? 0, notFoundAt: attempt?.notFound ? attempt.sentAt : 0 };
}

/** The state of a write on this page, and what the functions that change it share. */
export function useMutationState<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  options: MutationOptions,
) {
  // While prerendering there is no device storage.
  const attempt = () =>
    typeof document === 'undefined' ? undefined : readAttempt(name, Date.now());
  // The last write that this page knows of: any other one is another tab's.
  const known = useRef<ReturnType<typeof knownOf>>(undefined);
  const recorded = () => {
    const found = attempt();
    known.current ??= knownOf(found);
    return stateOf(mutation, found, Date.now(), {
      doneAt: known.current.doneAt,
      current: options.current,
    });
  };
  const [state, setState] = useState(recorded);
  const running = useRef(false);
  const latest = useRef({ state, options, recorded });
  latest.current = { state, options, recorded };
  return { known, recorded, state, setState, running, latest };
}

/** What `useMutationState` returns. */
export type Shared = ReturnType<typeof useMutationState>;
