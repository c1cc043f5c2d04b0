import { useEffect, useRef } from 'react';
import type { Result } from '../../api/call.ts';
import { FAILURE_TEXT } from '../../api/envelope.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import { attemptName, onAttemptChanged, readAttempt, removeAttempt } from './attempt.ts';
import { loadOutcome, loadSending } from './loadMutation.ts';
import { IDLE, isDisabled, isOffered, type Mutation } from './mutation.ts';
import type { Given, MutationHandle, MutationOptions } from './mutationHandle.ts';
import { knownOf, type Shared, useMutationState } from './mutationState.ts';
import { useArrival, useCheck, useShow } from './useCheck.ts';

/** Whether the HTTP client could not be loaded. */
function isLost(result: Result<unknown> | undefined): boolean {
  return result?.success === false && result.sent === false && result.failure !== 'offline';
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
    // What words a lost reply must be there before: it is needed when the network fails.
    const sent = await Promise.all([loadSending(), loadOutcome()])
      .then(([sending]) => sending.sendOnce(step, name, input, more))
      .catch(() => undefined);
    running.current = false;
    if (!sent || isLost(sent.result)) {
      // A part of the page could not be loaded: nothing was sent, and the control is enabled again.
      showLoadError(navigator.onLine ? undefined : FAILURE_TEXT.offline);
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
