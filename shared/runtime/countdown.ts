import { useCallback, useEffect, useState } from 'react';
import { ownerOf } from '../api/session/session.ts';
import { keptObject, sessionStore } from '../lib/storage.ts';
import { onResume } from './resume.ts';

/** Until another code can be requested for the same phone, s. */
const COUNTDOWN_S = 60;

const COUNTDOWN_MS = COUNTDOWN_S * 1000;

const deadlines = () => keptObject('deadlines') as Readonly<Record<string, number>>;

function keep(purpose: string, endsAt: number | undefined, now: number): void {
  const owner = ownerOf(purpose);
  const others = Object.entries(deadlines()).filter(
    ([name, end]) => name !== owner && Number(end) > now,
  );
  const kept = endsAt === undefined ? others : [...others, [owner, endsAt]];
  sessionStore.write('deadlines', JSON.stringify(Object.fromEntries(kept)));
}

/** For this product, order and session. @param now epoch ms. */
export function startCountdown(purpose: string, now: number): void {
  keep(purpose, now + COUNTDOWN_MS, now);
}

/** @param now epoch ms. */
export function clearCountdown(purpose: string, now: number): void {
  keep(purpose, undefined, now);
}

/**
 * Whole seconds, 0 to 60, from the clock, so that suspension and reload do not matter. More than 60 means that the clock
 * was set back, so it starts again at 60. @param now epoch ms.
 */
function secondsLeft(purpose: string, now: number): number {
  const left = Math.ceil((Number(deadlines()[ownerOf(purpose)]) - now) / 1000);
  if (!(left > 0)) return 0;
  if (left <= COUNTDOWN_S) return left;
  startCountdown(purpose, now);
  return COUNTDOWN_S;
}

/** Often enough to skip no second, ms. */
const TICK_MS = 250;

export function useCountdown(purpose: string) {
  const [left, setLeft] = useState(() => secondsLeft(purpose, Date.now()));
  const counting = left > 0;
  const look = useCallback(() => setLeft(secondsLeft(purpose, Date.now())), [purpose]);
  useEffect(() => onResume(look), [look]);
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [counting, look]);
  return {
    left,
    start() {
      startCountdown(purpose, Date.now());
      look();
    },
    clear() {
      clearCountdown(purpose, Date.now());
      look();
    },
  };
}
