import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** What the borrower did in the document's picker before React had loaded. */
interface PrerenderedChoice {
  value: string;
  /** Confirm was tapped: React does what it does. */
  confirmed: boolean;
  /** Place of the focused control among those of the form; -1 for none. */
  focused: number;
  scrollTop: number;
}

const controlsOf = (form: HTMLElement | null) =>
  Array.from(form?.querySelectorAll<HTMLElement>('button,input') ?? []);

/** The picker that the boot script has opened, if it is still open. */
function openPicker(tap: string | undefined): HTMLDialogElement | null {
  if (!tap || typeof document === 'undefined') return null;
  return document.querySelector(`[data-picker="${tap}"][open]`);
}

function readChoice(picker: HTMLDialogElement | null): PrerenderedChoice | undefined {
  return picker
    ? {
        value: picker.querySelector<HTMLInputElement>(':checked')?.value ?? '',
        confirmed: picker.dataset.confirmed === 'true',
        focused: controlsOf(picker).indexOf(document.activeElement as HTMLElement),
        scrollTop: picker.scrollTop,
      }
    : undefined;
}

/**
 * Takes over the picker that was opened before React had loaded, with its choice, focus and scroll position.
 * @param tap the name of the button that opens the picker. @param form React's, in a dialog.
 * @param onConfirm called with the choice if it was already confirmed. @returns the choice; undefined if none was open.
 */
export function usePrerenderedPicker(
  tap: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  onConfirm: (value: string) => void,
): string | undefined {
  const [choice] = useState(() => readChoice(openPicker(tap)));
  // Runs before the dialog opens, so that the borrower sees no change, and closing it leads the focus to the button.
  useLayoutEffect(() => {
    if (!choice) return;
    openPicker(tap)?.remove();
    document.querySelector<HTMLElement>(`[data-tap="${tap}"]`)?.focus({ preventScroll: true });
    const dialog = form.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog) dialog.style.animation = 'none';
  }, []);
  useEffect(() => {
    if (!choice) return;
    const dialog = form.current?.closest('[role=dialog]');
    if (dialog) dialog.scrollTop = choice.scrollTop;
    controlsOf(form.current)[choice.focused]?.focus({ preventScroll: true });
    if (choice.confirmed) onConfirm(choice.value);
  }, []);
  return choice?.value;
}
