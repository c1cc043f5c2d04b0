import './toast.css';
import { type AnyText, setText } from '../lib/messages.ts';

/** How long a toast shows unless it is given another time, ms. */
export const TOAST_DEFAULT_MS = 3000;
/** How long a toast shows that takes longer to read or has a button, ms. */
export const TOAST_LONG_MS = 8000;
const SHORTEST_GIVEN_MS = 300;

type ToastTone = 'plain' | 'error';

interface ToastOptions {
  durationMs?: number;
  tone?: ToastTone;
  /** Shown after the text: a button to act on it, or a line that explains it. */
  after?: HTMLElement;
}

/** How long a toast shows, ms: the given duration if it is over 300 ms. */
function toastDuration(given?: number): number {
  return given !== undefined && given > SHORTEST_GIVEN_MS ? given : TOAST_DEFAULT_MS;
}

/**
 * Where to add notices: in the topmost dialog, so that it does not cover them, or in the page. Not in a dialog of the
 * document, which has no role: React is about to replace it.
 */
function topmost(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog]');
  return dialogs[dialogs.length - 1] ?? document.body;
}

/** The child of an element with an attribute of this value, which is added if there is none. */
function childOf(parent: HTMLElement, attribute: string, value: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(`:scope > [${attribute}=${value}]`);
  if (found) return found;
  const child = document.createElement('div');
  child.setAttribute(attribute, value);
  return parent.appendChild(child);
}

/** The live regions for toasts in a host: one column, with errors above the rest. */
function regionsIn(host: HTMLElement): Record<ToastTone | 'column', HTMLElement> {
  const column = childOf(host, 'class', 'toasts');
  return {
    column,
    error: childOf(column, 'role', 'alert'),
    plain: childOf(column, 'role', 'status'),
  };
}

/** Moves the toasts of a closing dialog to the page, so that they stay visible. */
export function rescueToasts(dialog: HTMLElement): void {
  const closing = regionsIn(dialog);
  const staying = regionsIn(document.body);
  for (const tone of ['error', 'plain'] as const) {
    for (const toast of Array.from(closing[tone].children)) staying[tone].append(toast);
  }
  closing.column.remove();
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
  regionsIn(topmost());
}

/**
 * Shows a toast, announced politely, or assertively if it is an error. It stays while it is hovered
 * or focused. Empty text shows nothing. A toast replaces the earlier one, and an error everything.
 */
export function showToast(
  text: AnyText,
  { durationMs, tone = 'plain', after }: ToastOptions = {},
): void {
  if (!text) return;
  const { column, ...regions } = regionsIn(topmost());
  const region = regions[tone];
  const toast = document.createElement('p');
  toast.className = 'toast';
  setText(toast, text);
  if (after) toast.append(after);
  const goLater = () => setTimeout(() => toast.remove(), toastDuration(durationMs));
  let timer = goLater();
  const stay = () => clearTimeout(timer);
  const leave = () => {
    stay();
    timer = goLater();
  };
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, leave);
  // An error stays beside a notice about something else that has just succeeded.
  const replaced = tone === 'error' ? column : region;
  for (const other of replaced.querySelectorAll('.toast')) other.remove();
  region.append(toast);
}

/** Short calls show no indicator, because one that only flashes is distracting, ms. */
const LOADING_DELAY_MS = 300;

/**
 * Shows a loading message while a call is in progress, after 300 ms. Each overlapping call has its own.
 * @returns a function that removes it; calling it twice is harmless.
 */
export function showLoading(message: string): () => void {
  const box = document.createElement('div');
  box.className = 'loading';
  box.setAttribute('role', 'status');
  // Empty at first, because screen readers do not announce a live region added together with its text.
  topmost().append(box);
  const timer = setTimeout(() => {
    const spinner = document.createElement('span');
    spinner.className = 'button-spinner';
    box.append(spinner, message);
  }, LOADING_DELAY_MS);
  return () => {
    clearTimeout(timer);
    box.remove();
  };
}
