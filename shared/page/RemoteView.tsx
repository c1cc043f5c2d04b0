import { type ReactNode, useEffect } from 'react';
import { commonParameters } from '../session/session.ts';
import { ErrorBlock } from '../ui/ErrorBlock.tsx';
import { act } from './act.ts';
import { Contact } from './Contact.tsx';
import { text } from './page.text.ts';
import type { Remote, RemoteState } from './remote.ts';
import { onResume } from './resume.ts';
import { useAtomValue, useSetAtom } from './store.ts';
import { dropTaps, replayTaps } from './taps.ts';

interface RemoteViewProps<Data> {
  remote: Remote<Data>;
  /** What failed, in the screen's own words. */
  failedTitle: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Titles that say more than the screen's own when the cause is plain. */
export function failedTitleOf(state: RemoteState<unknown> & { status: 'failed' }, own: string) {
  const { failure } = state;
  return failure === 'offline' || failure === 'signedOut' ? text[failure] : own;
}

/** Asks the shell for a new session; what the page held of the old one is the shell's to end (bridge.md). */
function signIn(): Promise<void> {
  const reason = commonParameters().sessionId ? 'expired' : 'missing';
  return act('returnToLogin', { reason });
}

/**
 * Shows one of the states of a screen's data: skeleton, error with Retry, or the data. Reads again
 * when the borrower comes back (bfcache, shell resume, online), and makes good early taps.
 */
export function RemoteView<Data>({
  remote,
  failedTitle,
  skeleton,
  children,
}: RemoteViewProps<Data>) {
  const state = useAtomValue(remote.state);
  const load = useSetAtom(remote.load);
  const { status } = state;
  useEffect(() => onResume(load), [load]);
  useEffect(() => {
    if (status === 'ready') replayTaps();
    if (status === 'failed') dropTaps();
  }, [status]);
  if (state.status === 'loading') return skeleton;
  if (state.status === 'ready') return children(state.data);
  const signedOut = state.failure === 'signedOut';
  const retry = state.failure === 'missing' ? undefined : signedOut ? signIn : load;
  return (
    <ErrorBlock
      title={failedTitleOf(state, failedTitle)}
      detail={state.message}
      retryLabel={signedOut ? text.signIn : text.retry}
      busy={state.retrying}
      {...(retry ? { onRetry: () => void retry() } : {})}
    >
      <Contact />
    </ErrorBlock>
  );
}
