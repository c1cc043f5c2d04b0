import './sheet.css';
import './picker.css';
import './radio.css';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { usePrerenderedPicker } from './prerenderedPicker.ts';

export interface PickerOption {
  key: string;
  label: string;
  /** Sanitized address of a logo. */
  image?: string;
  note?: string;
}

interface PickerProps {
  open: boolean;
  title: string;
  options: readonly PickerOption[];
  value: string;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** The name of the button that opens it, if the document has a `PickerSkeleton` for it. */
  tap?: string;
  onConfirm: (key: string) => void;
  /** Called on Cancel or Esc. The old value stays. */
  onCancel: () => void;
}

/** A bottom-sheet picker with Confirm and Cancel. Native radio buttons, so that arrow keys and Enter work. */
export function Picker(props: PickerProps) {
  const { open, title, busy, onCancel } = props;
  return (
    <Dialog kind="sheet" open={open} title={title} onClose={() => busy || onCancel()}>
      <PickerForm {...props} />
    </Dialog>
  );
}

function PickerForm(props: PickerProps) {
  const { title, options, value, confirmLabel, cancelLabel, busy = false, tap } = props;
  const form = useRef<HTMLFormElement>(null);
  const isOffered = (key: string) => options.some((option) => option.key === key);
  const earlier = usePrerenderedPicker(tap, form, (key) => isOffered(key) && props.onConfirm(key));
  const [chosen, setChosen] = useState(earlier && isOffered(earlier) ? earlier : value);
  const name = useId();
  const hasImages = options.some(({ image }) => image);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && chosen) props.onConfirm(chosen);
  };
  return (
    <form ref={form} onSubmit={confirm}>
      <PickerHead
        title={title}
        cancel={
          <Button kind="quiet" blocked={busy} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
        }
        confirm={
          <Button kind="quiet" type="submit" busy={busy}>
            {confirmLabel}
          </Button>
        }
      />
      <fieldset className="picker-options">
        <legend className="visually-hidden">{title}</legend>
        {options.map(({ key, label, image, note }) => (
          <label className="picker-option" key={key}>
            {image ? (
              <img src={image} alt="" width="40" height="40" />
            ) : (
              hasImages && <span className="picker-blank" />
            )}
            <span className="picker-label">
              {label}
              {note && <span className="picker-note">{note}</span>}
            </span>
            <input
              className="radio"
              type="radio"
              name={name}
              value={key}
              checked={chosen === key}
              onChange={() => setChosen(key)}
            />
          </label>
        ))}
      </fieldset>
    </form>
  );
}

interface PickerHeadProps {
  title: string;
  cancel: ReactNode;
  confirm: ReactNode;
}

/** The head of a picker, also of one in the document. */
export function PickerHead({ title, cancel, confirm }: PickerHeadProps) {
  return (
    <div className="picker-head">
      {cancel}
      <p className="picker-title" aria-hidden="true">
        {title}
      </p>
      {confirm}
    </div>
  );
}
