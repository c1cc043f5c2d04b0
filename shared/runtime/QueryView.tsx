import { type ReactNode, useEffect } from 'react';
import type { Failure } from '../api/call.ts';
import { FAILURE_TEXT } from '../api/envelope.ts';
import { commonParameters } from '../api/session/session.ts';
import type { AnyText } from '../lib/messages.ts';
import { ErrorBlock } from '../ui/Block.tsx';
import { Button, ButtonLink, ButtonsBlocked } from '../ui/Button.tsx';
import { ReloadButton } from '../ui/LazyPart.tsx';
import { useSlow } from '../ui/Progress.tsx';
import { PROGRESS_TEXT } from '../ui/progress.messages.ts';
import { dropErrorToasts } from '../ui/toast.ts';
import { Contact } from './Contact.tsx';
import { callNative } from './callNative.ts';
import { pageAddress } from './navigate.ts';
import type { QueryAtoms, QueryState } from './queryAtoms.ts';
import { dropTaps, makeReady } from './ready.ts';
import { onResume, useStale } from './resume.ts';
import { runtimeText, wayOnText } from './runtime.messages.ts';
import { useAtomValue, useSetAtom } from './store.ts';

interface QueryViewProps<Data> {
  query: QueryAtoms<Data>;
  /** The title of an error, in the screen's own words. */
  failedTitle: AnyText;
  /** The content while the data load. */
  waiting: () => ReactNode;
  /** Stands above the screen as long as its data are not there, whatever has become of them. */
  notice?: ReactNode;
  /** Data stored on the device, shown below an error unless the session has ended. */
  kept?: ReactNode;
  /** Links that lead on, below any error. */
  links?: ReactNode;
  /** The screen's buttons move money: after a long absence they wait for fresh data. */
  money?: boolean | undefined;
  children: (data: Data) => ReactNode;
}

/** The title of an error; for a known cause, more precise than the screen's own. */
function failedTitleOf(state: QueryState<unknown> & { status: 'failed' }, own: AnyText) {
  const { failure } = state;
  if (failure === 'missing') return runtimeText.incompleteTitle;
  return failure === 'offline' || failure === 'signedOut' ? runtimeText[failure] : own;
}

/** What to do, in our words, above those of the lender, which seldom say it. */
function adviceOf({ failure, message }: QueryState<unknown> & { status: 'failed' }) {
  if (failure === 'missing' || failure === 'signedOut') return { detail: message };
  if (failure === 'offline') return { detail: runtimeText.connect };
  const isOurs = message === FAILURE_TEXT[failure];
  return isOurs ? { detail: message } : { detail: runtimeText.later, words: message };
}

/** Asks the app for a new session. The app closes what belongs to the old one. */
function signIn(): void {
  const reason = commonParameters().sessionId ? 'expired' : 'missing';
  void callNative('returnToLogin', { reason });
}

/**
 * The ways on from a link that leads nowhere: to the order that it names, or to close the page.
 * @param kind of the link to the order.
 */
export function LinkHelp({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const { orderId, productId } = commonParameters();
  const order = orderId && productId;
  return (
    <>
      {order && (
        <ButtonLink kind={kind} href={pageAddress('loanDetail')}>
          {wayOnText.order}
        </ButtonLink>
      )}
      <Button
        kind={order ? 'quiet' : 'secondary'}
        tap="close"
        onClick={() => void callNative('closeWebView', { reason: 'done' })}
      >
        {runtimeText.close}
      </Button>
    </>
  );
}

/** The ways on from a failure: to sign in, or to try again. Another try does not mend a link. */
function wayOn(failure: Failure | 'missing', load: () => unknown) {
  if (failure === 'missing') return {};
  if (failure === 'signedOut') return { retryLabel: runtimeText.signIn, onRetry: signIn };
  return { retryLabel: runtimeText.retry, onRetry: load };
}

/** Moves the focus to the heading if what had it, such as Retry, is gone. */
function keepFocus(): void {
  const heading = document.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Shows the state of a screen's data: skeleton, error with Retry, or the data. Reads again when the
 * borrower returns (bfcache, shell resume, online), and replays taps made before React had loaded.
 */
export function QueryView<Data>({
  query,
  failedTitle,
  waiting,
  notice,
  kept,
  links,
  money,
  children,
}: QueryViewProps<Data>) {
  const state = useAtomValue(query.state);
  const load = useSetAtom(query.load);
  const reload = useSetAtom(query.reload);
  const restart = useSetAtom(query.restart);
  const { status } = state;
  const stale = useStale(money && state.status === 'ready' ? state.data : undefined);
  useEffect(() => onResume(reload), [reload]);
  useEffect(() => {
    if (status === 'ready') makeReady();
    if (status !== 'failed') return;
    dropTaps();
    return () => {
      dropErrorToasts();
      keepFocus();
    };
  }, [status]);
  if (state.status === 'loading') {
    return (
      <>
        {notice}
        <div aria-busy="true">{waiting()}</div>
        <SlowRead again={restart} />
      </>
    );
  }
  if (state.status === 'ready') {
    return (
      <>
        {(stale || state.outdated) && (
          <StaleNote failed={!state.refreshing && state.outdated} load={load} />
        )}
        <ButtonsBlocked.Provider value={stale}>{children(state.data)}</ButtonsBlocked.Provider>
      </>
    );
  }
  return (
    <>
      {notice}
      <ErrorBlock
        title={failedTitleOf(state, failedTitle)}
        {...adviceOf(state)}
        busy={state.retrying}
        {...wayOn(state.failure, load)}
      >
        {state.sent === false && <ReloadButton />}
        {state.failure === 'missing' && <LinkHelp />}
        <Contact />
      </ErrorBlock>
      {state.failure !== 'signedOut' && state.failure !== 'missing' && kept}
      {links}
    </>
  );
}

/** Says after some seconds that the page is still loading, over the skeleton, so that nothing moves. */
function SlowRead({ again }: { again: () => unknown }) {
  const slow = useSlow(true);
  return (
    <div className={slow ? 'slow-read' : undefined} role="status">
      {slow && (
        <>
          <p className="prose">{PROGRESS_TEXT.reading}</p>
          <Button kind="secondary" onClick={again}>
            {runtimeText.retry}
          </Button>
        </>
      )}
    </div>
  );
}

/** Says that the data are being read again, while the buttons wait, and offers to try again if that failed. */
function StaleNote({ failed, load }: { failed: boolean | undefined; load: () => unknown }) {
  return (
    <div role="status" className={failed ? 'card' : 'visually-hidden'}>
      <p className="prose">{failed ? runtimeText.outdated : runtimeText.updating}</p>
      {failed && (
        <Button kind="secondary" onClick={load}>
          {runtimeText.retry}
        </Button>
      )}
    </div>
  );
}
