import './toast.css';

export const TOAST_DEFAULT_MS = 3000;
export const TOAST_SHORT_MS = 3000;
export const TOAST_LONG_MS = 8000;
const SHORTEST_GIVEN_MS = 300;

interface ToastOptions {
  durationMs?: number;
  tone?: 'plain' | 'error';
  /** Language of the text where it is not the page's. */
  lang?: string;
  /** Stands behind the text: what can be done about it. */
  button?: HTMLButtonElement;
}

/** How long a toast stays: a given duration counts when it is over 300 ms, else 3 s (spec 4, 9). */
export function toastDuration(given?: number): number {
  return given !== undefined && given > SHORTEST_GIVEN_MS ? given : TOAST_DEFAULT_MS;
}

/** The place of notices: inside the dialog on top, or else the page, so that none covers them. */
export function topmost(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open],[role=dialog]');
  return dialogs[dialogs.length - 1] ?? document.body;
}

function region(role: string, host = topmost()): HTMLElement {
  const found = host.querySelector<HTMLElement>(`:scope > .toasts[role=${role}]`);
  if (found) return found;
  const made = document.createElement('div');
  made.className = 'toasts';
  made.setAttribute('role', role);
  host.append(made);
  return made;
}

/** Brings the toasts of a dialog that is about to close to the page, so that their words outlive it. */
export function rescueToasts(dialog: HTMLElement): void {
  for (const host of dialog.querySelectorAll('.toasts')) {
    region(`${host.getAttribute('role')}`, document.body).append(...Array.from(host.children));
    host.remove();
  }
}

/** Sets up the live regions of the page, or of the dialog on top: a screen reader only follows those that were there before the text. */
export function prepareToasts(): void {
  region('status');
  region('alert');
}

/**
 * Shows a notice (spec 4, "Toast notices"): polite for screen readers, assertive when an error.
 * It stays while it is touched, hovered or focused. Empty text shows nothing, the same twice replaces itself.
 */
export function showToast(
  text: string,
  { durationMs, tone = 'plain', lang, button }: ToastOptions = {},
): void {
  if (!text) return;
  const host = region(tone === 'error' ? 'alert' : 'status');
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.append(text, button ?? '');
  if (lang) toast.lang = lang;
  const goLater = () => setTimeout(() => toast.remove(), toastDuration(durationMs));
  let timer = goLater();
  const stay = () => clearTimeout(timer);
  const leave = () => {
    stay();
    timer = goLater();
  };
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, leave);
  for (const other of Array.from(host.children)) {
    if (other.textContent === toast.textContent) other.remove();
  }
  while (host.children.length > 1) host.firstChild?.remove();
  host.append(toast);
}
