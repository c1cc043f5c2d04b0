import { type ReactNode, useEffect } from 'react';
import type { Failure } from '../api/call.ts';
import { ReloadButton } from '../lazy/LostPart.tsx';
import { commonParameters } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonsBlocked } from '../ui/buttonsBlocked.ts';
import { ErrorBlock } from '../ui/ErrorBlock.tsx';
import { act } from './act.ts';
import { Contact } from './Contact.tsx';
import { text } from './page.text.ts';
import { makeReady } from './ready.ts';
import type { Remote, RemoteState } from './remote.ts';
import { onResume } from './resume.ts';
import { useStale } from './stale.ts';
import { useAtomValue, useSetAtom } from './store.ts';
import { dropTaps } from './taps.ts';

interface RemoteViewProps<Data> {
  remote: Remote<Data>;
  /** What failed, in the screen's own words. */
  failedTitle: string;
  skeleton: ReactNode;
  /** What the device kept: shown below an error for as long as the server cannot be asked. */
  kept?: ReactNode;
  /** Its buttons move money: after a long absence they wait for fresh data. */
  money?: boolean | undefined;
  children: (data: Data) => ReactNode;
}

/** Failures that say nothing about what was asked for. */
const UNREACHABLE: readonly string[] = ['offline', 'network', 'timeout', 'server'];

/** Titles that say more than the screen's own when the cause is plain. */
function failedTitleOf(state: RemoteState<unknown> & { status: 'failed' }, own: string) {
  const { failure } = state;
  if (failure === 'missing') return text.incompleteTitle;
  return failure === 'offline' || failure === 'signedOut' ? text[failure] : own;
}

/** Asks the shell for a new session; what the page held of the old one is the shell's to end (bridge.md). */
function signIn(): void {
  const reason = commonParameters().sessionId ? 'expired' : 'missing';
  void act('returnToLogin', { reason });
}

/** What a borrower can do about a failure: nothing here, sign in, or ask again. */
function wayOn(failure: Failure | 'missing', load: () => unknown) {
  if (failure === 'missing') return {};
  if (failure === 'signedOut') return { retryLabel: text.signIn, onRetry: signIn };
  return { retryLabel: text.retry, onRetry: load };
}

/**
 * Shows one of the states of a screen's data: skeleton, error with Retry, or the data. Reads again
 * when the borrower comes back (bfcache, shell resume, online), and makes good early taps.
 */
export function RemoteView<Data>({
  remote,
  failedTitle,
  skeleton,
  kept,
  money,
  children,
}: RemoteViewProps<Data>) {
  const state = useAtomValue(remote.state);
  const load = useSetAtom(remote.load);
  const { status } = state;
  const stale = useStale(money && state.status === 'ready' ? state.data : undefined);
  useEffect(() => onResume(load), [load]);
  useEffect(() => {
    if (status === 'ready') makeReady();
    if (status === 'failed') dropTaps();
  }, [status]);
  if (state.status === 'loading') return skeleton;
  if (state.status === 'ready') {
    return (
      <>
        {stale && <StaleNote failed={!state.refreshing && state.outdated} load={load} />}
        <ButtonsBlocked value={stale}>{children(state.data)}</ButtonsBlocked>
      </>
    );
  }
  return (
    <>
      <ErrorBlock
        title={failedTitleOf(state, failedTitle)}
        detail={state.message}
        busy={state.retrying}
        {...wayOn(state.failure, load)}
      >
        {state.sent === false && <ReloadButton />}
        <Contact />
      </ErrorBlock>
      {UNREACHABLE.includes(state.failure) && kept}
    </>
  );
}

/** Says why the buttons wait, and asks again where that failed. */
function StaleNote({ failed, load }: { failed: boolean | undefined; load: () => unknown }) {
  return (
    <div role="status" className={failed ? 'card' : 'visually-hidden'}>
      <p>{failed ? text.outdated : text.updating}</p>
      {failed && (
        <Button kind="secondary" onClick={load}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
