import { showToast, TOAST_LONG_MS } from '../toast.ts';
import { text } from './lazy.messages.ts';

/** Loads the page anew, but only where the server can be reached: a browser's error page has no way back. */
export function reloadPage(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => showLost(),
  );
}

/** Says that a part of the page, or the server, could not be reached, and offers to load the page anew. */
export function showLost(words: string = text.lost): void {
  const button = document.createElement('button');
  button.textContent = text.reload;
  button.onclick = reloadPage;
  showToast(words, { tone: 'error', durationMs: TOAST_LONG_MS, button });
}
