import { type FormEvent, useId, useRef, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { type PickerOption, PickerView } from './PickerView.tsx';
import { usePrerenderedPicker } from './prerenderedPicker.ts';

interface PickerProps {
  open: boolean;
  title: string;
  /** What is chosen for, such as an amount; the chosen option stands beside it. */
  about?: string;
  options: readonly PickerOption[];
  value: string;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** The name of the button that opens it, if the document has such a picker before React is there. */
  tap?: string;
  onConfirm: (key: string) => void;
  /** Called on Cancel or Esc. The old value stays. */
  onCancel: () => void;
}

/** A bottom-sheet picker with Confirm and Cancel. */
export function Picker(props: PickerProps) {
  const { open, title, busy, onCancel } = props;
  return (
    <Dialog kind="sheet" open={open} title={title} onClose={() => busy || onCancel()}>
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
