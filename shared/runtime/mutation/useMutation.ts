import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../api/call.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { showLost } from '../../ui/lazy/reloadPage.ts';
import { showToast } from '../../ui/toast.ts';
import { type OpenOptions, openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import {
  attemptName,
  noteAddress,
  onAttemptChanged,
  readAttempt,
  removeAttempt,
  type Snapshot,
} from './attempts.ts';
import { IDLE, isOffered, isShut, type Mutation, type MutationState, stateOf } from './mutation.ts';
import type { SendOptions } from './sendMutation.ts';

const loadSending = lazyModule(
  'shared/runtime/mutation/sendMutation.ts',
  () => import('./sendMutation.ts'),
  { prefetch: true },
);

interface MutationOptions {
  /** Tells two intentions of a kind apart, such as two complaints. */
  about?: string;
  /** What the page has just read of what the write changes, where it reads that anyway. */
  current?: Snapshot;
  /** Reads the page's data again; resolves when they are on screen. */
  refresh?: () => Promise<unknown>;
  /** A check proved that the write arrived, or the server says that it has it already: the page goes on. */
  onArrived: (how: 'arrived' | 'received') => unknown;
  /** How the address of an answer is opened. */
  opening?: OpenOptions;
  /** Keeps refusals off the toast, where the page says them in words of its own. */
  quiet?: boolean;
}

/** Whether a result says that the client of the call did not load. */
function isLost(result: Result<unknown> | undefined): boolean {
  return result?.success === false && result.sent === false && result.failure !== 'offline';
}

type Given = Omit<SendOptions, 'repeats' | 'before'>;

/** A write that must happen once, as a screen uses it. */
export interface MutationHandle<Input extends object, Output> {
  state: MutationState;
  /** Whether the page's own control is offered; otherwise `MutationNotice` stands in its place. */
  offered: boolean;
  /** Whether the control is shut: sending, checking, or over until the page is left. */
  shut: boolean;
  /** Sends it, unless an attempt stands. @returns the answer; undefined when nothing was sent. */
  send(input: Input, given?: Given): Promise<Result<Output> | undefined>;
  /** The same with another step of the same intention, which shares its record. */
  sendAs<OtherInput extends object, OtherOutput>(
    step: Mutation<OtherInput, OtherOutput>,
    input: OtherInput,
    given?: Given,
  ): Promise<Result<OtherOutput> | undefined>;
  /** Goes where the answer leads, in place of this page; an address that is refused leads to what follows arrival. */
  leadOn(address: string): void;
  /** Looks whether an attempt without an answer arrived. */
  check(): Promise<void>;
  /** The borrower decides to send again without proof, or once more after it was sent. */
  reopen(): void;
}

/**
 * A screen's hold on a write that must happen once: its state over reload, tabs and killed web views, and
 * the ways to send, check and send again. An attempt that stands is checked when the page opens.
 */
export function useMutation<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  options: MutationOptions,
): MutationHandle<Input, Output> {
  const name = attemptName(mutation.what, options.about);
  const recorded = () => {
    // A page that is being built has no device to ask.
    if (typeof document === 'undefined') return IDLE;
    const now = Date.now();
    return stateOf(mutation, readAttempt(name, now), now, options.current);
  };
  const [state, setState] = useState<MutationState>(recorded);
  const running = useRef(false);
  const repeats = useRef(false);
  const latest = useRef({ state, options, recorded });
  latest.current = { state, options, recorded };

  const show = useCallback((next: MutationState) => {
    setState(next);
    const { onArrived } = latest.current.options;
    if (next.status === 'arrived' || next.status === 'received') onArrived(next.status);
  }, []);

  const check = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setState({ status: 'checking' });
    const found = await loadSending().then(
      (sending) => sending.checkAttempt(mutation, name),
      () => latest.current.recorded(),
    );
    running.current = false;
    show(found);
    // What stands on the page may be older than the check.
    if (found.status === 'notDone') await latest.current.options.refresh?.();
  }, [mutation, name, show]);

  useEffect(() => {
    if (latest.current.state.status === 'unknown') void check();
  }, [check]);

  useEffect(() => {
    if (!mutation.another || latest.current.state.status !== 'sentBefore') return;
    loadSending()
      .then((sending) => sending.hasArrived(mutation, name))
      .then((arrived) => {
        const { state: now } = latest.current;
        if (arrived && now.status === 'sentBefore') setState({ ...now, arrived });
      })
      // Without the module the notice stays, with its way to send another one.
      .catch(() => undefined);
  }, [mutation, name]);

  useEffect(
    () =>
      onAttemptChanged(name, () => {
        const { state: now, recorded: look, options: given } = latest.current;
        if (running.current || isShut(now)) return;
        setState(look());
        // What another tab did may have changed what this one shows.
        void given.refresh?.();
      }),
    [name],
  );

  // Whoever comes back to a page whose write is over sees a new reading before anything is offered again.
  useEffect(
    () =>
      onResume(async () => {
        if (latest.current.state.status !== 'done') return;
        await latest.current.options.refresh?.();
        setState(latest.current.recorded());
      }),
    [],
  );

  const sendAs = async <OtherInput extends object, OtherOutput>(
    step: Mutation<OtherInput, OtherOutput>,
    input: OtherInput,
    given: Given = {},
  ): Promise<Result<OtherOutput> | undefined> => {
    if (running.current || isShut(state) || !isOffered(state)) return undefined;
    running.current = true;
    setState({ status: 'sending' });
    const more = { ...given, before: options.current, repeats: repeats.current };
    const sent = await loadSending()
      .then((sending) => sending.sendOnce(step, name, input, more))
      .catch(() => undefined);
    running.current = false;
    if (!sent || isLost(sent.result)) {
      // A part of the page did not come: nothing was sent, and the control opens again.
      showLost();
      setState(recorded());
      return undefined;
    }
    const { state: next, result } = sent;
    repeats.current = false;
    if (next.status === 'refused' && !options.quiet) showToast(next.message, { tone: 'error' });
    show(next);
    if (next.status === 'unknown') await check();
    return result;
  };

  return {
    state,
    offered: isOffered(state),
    shut: isShut(state),
    send: (input, given) => sendAs(mutation, input, given),
    sendAs,
    leadOn(address) {
      noteAddress(name, address);
      const opened = openServerAddress(address, { ...options.opening, replace: true });
      if (opened === 'refused') options.onArrived('arrived');
      // The page stays: it says what it did, with a way to do it again.
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
