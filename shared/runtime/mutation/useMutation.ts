import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../api/call.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { showToast, TOAST_DEFAULT_MS } from '../../ui/toast.ts';
import { type OpenOptions, openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import {
  attemptName,
  onAttemptChanged,
  readAttempt,
  removeAttempt,
  type Snapshot,
} from './attempt.ts';
import {
  IDLE,
  isDisabled,
  isOffered,
  type Mutation,
  type MutationState,
  stateOf,
} from './mutation.ts';
import type { SendOptions } from './sendMutation.ts';

const loadSending = lazyModule(
  'shared/runtime/mutation/sendMutation.ts',
  () => import('./sendMutation.ts'),
  { prefetch: true },
);

interface MutationOptions {
  /** Tells two mutations of a kind apart, such as two complaints. */
  about?: string;
  /** The values that the write changes, if the page has read them anyway. */
  current?: Snapshot;
  /** Reads the page's data again; resolves when they are on screen. */
  refresh?: () => Promise<unknown>;
  /** Called when a check proves that the write arrived, or the server says that it has it already. */
  onArrived?: () => unknown;
  /** The same for pages that are left then. Called once the borrower has had time to read the notice. */
  leave?: () => unknown;
  /** How to open the address in a reply, which replaces this page in the history. */
  opening?: OpenOptions;
  /** Shows no toast for refusals, for pages that show them themselves. */
  quiet?: boolean;
}

/** Whether the HTTP client could not be loaded. */
function isLost(result: Result<unknown> | undefined): boolean {
  return result?.success === false && result.sent === false && result.failure !== 'offline';
}

type Given = Omit<SendOptions, 'repeats' | 'before' | 'knownDoneAt'>;

/** A write that must happen once, for use in a screen. */
export interface MutationHandle<Input extends object, Output> {
  state: MutationState;
  /** Whether the page is left once it has arrived. */
  leaves: boolean;
  /** Whether the page's own control is shown; otherwise `MutationNotice` takes its place. */
  offered: boolean;
  /** Whether the control is disabled: sending, checking, or finished until the page is left. */
  disabled: boolean;
  /** Sends it, unless an attempt exists. @returns the result; undefined if nothing was sent. */
  send(input: Input, given?: Given): Promise<Result<Output> | undefined>;
  /** Sends another step of the same mutation, which shares its record. */
  sendAs<OtherInput extends object, OtherOutput>(
    step: Mutation<OtherInput, OtherOutput>,
    input: OtherInput,
    given?: Given,
  ): Promise<Result<OtherOutput> | undefined>;
  /** Replaces this page by the address in the reply. If the address is refused, only says that it arrived. */
  openAnswer(address: string): void;
  /** Checks whether an attempt without a reply arrived. */
  check(): Promise<void>;
  /** The borrower sends again without proof, or once more after it was sent. */
  reopen(): void;
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
  // When the last write that this page knows of was answered: a later one is another tab's.
  const knownDoneAt = useRef(0);
  const stateOn = (current?: Snapshot) => {
    // While prerendering there is no device storage.
    if (typeof document === 'undefined') return IDLE;
    const now = Date.now();
    const attempt = readAttempt(name, now);
    knownDoneAt.current = attempt?.doneAt ?? 0;
    return stateOf(mutation, attempt, now, current);
  };
  const recorded = () => stateOn(options.current);
  const [state, setState] = useState<MutationState>(recorded);
  const running = useRef(false);
  const repeats = useRef(false);
  const shown = { state, options, recorded, stateOn };
  const latest = useRef(shown);
  latest.current = shown;

  const show = useCallback((next: MutationState) => {
    setState(next);
    const { onArrived, leave, quiet } = latest.current.options;
    if ('message' in next && !quiet) showToast(next.message, { tone: 'error' });
    if (next.status !== 'arrived' && next.status !== 'received') return;
    onArrived?.();
    if (leave) setTimeout(leave, TOAST_DEFAULT_MS);
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
    // The data on the page may be older than the check.
    if (found.status === 'notDone') await latest.current.options.refresh?.();
  }, [mutation, name, show]);

  useEffect(() => {
    const { status } = latest.current.state;
    if (status === 'unknown') void check();
    if (!mutation.another || status !== 'sentBefore') return;
    loadSending()
      .then((sending) => sending.hasArrived(mutation, name))
      .then((arrived) => {
        const { state: now } = latest.current;
        if (arrived && now.status === 'sentBefore') setState({ ...now, arrived });
      })
      // Without the module the notice stays, with its button to send another one.
      .catch(() => undefined);
  }, [mutation, name, check]);

  useEffect(
    () =>
      onAttemptChanged(name, () => {
        const last = latest.current;
        if (running.current || isDisabled(last.state)) return;
        // What this page has read is older than what the other tab did, and proves nothing about it.
        setState(last.stateOn());
        // The other tab may have changed what this one shows.
        void last.options.refresh?.();
      }),
    [name],
  );

  // After a finished write, a borrower who returns sees fresh data before the control is enabled again.
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
    if (running.current || isDisabled(state) || !isOffered(state)) return undefined;
    running.current = true;
    setState({ status: 'sending' });
    const more = {
      ...given,
      knownDoneAt: knownDoneAt.current,
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
    knownDoneAt.current = readAttempt(name, Date.now())?.doneAt ?? 0;
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
      const opened = openServerAddress(address, { ...options.opening, replace: true });
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
