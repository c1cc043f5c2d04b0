import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../api/call.ts';
import { onResume } from '../page/resume.ts';
import { showToast } from '../ui/toast.ts';
import { attemptName, onAttemptChanged, readAttempt, removeAttempt } from './attempts.ts';
import { IDLE, isOffered, isShut, type Mutation, type MutationState, stateOf } from './mutation.ts';
import { text } from './mutation.messages.ts';
import type { SendOptions } from './sendMutation.ts';

const loadSending = () => import('./sendMutation.ts');

interface MutationOptions {
  /** Tells two intentions of a kind apart, such as two complaints. */
  about?: string;
  /** Reads the page's data again; resolves when they are on screen. */
  refresh?: () => Promise<unknown>;
  /** A check proved that the write arrived, or the server has it already: the page goes on. */
  onArrived: () => unknown;
  /** Keeps failures off the toast, where the page says them in words of its own. */
  quiet?: boolean;
}

/** A write that must happen once, as a screen uses it. */
export interface MutationHandle<Input, Output> {
  state: MutationState;
  /** Under which the device keeps its record. */
  name: string;
  /** Whether the page's own control is offered; otherwise `MutationNotice` stands in its place. */
  offered: boolean;
  /** Whether the control is shut: sending, checking, or over until the page is left. */
  shut: boolean;
  /** Sends it, unless an attempt stands. @returns the answer; undefined when nothing was sent. */
  send(input: Input, options?: Omit<SendOptions, 'repeats'>): Promise<Result<Output> | undefined>;
  /** Looks whether an attempt without an answer arrived. */
  check(): Promise<void>;
  /** The borrower decides to send again without proof, or once more after it was sent. */
  reopen(): void;
}

/** The record's state; a page that is being built has no device to ask. */
function recorded<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
): MutationState {
  if (typeof document === 'undefined') return IDLE;
  return stateOf(mutation, readAttempt(name, Date.now()), Date.now());
}

/**
 * A screen's hold on a write that must happen once: its state over reload, tabs and killed web views, and
 * the ways to send, check and send again. An attempt that stands is checked when the page opens.
 */
export function useMutation<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  { about = '', refresh, onArrived, quiet }: MutationOptions,
): MutationHandle<Input, Output> {
  const name = attemptName(mutation.what, about);
  const [state, setState] = useState<MutationState>(() => recorded(mutation, name));
  const running = useRef(false);
  const repeats = useRef(false);
  // What effects and answers act on is what the last render was given.
  const latest = useRef({ state, refresh, onArrived });
  latest.current = { state, refresh, onArrived };

  const show = useCallback((next: MutationState) => {
    setState(next);
    if (next.status === 'arrived' || next.status === 'received') latest.current.onArrived();
  }, []);

  const check = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setState({ status: 'checking' });
    const found = await loadSending().then(
      (sending) => sending.checkAttempt(mutation, name),
      () => recorded(mutation, name),
    );
    running.current = false;
    show(found);
    if (found.status === 'notDone') await latest.current.refresh?.();
  }, [mutation, name, show]);

  useEffect(() => {
    if (latest.current.state.status === 'unknown') void check();
  }, [check]);

  useEffect(
    () =>
      onAttemptChanged(name, () => {
        if (!running.current && !isShut(latest.current.state)) setState(recorded(mutation, name));
      }),
    [mutation, name],
  );

  // Whoever comes back to a page whose write is over sees a new reading before anything is offered again.
  useEffect(
    () =>
      onResume(async () => {
        if (latest.current.state.status !== 'done') return;
        await latest.current.refresh?.();
        setState(recorded(mutation, name));
      }),
    [mutation, name],
  );

  const send = async (input: Input, options: Omit<SendOptions, 'repeats'> = {}) => {
    if (running.current || isShut(state) || !isOffered(state)) return undefined;
    running.current = true;
    setState({ status: 'sending' });
    const { state: next, result } = await loadSending()
      .then((sending) => sending.sendOnce(mutation, name, input, { ...options, repeats: repeats.current }))
      .catch(() => ({ state: { status: 'refused', message: text.notSent } as const, result: undefined }));
    running.current = false;
    repeats.current = false;
    if (next.status === 'refused' && !quiet) showToast(next.message, { tone: 'error' });
    show(next);
    if (next.status === 'unknown') await check();
    return result;
  };

  return {
    state,
    name,
    offered: isOffered(state),
    shut: isShut(state),
    send,
    check,
    reopen() {
      if (state.status === 'sentBefore') removeAttempt(name);
      repeats.current = state.status === 'unknown';
      setState(IDLE);
    },
  };
}
