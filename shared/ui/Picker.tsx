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
import { controlsOf, type PickerOption, type PickerState, PickerView } from './PickerView.tsx';

interface PickerProps {
  title: AnyText;
  /** The purpose of the choice, such as an amount; the chosen option stands beside it. */
  about?: string;
  options: readonly PickerOption[];
  value: string;
  busy?: boolean;
  /** The name of the button that opens it, if the document has such a picker before React is there. */
  tap?: string;
  /** The borrower's choice and focus in that picker, if it is open. */
  earlier?: PickerState | undefined;
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

function PickerForm({ value, about, busy, tap, earlier, ...props }: PickerProps) {
  const { onConfirm, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  useTakenOver(tap, form, earlier);
  const [chosen, setChosen] = useState(() => {
    const isOffered = props.options.some(({ key }) => key === earlier?.chosen);
    return earlier && isOffered ? earlier.chosen : value;
  });
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
      tap={tap}
      onChoose={setChosen}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}

/** Continues the picker of the document, so that the borrower sees no change. */
function useTakenOver(
  tap: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  earlier: PickerState | undefined,
): void {
  const dialog = () => form.current?.closest<HTMLElement>('[role=dialog]');
  // Before the dialog opens, so that closing it leads the focus to the button.
  useLayoutEffect(() => {
    const box = dialog();
    if (!earlier || !box) return;
    document.querySelector<HTMLElement>(`[data-tap="${tap}"]`)?.focus({ preventScroll: true });
    box.style.animation = 'none';
  }, []);
  useEffect(() => {
    const box = dialog();
    if (!earlier || !box) return;
    box.scrollTop = earlier.scrollTop;
    controlsOf(box)[earlier.focused]?.focus({ preventScroll: true });
  }, []);
}
