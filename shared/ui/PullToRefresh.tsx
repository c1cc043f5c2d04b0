import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { defineMessages } from '../lib/messages.ts';
import { runAfter } from '../lib/waiting.ts';
import { onlyTouch } from './onlyTouch.ts';
import { showToast } from './toast.ts';
import './pullToRefresh.css';

export const PULL_TEXT = defineMessages('pullToRefresh', {
  pull: 'Pull to refresh',
  release: 'Release to refresh',
  loading: 'Refreshing…',
  finish: 'Done',
  failed: 'This page could not be refreshed.',
});

/** Px; the last is the longest that it shows as loading, ms. */
const PULL_DISTANCE = 25;
const PULL_DAMPING = 100;
const PULL_FINISH_MS = 1000;

interface Pull {
  /** At rest `pull` with distance 0. */
  state: Exclude<keyof typeof PULL_TEXT, 'failed'>;
  /** Px. */
  distance: number;
}

type PullEvent =
  | { type: 'move'; finger: number }
  | { type: 'end' }
  | { type: 'drop' }
  | { type: 'done' }
  | { type: 'rest' };

const AT_REST: Pull = { state: 'pull', distance: 0 };

/** Px, with increasing resistance, below the damping value. @param finger px. */
function dampedDistance(finger: number): number {
  return finger <= 0 ? 0 : (PULL_DAMPING * finger) / (finger + PULL_DAMPING);
}

/** Touches are ignored while loading. */
function pulled(pull: Pull, event: PullEvent): Pull {
  const held = pull.state === 'pull' || pull.state === 'release';
  if (event.type === 'rest') return AT_REST;
  if (event.type === 'done') return pull.state === 'loading' ? { ...pull, state: 'finish' } : pull;
  if (!held) return pull;
  if (event.type === 'drop') return AT_REST;
  if (event.type === 'end') {
    return pull.state === 'release' ? { state: 'loading', distance: PULL_DISTANCE * 2 } : AT_REST;
  }
  const distance = dampedDistance(event.finger);
  return { state: distance >= PULL_DISTANCE ? 'release' : 'pull', distance };
}

const REST_AFTER_MS = 400;
/** Touches in a dialog scroll the dialog, not the page below it. */
const ELSEWHERE = 'dialog,[role=dialog]';

/** Beside the lender's own words, whose error toast stays. @param isCurrent whether the data were read. */
function tellFailed(isCurrent: boolean): void {
  if (!isCurrent) showToast(PULL_TEXT.failed);
}

/**
 * `onRefresh` resolves to whether the data were read. If that takes longer than 1 s, the notice ends and loading continues
 * in the background; a toast tells of a failure.
 */
export function PullToRefresh({
  onRefresh,
  children,
}: {
  onRefresh: () => Promise<boolean>;
  children: ReactNode;
}) {
  const [{ state, distance }, dispatch] = useReducer(pulled, AT_REST);
  const start = useRef<number>(undefined);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });

  useEffect(() => {
    if (state === 'finish') return runAfter(REST_AFTER_MS, () => dispatch({ type: 'rest' }));
    if (state !== 'loading') return;
    const done = () => dispatch({ type: 'done' });
    const cancel = runAfter(PULL_FINISH_MS, done);
    refresh
      .current()
      .catch(() => false)
      .then(tellFailed)
      .then(done);
    return cancel;
  }, [state]);

  const drop = () => {
    start.current = undefined;
    dispatch({ type: 'drop' });
  };

  return (
    <div
      className="pull"
      onTouchStart={({ touches, target }) => {
        drop();
        const held = window.scrollY <= 0 && !(target as Element).closest(ELSEWHERE);
        start.current = held ? onlyTouch(touches)?.clientY : undefined;
      }}
      onTouchMove={({ touches }) => {
        const finger = onlyTouch(touches);
        if (start.current === undefined) return;
        if (finger) dispatch({ type: 'move', finger: finger.clientY - start.current });
        else drop();
      }}
      onTouchEnd={() => dispatch({ type: 'end' })}
      onTouchCancel={drop}
    >
      <div
        className="pull-notice note center"
        role="status"
        style={distance ? { height: distance } : undefined}
      >
        {distance > 0 && PULL_TEXT[state]}
      </div>
      {children}
    </div>
  );
}
