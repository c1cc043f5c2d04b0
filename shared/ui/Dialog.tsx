import './dialog.css';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { AnyText } from '../lib/messages.ts';
import { ignoreSecondTap, secondTapOf } from '../lib/secondTap.ts';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';
import { prepareToasts, rescueToasts } from './toast.ts';

export interface DialogProps {
  title: AnyText;
  /** Called on Esc, and by the close buttons. */
  onClose: () => void;
  /** The main buttons, below the text. */
  actions?: ReactNode;
  /** Label of an additional close button below the text. */
  closeLabel?: string;
  /** Accessible name of a close icon in the corner. */
  closeIcon?: string;
  /** A `sheet` is at the bottom of the screen and brings its own header. A `wide` box is for a picture, a `reader` for a text. */
  kind?: 'box' | 'sheet' | 'wide' | 'reader';
  children?: ReactNode;
}

/** `<dialog>` needs iOS 15.4. Older versions get a `<div>` with the same markup and a backdrop. */
const isNative = () =>
  typeof HTMLDialogElement === 'function' && !!HTMLDialogElement.prototype.showModal;

/** Where Tab stops. Of a group of radio buttons that is only the checked one. */
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
 * The heading of a text to read, a checked option, or else the first control. A link in the text takes the focus only where
 * there is nothing else.
 */
function firstFocus(box: HTMLElement): HTMLElement | undefined {
  const heading = box.querySelector<HTMLElement>('h2[tabindex]');
  if (heading) return heading;
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

/** Hides the rest of the page from screen readers. @returns a function that shows it again. */
function hideBeside(shade: HTMLElement | null): () => void {
  const rest = Array.from(document.body.children).filter((element) => element !== shade);
  for (const element of rest) element.setAttribute('aria-hidden', 'true');
  return () => {
    for (const element of rest) element.removeAttribute('aria-hidden');
  };
}

/** A modal dialog. It takes the focus (`firstFocus`), closes on Esc, and returns the focus. */
export function Dialog({
  title,
  onClose,
  actions,
  closeLabel,
  closeIcon,
  kind = 'box',
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement | null>(null);
  const [isSecondTap] = useState(secondTapOf);
  const id = useId();
  const native = isNative();
  const Box = (native ? 'dialog' : 'div') as 'dialog';
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const opener = document.activeElement as HTMLElement | null;
    const { classList } = document.documentElement;
    const showBeside = native ? undefined : hideBeside(element.parentElement);
    // Before the dialog is laid out, or the page would be laid out twice.
    classList.add('dialog-locked');
    if (native) element.showModal();
    element.toggleAttribute('data-unasked', opener === document.body);
    firstFocus(element)?.focus();
    prepareToasts();
    return () => {
      showBeside?.();
      rescueToasts(element);
      box.current = null;
      if (native) element.close();
      ignoreSecondTap();
      if (!document.querySelector('dialog[open]')) classList.remove('dialog-locked');
      // It is where it was when it was tapped.
      opener?.focus({ preventScroll: true });
    };
  }, [native]);
  return createPortal(
    <div className={native ? undefined : 'dialog-shade'}>
      <Box
        ref={box}
        className={kind === 'box' ? 'dialog' : `dialog ${kind}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        // Back on Android closes a dialog without asking. Reopen it, so that `onClose` decides.
        onClose={() => {
          if (!box.current) return;
          box.current.showModal();
          onClose();
        }}
        onClickCapture={(event) => {
          if (!isSecondTap(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onKeyDown={(event) => {
          event.currentTarget.removeAttribute('data-unasked');
          keepFocusInside(event);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }}
      >
        {closeIcon && (
          <button type="button" className="dialog-close" aria-label={closeIcon} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        )}
        <Text
          as="h2"
          id={id}
          className={kind === 'sheet' ? 'visually-hidden' : 'section-title center'}
          tabIndex={kind === 'reader' ? -1 : undefined}
        >
          {title}
        </Text>
        {kind === 'sheet' ? children : <div className="dialog-body center">{children}</div>}
        {(actions || closeLabel) && (
          <div className="dialog-actions">
            {actions}
            {closeLabel && (
              <Button kind="quiet" onClick={onClose}>
                {closeLabel}
              </Button>
            )}
          </div>
        )}
      </Box>
    </div>,
    document.body,
  );
}
