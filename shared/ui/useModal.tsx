import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { ignoreSecondTap, secondTapOf } from '../lib/secondTap.ts';
import { prepareToasts, rescueToasts } from './toast.ts';
import './dialog.css';

/** `<dialog>` needs iOS 15.4. Older versions get a `<div>` with the same markup and a backdrop. */
const isNative = () =>
  typeof HTMLDialogElement === 'function' && !!HTMLDialogElement.prototype.showModal;

/** Tab stops. Of a group of radio buttons only the checked one. */
function reachable(box: HTMLElement): HTMLElement[] {
  const all = box.querySelectorAll<HTMLElement>(
    'button,a[href],input,select,textarea,[tabindex="0"]',
  );
  const chosen = box.querySelector('[type=radio]:checked');
  return Array.from(all).filter(
    (stop) => !chosen || stop === chosen || !stop.matches('[type=radio]'),
  );
}

/**
 * What only scripts can focus, which is the heading of a text to read and the display of a keyboard; else a checked option, or
 * the first control. A link in the text takes the focus only where there is nothing else.
 */
function firstFocus(box: HTMLElement): HTMLElement | undefined {
  const told = box.querySelector<HTMLElement>('[tabindex="-1"]');
  if (told) return told;
  const stops = reachable(box);
  const checked = box.querySelector<HTMLElement>(':checked');
  return checked ?? stops.find((stop) => !stop.matches('a')) ?? stops[0];
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = reachable(event.currentTarget);
  const ends = [stops[0], stops[stops.length - 1]];
  const [here, there] = event.shiftKey ? ends : ends.reverse();
  if (event.key !== 'Tab' || document.activeElement !== here) return;
  event.preventDefault();
  there?.focus();
}

/** From screen readers. @returns shows it again. */
function hideBeside(shade: HTMLElement | null): () => void {
  const rest = Array.from(document.body.children).filter((element) => element !== shade);
  for (const element of rest) element.setAttribute('aria-hidden', 'true');
  return () => {
    for (const element of rest) element.removeAttribute('aria-hidden');
  };
}

/** What gets the focus when a dialog closes. Nothing has it if the dialog was opened before React. */
function openerOf(box: HTMLElement): HTMLElement {
  const { activeElement, body } = document;
  const focused = activeElement instanceof HTMLElement ? activeElement : body;
  if (focused !== body || !box.id) return focused;
  return document.querySelector<HTMLElement>(`[commandfor="${CSS.escape(box.id)}"]`) ?? body;
}

/** Ms, as in dialog.css. */
const LEAVING_MS = 120;

/** A copy, only to be seen: the page has the focus back at once. */
function showLeaving(box: HTMLDialogElement): void {
  const isWanted = window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;
  // The copy of a frame would load its document again.
  if (!isWanted || !box.open || box.querySelector('iframe')) return;
  // No dialog, so that nobody takes it for an open one.
  const copy = document.createElement('div');
  copy.className = `${box.className} leaving`;
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  copy.append(...box.cloneNode(true).childNodes);
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  document.body.append(copy);
  setTimeout(() => copy.remove(), LEAVING_MS);
}

/** @returns closes it, and returns the focus. */
function openModal(box: HTMLDialogElement, native: boolean): () => void {
  const opener = openerOf(box);
  const { classList } = document.documentElement;
  const showBeside = native ? undefined : hideBeside(box.parentElement);
  // Before the dialog is laid out, or the page would be laid out twice.
  classList.add('dialog-locked');
  if (native) box.showModal();
  box.toggleAttribute('data-unasked', opener === document.body);
  firstFocus(box)?.focus();
  prepareToasts();
  return () => {
    showBeside?.();
    rescueToasts(box);
    showLeaving(box);
    if (native) box.close();
    ignoreSecondTap();
    if (!document.querySelector('dialog[open]')) classList.remove('dialog-locked');
    // It is where it was when it was tapped.
    opener.focus({ preventScroll: true });
  };
}

export type Modal = ReturnType<typeof useModal>;

/**
 * @param onClose called on Esc. @param inView whether the element is a `<dialog>` of the view, which is there while it is
 * closed.
 */
export function useModal(isOpen: boolean, onClose: () => void, inView = false) {
  const box = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const isSecondTap = useRef<ReturnType<typeof secondTapOf>>(undefined);
  const native = isNative();
  useLayoutEffect(() => {
    if (!isOpen || !box.current) return;
    isShown.current = true;
    isSecondTap.current = secondTapOf();
    const close = openModal(box.current, native);
    return () => {
      isShown.current = false;
      close();
    };
  }, [isOpen, native]);
  return {
    Box: (native ? 'dialog' : 'div') as 'dialog',
    place(element: ReactNode): ReactNode {
      if (native && inView) return element;
      const shade = <div className={native ? undefined : 'dialog-shade'}>{element}</div>;
      return isOpen && createPortal(shade, document.body);
    },
    props: {
      ref: box,
      role: isOpen ? 'dialog' : undefined,
      'aria-modal': isOpen || undefined,
      // Back on Android closes a dialog without asking. Reopen it, so that `onClose` decides.
      onClose() {
        if (!isShown.current || box.current?.open) return;
        box.current?.showModal();
        onClose();
      },
      onClickCapture(event: MouseEvent) {
        if (!isSecondTap.current?.(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        event.currentTarget.removeAttribute('data-unasked');
        keepFocusInside(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      },
    },
  };
}
