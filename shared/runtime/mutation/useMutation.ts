import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Result } from '../../api/call.ts';
import { FAILURE_TEXT } from '../../api/envelope.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import { attemptName, onAttemptChanged, readAttempt } from './attempt.ts';
import type { Given, Mutation, MutationHandle, MutationOptions, Sending } from './mutation.ts';
import { type Effect, type Event, isDisabled, isOffered, next, startOf, wakesAt } from './next.ts';

/** Loads what carries out effects. Rejects if it cannot be loaded. */
const loadRunner = lazyModule(() => import('./runner.ts'), { prefetch: true });

/** Loads the texts and actions for an unclear outcome. Rejects if they cannot be loaded. */
export const loadOutcome = lazyModule(() => import('./MutationOutcome.tsx'), { prefetch: true });

/**
 * The record of a page, for React to subscribe to, and the function that hands it an event and carries out what follows.
 * @param name storage key of the session's own record. @param given what the screen has given last.
 */
function openWrite(name: string, given: () => Given) {
  let record = startOf(given().mutation);
  const listeners = new Set<() => void>();
  const dispatch = (event: Event): readonly Effect[] => {
    const step = next(record, event, Date.now());
    record = step.record;
    for (const listener of listeners) listener();
    return step.effects;
  };
  const recorded = () => ({
    // While prerendering there is no device storage.
    attempt: typeof document === 'undefined' ? undefined : readAttempt(name, Date.now()),
    current: given().options.current,
  });
  const perform = async <Input extends object, Output>(
    effects: readonly Effect[],
    sending?: Sending<Input, Output>,
  ): Promise<Result<Output> | undefined> => {
    if (!effects.length) return undefined;
    const work = { name, read: () => record, dispatch, given };
    // The words for a lost reply must be there before it is sent: they are needed when the network fails.
    const parts = Promise.all([loadRunner(), sending && loadOutcome()]);
    const [runner] = await parts.catch(() => []);
    if (runner) return runner.carryOut(work, effects, sending);
    showLoadError(navigator.onLine ? undefined : FAILURE_TEXT.offline);
    dispatch({ type: 'notSent', message: '', ...recorded() });
    return undefined;
  };
  const first = dispatch({ type: 'opened', ...recorded() });
  return {
    read: () => record,
    recorded,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Carries out what follows from opening the page. */
    begin: () => perform(first),
    happen: <Input extends object, Output>(event: Event, sending?: Sending<Input, Output>) =>
      perform(dispatch(event), sending),
  };
}

/**
 * A write that must happen once: its state, kept over reloads, tabs and killed web views, and the functions to send, check
 * and repeat it. An attempt without an answer is checked when the page opens.
 */
export function useMutation<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  options: MutationOptions,
): MutationHandle<Input, Output> {
  const name = attemptName(mutation.key, options.about);
  const latest = useRef<Given>(undefined);
  latest.current = { mutation, options };
  const [write] = useState(() => openWrite(name, () => latest.current as Given));
  const { state } = useSyncExternalStore(write.subscribe, write.read, write.read);

  useEffect(() => void write.begin(), [write]);
  useEffect(
    () =>
      onAttemptChanged(name, () => void write.happen({ type: 'otherTab', ...write.recorded() })),
    [name, write],
  );
  useEffect(
    () =>
      // After a finished write, a borrower who returns sees fresh data before the control is enabled again.
      onResume(async () => {
        const { state: current } = write.read();
        if (current.status !== 'done' || current.by !== 'answer') return;
        await latest.current?.options.refresh?.();
        await write.happen({ type: 'opened', ...write.recorded() });
      }),
    [write],
  );
  const wake = wakesAt(state);
  useEffect(() => {
    if (wake === undefined) return;
    // A timer may be early by the fraction of a millisecond.
    const left = wake - Date.now() + 100;
    const timer = setTimeout(() => void write.happen({ type: 'timePassed' }), left);
    return () => clearTimeout(timer);
  }, [wake, write]);

  const sendAs: MutationHandle<Input, Output>['sendAs'] = (step, input, given) => {
    const sending = { mutation: step, input, amount: given?.amount ?? '' };
    return write.happen({ type: 'tapped', idempotent: step.idempotent === true }, sending);
  };
  return {
    mutation,
    options,
    state,
    offered: isOffered(state),
    disabled: isDisabled(state),
    send: (input, given) => sendAs(mutation, input, given),
    sendAs,
    openAnswer(address) {
      const opened = address
        ? openServerAddress(address, { ...options.opening, replace: true })
        : 'refused';
      if (opened === 'refused') void write.happen({ type: 'arrived' });
      // The app opened it and the page stays: it says what was sent, with a button to send another one.
      if (opened === 'app') void write.happen({ type: 'opened', ...write.recorded() });
    },
    check: () => write.happen({ type: 'asked' }),
    reopen: () => void write.happen({ type: 'insisted' }),
  };
}
