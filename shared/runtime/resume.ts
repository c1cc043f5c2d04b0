import { useEffect, useRef, useState } from 'react';
import { SIGNED_OUT } from '../api/send.ts';
import { onShellEvent } from '../bridge/events.ts';

/** Events within this time count as one, ms. */
const DEBOUNCE_MS = 300;

/**
 * Calls back when the borrower returns: from the back-forward cache, another app or tab, the shell (its resume event) or
 * offline; also when a write finds that the session has ended. Events within 300 ms count as one, with the last as the
 * cause. @returns stops listening.
 */
export function onResume(listener: (cause?: Event) => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (cause?: Event) => {
    clearTimeout(timer);
    timer = setTimeout(listener, DEBOUNCE_MS, cause);
  };
  const restored = (event: PageTransitionEvent) => event.persisted && soon();
  const shown = () => document.visibilityState === 'visible' && soon();
  window.addEventListener('pageshow', restored);
  window.addEventListener('online', soon);
  document.addEventListener(SIGNED_OUT, soon);
  document.addEventListener('visibilitychange', shown);
  const offShell = onShellEvent('resume', () => {
    soon();
    return true;
  });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pageshow', restored);
    window.removeEventListener('online', soon);
    document.removeEventListener(SIGNED_OUT, soon);
    document.removeEventListener('visibilitychange', shown);
    offShell();
  };
}

/** Calls back when the connection is back: what was said of its loss is not true any more. */
export function useOnline(listener: () => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const tell = () => latest.current();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, []);
}

/** After how long an absence data count as outdated, ms. */
const STALE_AFTER_MS = 30_000;

/** False again when new data arrive. @param data what the screen shows; undefined if it does not matter. */
export function useStale(data: unknown): boolean {
  const [stale, setStale] = useState<unknown>();
  useEffect(() => {
    if (data === undefined) return;
    let leftAt = document.hidden ? Date.now() : Number.POSITIVE_INFINITY;
    const leave = () => {
      leftAt = Date.now();
    };
    const comeBack = () => {
      if (Date.now() - leftAt > STALE_AFTER_MS) setStale(data);
    };
    const turn = () => (document.hidden ? leave() : comeBack());
    document.addEventListener('visibilitychange', turn);
    // Not every web view fires visibilitychange when it leaves a page or brings it back.
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [data]);
  return data !== undefined && stale === data;
}
