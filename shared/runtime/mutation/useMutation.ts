import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../api/call.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { showToast, TOAST_DEFAULT_MS } from '../../ui/toast.ts';
import { openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import {
  type Attempt,
  attemptName,
  onAttemptChanged,
  readAttempt,
  removeAttempt,
} from './attempt.ts';
import {
  IDLE,
  isDisabled,
  isOffered,
  type Mutation,
  type MutationState,
  stateOf,
} from './mutation.ts';
import type { Given, MutationHandle, MutationOptions } from './mutationHandle.ts';

const loadSending = lazyModule(
  'shared/runtime/mutation/sendMutation.ts',
  () => import('./sendMutation.ts'),
  { prefetch: true },
);

/** Whether the HTTP client could not be loaded. */
function isLost(result: Result<unknown> | undefined): boolean {
  return result?.success === false && result.sent === false && result.failure !== 'offline';
}

/** When a record's write was answered, or when it was sent if a check has not found it, epoch ms; 0 otherwise. */
function knownOf(attempt: Attempt | undefined) {
  return { doneAt: attempt?.doneAt ?? 0, notFoundAt: attempt?.notFound ? attempt.sentAt : 0 };
}

/** The state of a write on this page, and what the functions that change it share. */
function useMutationState<Input extends object, Output>(
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

type Shared = ReturnType<typeof useMutationState>;

/** Returns a function that shows a new state: its message as a toast and, after a write that arrived, the way on. */
function useShow({ setState, latest }: Shared) {
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
function useCheck<Input extends object, Output>(
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
    if (found.status === 'notDone') await latest.current.options.refresh?.();
  }, [mutation, name, setState, running, latest, known, show]);
  useEffect(() => {
    if (latest.current.state.status === 'unknown') void check();
  }, [latest, check]);
  return check;
}

/** Finds out on opening whether what was sent before has arrived, where the borrower may send another one. */
function useArrival<Input extends object, Output>(
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

/** Follows what other tabs send. */
function useOtherTabs(name: string, { setState, running, latest }: Shared): void {
  useEffect(
    () =>
      onAttemptChanged(name, () => {
        const last = latest.current;
        if (running.current || isDisabled(last.state)) return;
        setState(last.recorded());
        // The other tab may have changed what this one shows.
        void last.options.refresh?.();
      }),
    [name, setState, running, latest],
  );
}

/** After a finished write, a borrower who returns sees fresh data before the control is enabled again. */
function useFreshOnReturn({ setState, latest }: Shared): void {
  useEffect(
    () =>
      onResume(async () => {
        if (latest.current.state.status !== 'done') return;
        await latest.current.options.refresh?.();
        setState(latest.current.recorded());
      }),
    [setState, latest],
  );
}

/**
 * The state of a write that must happen once, kept over reloads, tabs and killed web views, and the
 * functions to send, check and repeat it. An attempt without a reply is checked when the page opens.
 */
export function useMutation<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  options: MutationOptions,
): MutationHandle<Input, Output> {
  const name = attemptName(mutation.what, options.about);
  const shared = useMutationState(mutation, name, options);
  const show = useShow(shared);
  const check = useCheck(mutation, name, shared, show);
  useArrival(mutation, name, shared);
  useOtherTabs(name, shared);
  useFreshOnReturn(shared);
  const { known, recorded, state, setState, running } = shared;
  const repeats = useRef(false);

  const sendAs = async <OtherInput extends object, OtherOutput>(
    step: Mutation<OtherInput, OtherOutput>,
    input: OtherInput,
    given: Given = {},
  ): Promise<Result<OtherOutput> | undefined> => {
    if (running.current || isDisabled(state) || !isOffered(state)) return undefined;
    running.current = true;
    setState({ status: 'sending' });
    const more = {
      ...given,
      // What the page mentions, it knows.
      knownDoneAt: state.status === 'sentBefore' ? state.at : known.current?.doneAt,
      knownNotFoundAt: known.current?.notFoundAt,
      before: options.current,
      repeats: repeats.current,
    };
    const sent = await loadSending()
      .then((sending) => sending.sendOnce(step, name, input, more))
      .catch(() => undefined);
    running.current = false;
    if (!sent || isLost(sent.result)) {
      // A part of the page could not be loaded: nothing was sent, and the control is enabled again.
      showLoadError();
      setState(recorded());
      return undefined;
    }
    const { state: next, result } = sent;
    repeats.current = false;
    known.current = knownOf(readAttempt(name, Date.now()));
    show(next);
    if (next.status === 'unknown') await check();
    return result;
  };

  return {
    state,
    leaves: Boolean(options.leave),
    offered: isOffered(state),
    disabled: isDisabled(state),
    send: (input, given) => sendAs(mutation, input, given),
    sendAs,
    openAnswer(address) {
      const opening = { ...options.opening, replace: true };
      const opened = address ? openServerAddress(address, opening) : 'refused';
      if (opened === 'refused') show({ status: 'arrived' });
      // The app opened it and the page stays: it says what was sent, with a button to send another one.
      if (opened === 'app') setState(recorded());
    },
    check,
    reopen() {
      if (state.status === 'sentBefore') removeAttempt(name);
      repeats.current = state.status === 'unknown';
      setState(IDLE);
    },
  };
}
