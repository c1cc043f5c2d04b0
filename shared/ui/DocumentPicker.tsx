import { controlsOf, type PickerState, PickerView, type PickerViewProps } from './PickerView.tsx';

/*
 * A picker that works before React is there: its button opens it by `commandfor`, which Chrome has since 135 and Safari
 * since 26.2. In older browsers a tap on the button waits for React, like on every button.
 */

/** Attributes of the button that opens a picker. @param tap the name of the button. */
export const opensPicker = (tap: string) => ({ command: 'show-modal', commandfor: tap });

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
        tap={tap}
      />
    </dialog>
  );
}

/**
 * Reads the open picker of the document, which is there until React's first render is shown.
 * @param tap the name of the button that opens it. @returns undefined if it is not open.
 */
export function documentPicker(tap: string): PickerState | undefined {
  const picker = document.getElementById(tap);
  if (!picker?.matches('dialog[open]')) return undefined;
  return {
    chosen: picker.querySelector<HTMLInputElement>(':checked')?.value ?? '',
    focused: controlsOf(picker).indexOf(document.activeElement as HTMLElement),
    scrollTop: picker.scrollTop,
  };
}
