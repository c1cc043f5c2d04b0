import { useState } from 'react';
import { PickerView, type PickerViewProps } from './PickerView.tsx';

/*
 * A picker that works before React is there: its button opens it by `commandfor`, which Chrome has since 135 and Safari
 * since 26.2. In older browsers a tap on the button waits for React, like on every button.
 */

/** Attributes of the button that opens a picker. @param tap the name of the button. */
export const opensPicker = (tap: string) => ({ command: 'show-modal', commandfor: tap });

/** The name under which a tap on Confirm is recorded. @param tap the name of the button that opens the picker. */
export const confirmTapOf = (tap: string | undefined) => tap && `${tap}Confirm`;

interface DocumentPickerProps
  extends Pick<PickerViewProps, 'title' | 'about' | 'options' | 'value'> {
  /** The name of the button that opens it. */
  tap: string;
}

/** The picker of a document, for a page whose `Picker` takes it over. */
export function DocumentPicker({ tap, ...props }: DocumentPickerProps) {
  return (
    <dialog id={tap} className="dialog sheet" aria-labelledby={`${tap}-title`}>
      <PickerView
        {...props}
        name={tap}
        titleId={`${tap}-title`}
        closes={{ type: 'button', command: 'close', commandfor: tap }}
        confirmTap={confirmTapOf(tap)}
      />
    </dialog>
  );
}

const controlsOf = (box: HTMLElement | null | undefined) =>
  Array.from(box?.querySelectorAll<HTMLElement>('button,input') ?? []);

/** What the borrower has done in a picker of the document. */
export interface PickerState {
  /** The key of the chosen option. */
  chosen: string;
  /** The place of the control with the focus; -1 if none has it. */
  focused: number;
  /** In px. */
  scrollTop: number;
}

/**
 * Reads the open picker of the document, which is there until React's first render is shown.
 * @param tap the name of the button that opens it. @returns undefined if it is not open.
 */
export function useDocumentPicker(tap: string | undefined): PickerState | undefined {
  const [state] = useState(() => {
    if (!tap || typeof document === 'undefined') return undefined;
    const picker = document.getElementById(tap);
    if (!picker?.matches('dialog[open]')) return undefined;
    return {
      chosen: picker.querySelector<HTMLInputElement>(':checked')?.value ?? '',
      focused: controlsOf(picker).indexOf(document.activeElement as HTMLElement),
      scrollTop: picker.scrollTop,
    };
  });
  return state;
}

/** Gives a dialog, which has just opened, the focus and the scroll position of the document's picker. */
export function restorePicker(dialog: HTMLElement, { focused, scrollTop }: PickerState): void {
  dialog.scrollTop = scrollTop;
  controlsOf(dialog)[focused]?.focus({ preventScroll: true });
}
