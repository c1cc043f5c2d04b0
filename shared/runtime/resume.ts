import { SIGNED_OUT } from '../api/send.ts';
import { onShellEvent } from '../bridge/events.ts';

/** Events within this time count as one, ms. */
const DEBOUNCE_MS = 300;

/**
 * Calls back when the borrower returns to the page: from the back-forward cache, from another app
 * or tab, from the shell (its resume event), or from being offline; also when a write finds that the
 * session has ended. Events within 300 ms count as one; the last one is the cause. @returns stops listening.
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
