import { type AnyText, setText } from '../lib/messages.ts';
import './toast.css';

/** Ms. */
export const TOAST_DEFAULT_MS = 3000;
/** For a toast that takes longer to read or has a button, ms. */
export const TOAST_LONG_MS = 8000;
const SHORTEST_GIVEN_MS = 300;

type ToastTone = 'plain' | 'error';

interface ToastOptions {
  durationMs?: number;
  tone?: ToastTone;
  /** A button to act on it, or a line that explains it. */
  after?: HTMLElement;
}

/** Ms: the given duration if it is over 300 ms. */
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

/** Added if there is none. */
function childOf(parent: HTMLElement, attribute: string, value: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(`:scope > [${attribute}=${value}]`);
  if (found) return found;
  const child = document.createElement('div');
  child.setAttribute(attribute, value);
  return parent.appendChild(child);
}

/** One column of toasts, with errors above the rest, and what only screen readers hear. */
function regionsIn(host: HTMLElement): Record<ToastTone | 'column' | 'unseen', HTMLElement> {
  const column = childOf(host, 'class', 'toasts');
  const regions = {
    column,
    error: childOf(column, 'role', 'alert'),
    plain: childOf(column, 'role', 'status'),
    unseen: childOf(column, 'class', 'visually-hidden'),
  };
  regions.unseen.setAttribute('role', 'log');
  return regions;
}

/** Between a toast and what it stands above, px. */
const ROOM = 12;

/** What a finger may aim at. */
const CONTROLS = 'a[href],button,label,input,textarea,select';

/** The upper edge of the topmost control that toasts cover, px; `Infinity` if they cover none. */
function coveredFrom(column: HTMLElement): number {
  const { top: from, bottom: to } = column.getBoundingClientRect();
  const controls = column.parentElement?.querySelectorAll(CONTROLS) ?? [];
  const tops = Array.from(controls, (control) => {
    const { top, bottom, height } = control.getBoundingClientRect();
    const isCovered = height > 1 && top < to && from < bottom && !column.contains(control);
    return isCovered ? top : Number.POSITIVE_INFINITY;
  });
  return Math.min(...tops);
}

/** Above the controls of the lower half; where there are too many, toasts stay at the lower edge. */
function placeClear(column: HTMLElement, lowest: number): void {
  const place = (bottom: number) => {
    column.style.bottom = `${bottom}px`;
  };
  place(lowest);
  const { height } = column.getBoundingClientRect();
  for (let top = coveredFrom(column); Number.isFinite(top); top = coveredFrom(column)) {
    const isTooHigh = top - ROOM - height < innerHeight / 2;
    place(isTooHigh ? lowest : Math.ceil(innerHeight - top) + ROOM);
    if (isTooHigh) return;
  }
}

/**
 * Puts toasts above the bar of the main action, a sheet or the keyboard, over no control and never over a title. A bar that
 * takes half of the window is part of the page, in view only by scrolling.
 */
function placeAbove(column: HTMLElement): void {
  const host = column.parentElement;
  const below = host?.matches('.sheet') ? host : document.querySelector('body > * .sticky-bar');
  const { innerHeight, visualViewport: view } = window;
  const keyboard = view ? innerHeight - view.height - view.offsetTop : 0;
  const covered = innerHeight - (below?.getBoundingClientRect().top ?? innerHeight);
  const bar = covered > innerHeight / 2 ? 0 : covered;
  placeClear(column, Math.max(0, Math.round(bar), Math.round(keyboard)) + ROOM);
}

/** To the page, so that toasts of a closing dialog stay visible. */
export function rescueToasts(dialog: HTMLElement): void {
  const closing = regionsIn(dialog);
  const staying = regionsIn(document.body);
  for (const tone of ['error', 'plain'] as const) {
    for (const toast of Array.from(closing[tone].children)) staying[tone].append(toast);
  }
  closing.column.remove();
  placeAbove(staying.column);
}

/**
 * Removes error toasts, which belong to the step that showed them. A view that another one replaces in the same
 * page calls it when it goes; toasts about what has just succeeded stay.
 */
export function dropErrorToasts(): void {
  for (const errors of document.querySelectorAll('.toasts [role=alert]')) errors.textContent = '';
}

/** Screen readers only announce changes in regions that already exist. */
export function prepareToasts(): void {
  regionsIn(topmost());
}

/**
 * Announced politely, or assertively if it is an error. Stays while it is hovered or focused. Empty text shows nothing. A
 * toast replaces the earlier one, and an error everything.
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
  placeAbove(column);
}

/** For screen readers only. In a region of its own, so that no toast takes its place. */
export function announce(words: string): void {
  const { unseen } = regionsIn(topmost());
  unseen.textContent = words;
}
