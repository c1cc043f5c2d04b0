import './dialog.css';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { rescueToasts } from './toast.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Esc, and the close button where there is one. */
  onClose: () => void;
  /** The main buttons, below the text. */
  actions?: ReactNode;
  /** Adds a quiet button that closes. */
  closeLabel?: string;
  /** Adds a close icon in the corner, with this name. */
  closeIcon?: string;
  /** `sheet` sits at the bottom edge and lays out its own head. */
  kind?: 'box' | 'sheet';
  children?: ReactNode;
}

const REACHABLE = 'button,a[href],input,select,textarea,[tabindex]:not([tabindex="-1"])';

/** `<dialog>` needs iOS 15.4; below, the same markup is a box that keeps the focus itself. */
const isNative = () =>
  typeof HTMLDialogElement === 'function' && !!HTMLDialogElement.prototype.showModal;

function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(REACHABLE);
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  if (event.key !== 'Tab' || document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
}

/** A modal dialog: focus goes in, Esc closes, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  onClose,
  actions,
  closeLabel,
  closeIcon,
  kind = 'box',
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement & HTMLDivElement>(null);
  const id = useId();
  const native = isNative();
  useLayoutEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const root = document.documentElement;
    const element = box.current;
    if (native) element?.showModal();
    else element?.querySelector<HTMLElement>(REACHABLE)?.focus();
    root.classList.add('dialog-locked');
    return () => {
      if (element) rescueToasts(element);
      if (native) element?.close();
      if (!document.querySelector('dialog[open]')) root.classList.remove('dialog-locked');
      opener?.focus();
    };
  }, [native]);
  const content = (
    <>
      {closeIcon && (
        <button type="button" className="dialog-close" aria-label={closeIcon} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      <h2 id={id} className={kind === 'sheet' ? 'visually-hidden' : 'dialog-title'}>
        {title}
      </h2>
      {kind === 'sheet' ? children : <div className="dialog-body">{children}</div>}
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
    </>
  );
  const className = kind === 'sheet' ? 'dialog sheet' : 'dialog';
  if (native) {
    return (
      <dialog
        ref={box}
        className={className}
        aria-labelledby={id}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        {content}
      </dialog>
    );
  }
  return (
    <div className="dialog-shade">
      <div
        ref={box}
        className={className}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          keepFocusInside(event);
        }}
      >
        {content}
      </div>
    </div>
  );
}
