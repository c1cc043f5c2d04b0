import { showToast, TOAST_LONG_MS } from '../toast.ts';
import { LAZY_TEXT as text } from './lazyModule.ts';

/** Reloads the page, but only if the server can be reached: a web view has no way back from a browser error page. */
export function reloadPage(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => showLoadError(),
  );
}

/** Shows a toast that something failed to load, with a button that reloads the page. */
export function showLoadError(words: string = text.lost): void {
  const button = document.createElement('button');
  button.textContent = text.reload;
  button.onclick = reloadPage;
  showToast(words, { tone: 'error', durationMs: TOAST_LONG_MS, after: button });
}
