import { useCallback, useEffect, useState } from 'react';
import { clearCountdown, secondsLeft, startCountdown } from './deadline.ts';
import { onResume } from './resume.ts';

/** How often the display is updated, ms: often enough to skip no second. */
const TICK_MS = 250;

interface Countdown {
  /** Whole seconds, 60 to 0. */
  left: number;
  start: () => void;
  clear: () => void;
}

/** The 60 s countdown of a purpose. It is kept as a deadline, so suspension and reload do not stop it. */
export function useCountdown(purpose: string): Countdown {
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
