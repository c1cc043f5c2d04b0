import './picker.css';
import './rows.css';
import './radio.css';
import type { FormEvent, Ref } from 'react';
import { type AnyText, defineMessages, quoted } from '../lib/messages.ts';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';

/** The buttons of every picker. */
const PICKER_TEXT = defineMessages('picker', {
  confirm: quoted('Confirm'),
  cancel: quoted('Cancel'),
});

/** The controls of a picker. */
export const controlsOf = (box: HTMLElement) =>
  Array.from(box.querySelectorAll<HTMLElement>('button,input'));

/** The borrower's choice and focus in a picker of the document. */
export interface PickerState {
  /** The key of the chosen option. */
  chosen: string;
  /** The place of the control with the focus; -1 if none has it. */
  focused: number;
  /** In px. */
  scrollTop: number;
}

export interface PickerOption {
  key: string;
  label: string;
  /** Sanitized address of a logo. */
  image?: string | undefined;
  note?: string;
}

export interface PickerViewProps {
  title: AnyText;
  /** The purpose of the choice, such as an amount. */
  about?: string | undefined;
  options: readonly PickerOption[];
  /** The chosen option. */
  value: string;
  /** The name of its radio buttons, unique in the document. */
  name: string;
  busy?: boolean | undefined;
  form?: Ref<HTMLFormElement>;
  onChoose?: (key: string) => void;
  onConfirm?: (event: FormEvent) => void;
  onCancel?: () => void;
  /** The id of the title, if the dialog has its name from it. */
  titleId?: string;
  /** Attributes of Cancel where the browser closes the picker. */
  closes?: object | undefined;
  /** The name of the button that opens it, by which a tap on Confirm is recorded before React is there. */
  tap?: string | undefined;
}

/** The content of a picker's sheet: native radio buttons, so that arrow keys and Enter work. */
export function PickerView(props: PickerViewProps) {
  const { title, about, options, value, name, busy, form } = props;
  const { onChoose, onConfirm, onCancel, titleId, closes, tap } = props;
  const hasImages = options.some(({ image }) => image);
  return (
    <form ref={form} method="dialog" onSubmit={onConfirm} onReset={onCancel}>
      <div className="picker-head">
        <Button kind="quiet" type="reset" blocked={busy} {...closes}>
          {PICKER_TEXT.cancel}
        </Button>
        <Text as="p" className="picker-title center" aria-hidden="true">
          {title}
        </Text>
        <Button kind="quiet" type="submit" tap={tap && `${tap}Confirm`} busy={busy}>
          {PICKER_TEXT.confirm}
        </Button>
        {about && <p className="picker-about center">{about}</p>}
      </div>
      <fieldset className="picker-options">
        <Text as="legend" className="visually-hidden" id={titleId}>
          {title}
        </Text>
        {options.map(({ key, label, image, note }) => (
          <label className="picker-option" key={key}>
            {image ? (
              <img src={image} alt="" width="40" height="40" />
            ) : (
              hasImages && <span className="picker-blank" />
            )}
            <span className="picker-label">
              <Text>{label}</Text>
              {note && <span className="hint">{note}</span>}
            </span>
            <input
              className="radio"
              type="radio"
              name={name}
              value={key}
              checked={value === key}
              onChange={() => onChoose?.(key)}
            />
          </label>
        ))}
      </fieldset>
    </form>
  );
}
