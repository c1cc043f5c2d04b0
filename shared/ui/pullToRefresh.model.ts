/** Trigger distance and damping of pull-to-refresh, px, and the longest that it shows as loading, ms. */
export const PULL_DISTANCE = 25;
export const PULL_DAMPING = 100;
export const PULL_FINISH_MS = 1000;

/** States of the widget. At rest it is `pull` with distance 0. */
type PullState = 'pull' | 'release' | 'loading' | 'finish';

export interface Pull {
  state: PullState;
  /** How far the page is pulled down, px. */
  distance: number;
  /** Once finished: whether the data were read. */
  isCurrent?: boolean;
}

export type PullEvent =
  | { type: 'move'; finger: number }
  | { type: 'end' }
  | { type: 'done'; isCurrent: boolean }
  | { type: 'rest' };

export const AT_REST: Pull = { state: 'pull', distance: 0 };

/** How far the page follows the finger, with increasing resistance, below the damping value. @param finger px. */
export function dampedDistance(finger: number): number {
  return finger <= 0 ? 0 : (PULL_DAMPING * finger) / (finger + PULL_DAMPING);
}

/** The widget's state after an event. Touches are ignored while loading. */
export function pulled(pull: Pull, event: PullEvent): Pull {
  const held = pull.state === 'pull' || pull.state === 'release';
  if (event.type === 'rest') return AT_REST;
  if (event.type === 'done') {
    const { isCurrent } = event;
    return pull.state === 'loading' ? { ...pull, state: 'finish', isCurrent } : pull;
  }
  if (!held) return pull;
  if (event.type === 'end') {
    return pull.state === 'release' ? { state: 'loading', distance: PULL_DISTANCE * 2 } : AT_REST;
  }
  const distance = dampedDistance(event.finger);
  return { state: distance >= PULL_DISTANCE ? 'release' : 'pull', distance };
}
