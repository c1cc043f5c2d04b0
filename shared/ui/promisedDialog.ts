import { useEffect, useRef } from 'react';
import { tryOr } from '../lib/tryOr.ts';
import { runAfter } from '../lib/waiting.ts';

const isDialogOpen = () => document.querySelector('dialog[open],[role=dialog]') !== null;

const isInField = () => document.activeElement?.matches('input,textarea,select') ?? false;

/** Whether a control has the focus of the keyboard. Engines without `:focus-visible` do not say. */
function isKeyboardUsed(): boolean {
  const { activeElement } = document;
  const isControl = activeElement?.matches('a,button,[tabindex="0"]') ?? false;
  return isControl && tryOr(() => activeElement?.matches(':focus-visible')) === true;
}

/**
 * Opens a dialog some time after the page has loaded. If another dialog is open then, it opens after that one; if a field, or
 * the keyboard, is in use, it opens when the focus leaves. A focused heading stands in no way.
 * @param isPromised false once it has been opened. @param delayMs after the first render.
 */
export function usePromisedDialog(isPromised: boolean, delayMs: number, open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isPromised) return;
    let isDue = false;
    let isCovered = false;
    const look = () => {
      if (!isDue) return;
      if (isDialogOpen()) {
        isCovered = true;
        return;
      }
      // The dialog that has just closed has returned the focus to its button, which nobody is about to use.
      if (isInField() || (!isCovered && isKeyboardUsed())) return;
      latest.current();
    };
    // After the next field has the focus, if there is one.
    const lookSoon = () => setTimeout(look);
    const cancel = runAfter(delayMs, () => {
      isDue = true;
      look();
    });
    // Dialogs are children of the body, or elements that show with `open`.
    const dialogs = new MutationObserver(look);
    dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    document.addEventListener('focusout', lookSoon);
    return () => {
      isDue = false;
      cancel();
      dialogs.disconnect();
      document.removeEventListener('focusout', lookSoon);
    };
  }, [isPromised, delayMs]);
}
