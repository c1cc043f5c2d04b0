import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Result } from '../../api/call.ts';
import { FAILURE_TEXT } from '../../api/envelope.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import { attemptName, onAttemptChanged, readAttempt } from './attempt.ts';
import type { Given, Mutation, MutationHandle, MutationOptions, Sending } from './mutation.ts';
import type { Event } from './next.ts';
import {
  acknowledgedOf,
  isDisabled,
  isOffered,
  recorded,
  startOf,
  type WriteRecord,
  wakesAt,
} from './state.ts';

/** Loads what carries out effects. Rejects if it cannot be loaded. */
const loadRunner = lazyModule(() => import('./runner.ts'), { prefetch: true });

/** Loads the texts and actions for an unclear outcome. Rejects if they cannot be loaded. */
export const loadOutcome = lazyModule(() => import('./MutationOutcome.tsx'), { prefetch: true });

/**
 * The record of a page, for React to subscribe to, and the function that hands an event to the runner.
 * @param name storage key of the session's own record. @param given what the screen has given last.
 */
function openPage(name: string, given: () => Given) {
  const stored = () => ({
    // While prerendering there is no device storage.
    attempt: typeof document === 'undefined' ? undefined : readAttempt(name, Date.now()),
    current: given().options.current,
  });
  const { attempt, current } = stored();
  const start = startOf(given().mutation);
  const opened = { ...start, acknowledged: acknowledgedOf(attempt) };
  // What is recorded shows at once; the runner goes on from there.
  const first = { ...start, state: recorded(opened, attempt, Date.now(), current) };
  let shown: { record: WriteRecord; busy: boolean } = { record: first, busy: false };
  const listeners = new Set<() => void>();
  const show = (change: Partial<typeof shown>) => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };
  const page = {
    name,
    given,
    read: () => shown.record,
    write: (record: WriteRecord) => show({ record }),
  };
  return {
    read: () => shown,
    stored,
    isRecorded: attempt !== undefined,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async happen<Input extends object, Output>(
      event: Event,
      sending?: Sending<Input, Output>,
    ): Promise<Result<Output> | undefined> {
      if (sending && shown.busy) return undefined;
      if (sending) show({ busy: true });
      // The words for a lost reply must be there before it is sent: they are needed when the network fails.
      const parts = Promise.all([loadRunner(), sending && loadOutcome()]);
      const [runner] = await parts.catch(() => []);
      if (sending) show({ busy: false });
      if (runner) return runner.happen(page, event, sending);
      // A part of the page could not be loaded: nothing was sent, and the control is enabled again.
      if (sending) showLoadError(navigator.onLine ? undefined : FAILURE_TEXT.offline);
      return undefined;
    },
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
  const [page] = useState(() => openPage(name, () => latest.current as Given));
  const { record, busy } = useSyncExternalStore(page.subscribe, page.read, page.read);
  const { state } = record;

  useEffect(() => {
    if (page.isRecorded) void page.happen({ type: 'opened', ...page.stored() });
  }, [page]);
  useEffect(
    () => onAttemptChanged(name, () => void page.happen({ type: 'otherTab', ...page.stored() })),
    [name, page],
  );
  useEffect(
    () =>
      // After a finished write, a borrower who returns sees fresh data before the control is enabled again.
      onResume(async () => {
        const { state: current } = page.read().record;
        if (current.status !== 'done' || current.by !== 'answer') return;
        await latest.current?.options.refresh?.();
        await page.happen({ type: 'opened', ...page.stored() });
      }),
    [page],
  );
  const wake = wakesAt(state);
  useEffect(() => {
    if (wake === undefined) return;
    // A timer may be early by the fraction of a millisecond.
    const left = wake - Date.now() + 100;
    const timer = setTimeout(() => void page.happen({ type: 'timePassed' }), left);
    return () => clearTimeout(timer);
  }, [wake, page]);

  const sendAs: MutationHandle<Input, Output>['sendAs'] = (step, input, given) => {
    const sending = { mutation: step, input, amount: given?.amount ?? '' };
    return page.happen({ type: 'tapped', idempotent: step.idempotent === true }, sending);
  };
  return {
    mutation,
    options,
    state,
    offered: isOffered(state),
    disabled: busy || isDisabled(state),
    send: (input, given) => sendAs(mutation, input, given),
    sendAs,
    openAnswer(address) {
      const opened = address
        ? openServerAddress(address, { ...options.opening, replace: true })
        : 'refused';
      if (opened === 'refused') void page.happen({ type: 'arrived' });
      // The app opened it and the page stays: it says what was sent, with a button to send another one.
      if (opened === 'app') void page.happen({ type: 'opened', ...page.stored() });
    },
    check: () => page.happen({ type: 'asked' }),
    reopen: () => void page.happen({ type: 'insisted' }),
  };
}
