import './pullToRefresh.css';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { defineMessages } from '../lib/messages.ts';
import { AT_REST, PULL_FINISH_MS, pulled } from './pullToRefresh.model.ts';

/** The notice in each state. */
export const PULL_TEXT = defineMessages('pullToRefresh', {
  pull: 'Pull to refresh',
  release: 'Release to refresh',
  loading: 'Refreshing…',
  finish: 'Up to date',
  unfinished: 'Not refreshed yet',
});

const REST_AFTER_MS = 400;
/** Touches in a dialog scroll the dialog, not the page below it. */
const ELSEWHERE = 'dialog,[role=dialog]';

/**
 * Reloads the page's data when it is pulled down. If that takes longer than 1 s, the notice ends and loading
 * continues in the background. `onRefresh` resolves to whether the data were read.
 */
export function PullToRefresh({
  onRefresh,
  children,
}: {
  onRefresh: () => Promise<boolean>;
  children: ReactNode;
}) {
  const [pull, dispatch] = useReducer(pulled, AT_REST);
  const start = useRef<number>(undefined);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });
  const { state, distance } = pull;
  const isUnfinished = state === 'finish' && !pull.isCurrent;

  useEffect(() => {
    if (state === 'finish') {
      const rest = setTimeout(() => dispatch({ type: 'rest' }), REST_AFTER_MS);
      return () => clearTimeout(rest);
    }
    if (state !== 'loading') return;
    const done = (isCurrent: boolean) => dispatch({ type: 'done', isCurrent });
    const latest = setTimeout(() => done(false), PULL_FINISH_MS);
    refresh.current().then(done, () => done(false));
    return () => clearTimeout(latest);
  }, [state]);

  return (
    <div
      className="pull"
      onTouchStart={(event) => {
        const held = window.scrollY <= 0 && !(event.target as Element).closest(ELSEWHERE);
        start.current = held ? event.touches[0]?.clientY : undefined;
      }}
      onTouchMove={(event) => {
        const finger = event.touches[0]?.clientY;
        if (start.current === undefined || finger === undefined) return;
        dispatch({ type: 'move', finger: finger - start.current });
      }}
      onTouchEnd={() => dispatch({ type: 'end' })}
      onTouchCancel={() => dispatch({ type: 'rest' })}
    >
      <div
        className="pull-notice"
        role="status"
        style={distance ? { height: distance } : undefined}
      >
        {distance > 0 && PULL_TEXT[isUnfinished ? 'unfinished' : state]}
      </div>
      {children}
    </div>
  );
}
