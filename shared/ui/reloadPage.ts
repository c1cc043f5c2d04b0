import { defineMessages } from '../lib/messages.ts';
import { showToast, TOAST_LONG_MS } from './toast.ts';

export const LOAD_TEXT = defineMessages('reload', {
  lost: 'Part of this page did not load. Check your connection.',
  reload: 'Reload the page',
});

/** Only if the server can be reached: a web view has no way back from a browser error page. */
export function reloadPage(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => showLoadError(),
  );
}

export function showLoadError(words: string = LOAD_TEXT.lost): void {
  const button = document.createElement('button');
  button.textContent = LOAD_TEXT.reload;
  button.onclick = reloadPage;
  showToast(words, { tone: 'error', durationMs: TOAST_LONG_MS, after: button });
}
