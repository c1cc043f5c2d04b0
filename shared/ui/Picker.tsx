import {
  type FormEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AnyText } from '../lib/messages.ts';
import { Dialog } from './Dialog.tsx';
import { type PickerOption, PickerView } from './PickerView.tsx';

interface PickerProps {
  title: AnyText;
  /** What is chosen for, such as an amount; the chosen option stands beside it. */
  about?: string;
  options: readonly PickerOption[];
  value: string;
  busy?: boolean;
  /** The name of the button that opens it, if the document has such a picker before React is there. */
  tap?: string;
  onConfirm: (key: string) => void;
  /** Called on Cancel or Esc. The old value stays. */
  onCancel: () => void;
}

/** A bottom-sheet picker with Confirm and Cancel. */
export function Picker(props: PickerProps) {
  const { title, busy, onCancel } = props;
  return (
    <Dialog kind="sheet" title={title} onClose={() => busy || onCancel()}>
      <PickerForm {...props} />
    </Dialog>
  );
}

function PickerForm({ value, about, busy, tap, onConfirm, onCancel, ...props }: PickerProps) {
  const form = useRef<HTMLFormElement>(null);
  const isOffered = (key: string) => props.options.some((option) => option.key === key);
  const earlier = usePrerenderedPicker(tap, form, (key) => isOffered(key) && onConfirm(key));
  const [chosen, setChosen] = useState(earlier && isOffered(earlier) ? earlier : value);
  const label = props.options.find(({ key }) => key === chosen)?.label;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && chosen) onConfirm(chosen);
  };
  return (
    <PickerView
      {...props}
      about={about && [about, label].filter(Boolean).join(' · ')}
      value={chosen}
      name={useId()}
      busy={busy}
      form={form}
      onChoose={setChosen}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}

const controlsOf = (form: HTMLElement | null) =>
  Array.from(form?.querySelectorAll<HTMLElement>('button,input') ?? []);

/** The picker that the paint script has opened, if it is still open. */
function openPicker(tap: string | undefined): HTMLDialogElement | null {
  if (!tap || typeof document === 'undefined') return null;
  return document.querySelector(`[data-picker="${tap}"][open]`);
}

/** Closes the picker that was opened before React had loaded. @returns whether it was open. */
export function closePrerenderedPicker(tap: string): boolean {
  const picker = openPicker(tap);
  picker?.close();
  return picker !== null;
}

/**
 * Takes over the picker that was opened before React had loaded, with its choice, focus and scroll position.
 * @param tap the name of the button that opens the picker. @param form React's, in a dialog.
 * @param onConfirm called with the choice if it was already confirmed. @returns the choice; undefined if none was open.
 */
function usePrerenderedPicker(
  tap: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  onConfirm: (value: string) => void,
): string | undefined {
  const [choice] = useState(() => {
    const picker = openPicker(tap);
    return (
      picker && {
        value: picker.querySelector<HTMLInputElement>(':checked')?.value ?? '',
        // Confirm was tapped: React does what it does.
        confirmed: picker.dataset.confirmed === 'true',
        focused: controlsOf(picker).indexOf(document.activeElement as HTMLElement),
        scrollTop: picker.scrollTop,
      }
    );
  });
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
