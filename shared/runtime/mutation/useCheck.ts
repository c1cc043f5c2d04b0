import { useCallback, useEffect } from 'react';
import { showToast, TOAST_DEFAULT_MS } from '../../ui/toast.ts';
import { readAttempt } from './attempt.ts';
import { loadSending } from './loadMutation.ts';
import type { Mutation, MutationState } from './mutation.ts';
import { knownOf, type Shared } from './mutationState.ts';

/** Returns a function that shows a new state: its message as a toast and, after a write that arrived, the way on. */
export function useShow({ setState, latest }: Shared) {
  return useCallback(
    (next: MutationState) => {
      setState(next);
      const { onArrived, leave, quiet } = latest.current.options;
      if ('message' in next && !quiet) showToast(next.message, { tone: 'error' });
      if (next.status !== 'arrived' && next.status !== 'received') return;
      onArrived?.();
      if (leave) setTimeout(leave, TOAST_DEFAULT_MS);
    },
    [setState, latest],
  );
}

/** Returns a function that checks whether the attempt arrived. Runs it on opening if its reply was lost before. */
export function useCheck<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  { setState, running, latest, known }: Shared,
  show: (next: MutationState) => void,
) {
  const check = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setState({ status: 'checking' });
    const found = await loadSending().then(
      (sending) => sending.checkAttempt(mutation, name),
      () => latest.current.recorded(),
    );
    running.current = false;
    // The check says by itself that nothing was found. An answer to another tab stays news until the borrower sends anew.
    const { notFoundAt } = knownOf(readAttempt(name, Date.now()));
    if (known.current) known.current.notFoundAt = notFoundAt;
    show(found);
    // The data on the page may be older than the check.
    if (found.status === 'notDone' || found.status === 'refused')
      await latest.current.options.refresh?.();
  }, [mutation, name, setState, running, latest, known, show]);
  useEffect(() => {
    if (latest.current.state.status === 'unknown') void check();
  }, [latest, check]);
  return check;
}

/** Finds out on opening whether what was sent before has arrived, where the borrower may send another one. */
export function useArrival<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  { setState, latest }: Shared,
): void {
  useEffect(() => {
    if (!mutation.another || latest.current.state.status !== 'sentBefore') return;
    loadSending()
      .then((sending) => sending.hasArrived(mutation, name))
      .then((arrived) => {
        const { state } = latest.current;
        if (arrived && state.status === 'sentBefore') setState({ ...state, arrived });
      })
      // Without the module the notice stays, with its button to send another one.
      .catch(() => undefined);
  }, [mutation, name, setState, latest]);
}
