import { useEffect, useRef } from 'react';
import { runAfter } from '../lib/waiting.ts';

const isDialogOpen = () => document.querySelector('dialog[open],[role=dialog]') !== null;

const isInField = () => document.activeElement?.matches('input,textarea,select') ?? false;

/**
 * Opens a dialog some time after the page has loaded: after another open dialog, and not while a field is in use. A focused
 * link, button or heading does not matter, because the dialog returns the focus.
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
    const look = () => {
      if (isDue && !isDialogOpen() && !isInField()) latest.current();
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
