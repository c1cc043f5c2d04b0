import { useEffect, useState } from 'react';
import { runAfter } from '../lib/waiting.ts';
import { PROGRESS_TEXT } from './progress.messages.ts';
import { announce } from './toast.ts';

/** From now on people wonder whether anything happens, ms. */
const SLOW_MS = 8000;

export function useSlow(runs: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!runs) return;
    const cancel = runAfter(SLOW_MS, () => setSlow(true));
    return () => {
      cancel();
      setSlow(false);
    };
  }, [runs]);
  return slow;
}

/** To a screen reader at once, in sight once it takes long. */
export function Progress({ words }: { words: string }) {
  const slow = useSlow(true);
  useEffect(() => {
    announce(words);
    return () => announce('');
  }, [words]);
  return slow ? (
    <p className="note progress" role="status">
      {PROGRESS_TEXT.slow}
    </p>
  ) : null;
}
