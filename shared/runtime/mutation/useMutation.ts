import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Result } from '../../api/call.ts';
import { FAILURE_TEXT } from '../../api/envelope.ts';
import { SIGNED_OUT } from '../../api/send.ts';
import { attemptName, onAttemptChanged, readAttempt } from '../../api/session/attempt.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import type { Declared, Given, Mutation, MutationOptions } from './mutation.ts';
import type { Event } from './next.ts';
import { isDisabled, isOffered, markOf, recorded, type WriteRecord, wakesAt } from './state.ts';

/** Loads what carries out effects, and the words for an unclear outcome. Rejects if it cannot be loaded. */
export const loadRunner = lazyModule(() => import('./runner.ts'), { prefetch: true });

/**
 * What a page holds of a write, for React to subscribe to, and the functions that hand events to the runner.
 * @param name storage key of the session's own record. @param given what the screen has given last.
 */
function openPage(name: string, given: () => Given) {
  const stored = () => readAttempt(name, Date.now());
  const start = { rules: given().mutation, told: markOf(stored()) };
  const { current } = given().options;
  // What is recorded shows at once; the runner goes on from there.
  let record: WriteRecord = { ...start, state: recorded(start, stored(), Date.now(), current) };
  const listeners = new Set<() => void>();
  const write = (next: WriteRecord) => {
    record = next;
    for (const listener of listeners) listener();
  };
  const page = { name, given, read: () => record, write };
  const happen = (event: Event): Promise<unknown> =>
    loadRunner().then(
      (runner) => runner.happen(page, event),
      () => undefined,
    );
  return {
    ...page,
    happen,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The device may have something recorded. */
    look: (type: 'opened' | 'otherTab') =>
      happen({ type, attempt: stored(), current: given().options.current }),
    /**
     * Sends it, or a step of it that shares its record, unless something stands in the way.
     * @param amount as the page shows it. @returns the result; undefined if nothing was sent.
     */
    async send<Input extends object, Output>(
      step: Mutation<Input, Output>,
      input: NoInfer<Input>,
      amount = '',
    ): Promise<Result<Output> | undefined> {
      write({ ...record, loading: true });
      const runner = await loadRunner().catch(() => undefined);
      write({ ...record, loading: false });
      if (runner) return runner.happen(page, { type: 'tapped' }, { mutation: step, input, amount });
      // Nothing was sent, and the control is enabled again.
      showLoadError(navigator.onLine ? undefined : FAILURE_TEXT.offline);
      return undefined;
    },
  };
}

/**
 * A write that must happen once: its state, kept over reloads, tabs and killed web views, and the functions to send, check
 * and repeat it. An attempt without an answer is checked when the page opens.
 */
export function useMutation(mutation: Declared & { key: string }, options: MutationOptions) {
  const name = attemptName(mutation.key, options.about);
  const latest = useRef<Given>({ mutation, options });
  latest.current = { mutation, options };
  const [page] = useState(() => openPage(name, () => latest.current));
  const { state, loading } = useSyncExternalStore(page.subscribe, page.read, page.read);

  useEffect(() => {
    if (page.read().state.status !== 'idle') void page.look('opened');
    return onResume(async (cause) => {
      const { state: current } = page.read();
      const isAnswered = current.status === 'done' && current.by === 'answer';
      // After a finished write, a borrower who returns sees fresh data before the control is enabled again.
      if (isAnswered) await latest.current.options.refresh?.();
      // A check that finds the session ended must not lead to the next one.
      const isOpen = current.status === 'unknown' && cause?.type !== SIGNED_OUT;
      if (isAnswered || isOpen) await page.look('opened');
    });
  }, [page]);
  useEffect(() => onAttemptChanged(page.name, () => void page.look('otherTab')), [page]);
  const wake = wakesAt(state);
  useEffect(() => {
    if (wake === undefined) return;
    // A timer may be early by the fraction of a millisecond.
    const left = wake - Date.now() + 100;
    const timer = setTimeout(() => void page.happen({ type: 'timePassed' }), left);
    return () => clearTimeout(timer);
  }, [wake, page]);

  return {
    mutation,
    options,
    state,
    /** Whether the page's own control is shown; otherwise `MutationNotice` takes its place. */
    offered: isOffered(state, mutation),
    /** Whether the control is disabled: sending, checking, or finished until the page is left. */
    disabled: loading || isDisabled(state),
    send: page.send,
    /** Replaces this page by the address in the reply. If the address is refused, says so, or without a payment that it arrived. */
    openAnswer(address: string) {
      const opening = { ...options.opening, replace: true };
      const opened = address ? openServerAddress(address, opening) : 'refused';
      // This page stays if the app opened it, or if nothing can be paid without it: it says what was sent, and what to do.
      const stays = opened === 'app' || opening.target === 'payment';
      if (opened !== 'left') void (stays ? page.look('opened') : page.happen({ type: 'arrived' }));
    },
    /** Checks whether an attempt without a reply arrived. */
    check: () => page.look('opened'),
    /** The borrower sends again without proof, or once more after it was sent. */
    reopen: () => void page.happen({ type: 'insisted' }),
  };
}
