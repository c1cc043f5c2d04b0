import './toast.css';

/** How long a toast shows unless it is given another time, ms. */
export const TOAST_DEFAULT_MS = 3000;
/** How long a toast shows that takes longer to read or has a button, ms. */
export const TOAST_LONG_MS = 8000;
const SHORTEST_GIVEN_MS = 300;

type ToastTone = 'plain' | 'error';

interface ToastOptions {
  durationMs?: number;
  tone?: ToastTone;
  /** Language of the text where it is not the page's. */
  lang?: string;
  /** Shown after the text, to act on it. */
  button?: HTMLButtonElement;
}

/** How long a toast shows, ms: the given duration if it is over 300 ms. */
function toastDuration(given?: number): number {
  return given !== undefined && given > SHORTEST_GIVEN_MS ? given : TOAST_DEFAULT_MS;
}

/**
 * Where to add notices: in the topmost dialog, so that it does not cover them, or in the page. Not in the document's
 * picker, which React is about to replace.
 */
export function topmost(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>(
    'dialog[open]:not([data-picker]),[role=dialog]',
  );
  return dialogs[dialogs.length - 1] ?? document.body;
}

/** The column for toasts in a host, with a live region for errors above one for the rest. */
function columnIn(host: HTMLElement): HTMLElement {
  const found = host.querySelector<HTMLElement>(':scope > .toasts');
  if (found) return found;
  const column = document.createElement('div');
  column.className = 'toasts';
  for (const role of ['alert', 'status']) {
    const region = document.createElement('div');
    region.setAttribute('role', role);
    column.append(region);
  }
  host.append(column);
  return column;
}

function region(tone: ToastTone, host = topmost()): Element | null {
  return columnIn(host).querySelector(tone === 'error' ? '[role=alert]' : '[role=status]');
}

/** Moves the toasts of a closing dialog to the page, so that they stay visible. */
export function rescueToasts(dialog: HTMLElement): void {
  const column = columnIn(dialog);
  for (const tone of ['error', 'plain'] as const) {
    const toasts = Array.from(region(tone, dialog)?.children ?? []);
    for (const toast of toasts) region(tone, document.body)?.append(toast);
  }
  column.remove();
}

/**
 * Removes error toasts, which belong to the step that showed them. A view that another one replaces in the same
 * page calls it when it goes; toasts about what has just succeeded stay.
 */
export function dropErrorToasts(): void {
  for (const errors of document.querySelectorAll('.toasts [role=alert]')) errors.textContent = '';
}

/** Adds the live regions to the page or the topmost dialog. Screen readers only announce changes in regions that already exist. */
export function prepareToasts(): void {
  columnIn(topmost());
}

/**
 * Shows a toast, announced politely, or assertively if it is an error. It stays while it is hovered
 * or focused. Empty text shows nothing, and a toast with the same text replaces the earlier one.
 */
export function showToast(
  text: string,
  { durationMs, tone = 'plain', lang, button }: ToastOptions = {},
): void {
  if (!text) return;
  const host = region(tone);
  if (!host) return;
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
