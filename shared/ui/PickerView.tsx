import type { FormEvent } from 'react';
import { type AnyText, defineMessages, quoted } from '../lib/messages.ts';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';
import type { Modal } from './useModal.tsx';
import './dialog.css';
import './picker.css';
import './rows.css';
import './radio.css';

const PICKER_TEXT = defineMessages('picker', {
  confirm: quoted('Confirm'),
  cancel: quoted('Cancel'),
});

/**
 * The browser itself opens the dialog (Chrome 135, Safari 26.2) before React is there. In older browsers a tap waits for
 * React, like on every button.
 */
export const opensDialog = (id: string) => ({ command: 'show-modal', commandfor: id });

/** The browser puts the focus here when it opens the sheet. React would do it at once. */
const FIRST_FOCUS = { autoFocus: true };

export interface PickerOption {
  key: string;
  label: string;
  /** Sanitized address of a logo. */
  image?: string | undefined;
  note?: string;
}

export interface LivePicker {
  modal: Modal;
  /** In words: the confirmed choice is on its way. */
  busy?: string | false | undefined;
  onChoose: (key: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

interface PickerViewProps {
  /** Also the name of the radio buttons. A tap on Confirm before React is recorded as `<id>Confirm`. */
  id: string;
  title: AnyText;
  /** Such as an amount. */
  about?: string | undefined;
  /** Below Confirm. */
  caption?: (label: string) => string;
  options: readonly PickerOption[];
  value: string;
  live?: LivePicker | undefined;
}

/** Native radio buttons, so that arrow keys and Enter work. The browser opens and closes the sheet before React. */
export function PickerView(props: PickerViewProps) {
  const { id, title, about, caption, options, value, live } = props;
  const { Box, place, props: modal } = live?.modal ?? { Box: 'dialog' as const };
  const chosen = options.find(({ key }) => key === value);
  const hasImages = options.some(({ image }) => image);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !live?.busy) live?.onConfirm();
  };
  const sheet = (
    <Box id={id} className="dialog sheet" aria-labelledby={`${id}-title`} {...modal}>
      <form method="dialog" onSubmit={confirm}>
        <div className="picker-head">
          <Text as="h2" className="picker-title" id={`${id}-title`}>
            {title}
          </Text>
          <CancelButton id={id} onCancel={live?.onCancel} />
        </div>
        <fieldset className="picker-options" aria-labelledby={`${id}-title`}>
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
                name={id}
                value={key}
                checked={value === key}
                {...(!live && value === key && FIRST_FOCUS)}
                onChange={() => live?.onChoose(key)}
              />
            </label>
          ))}
        </fieldset>
        <div className="picker-foot">
          <Button
            type="submit"
            tap={`${id}Confirm`}
            busy={live?.busy}
            blocked={!chosen}
            aria-describedby={caption && `${id}-chosen`}
          >
            <span>
              <Text>{PICKER_TEXT.confirm}</Text> {about && <Text>{`· ${about}`}</Text>}
            </span>
          </Button>
          {caption && (
            <Text as="p" className="picker-chosen note center" id={`${id}-chosen`}>
              {chosen ? caption(chosen.label) : ''}
            </Text>
          )}
        </div>
      </form>
    </Box>
  );
  return place ? place(sheet) : sheet;
}

/** Also works while a choice is confirmed, or waits for fresh data. */
function CancelButton({ id, onCancel }: { id: string; onCancel: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={(event) => {
        // The browser would close it as well.
        event.preventDefault();
        onCancel?.();
      }}
      {...{ command: 'close', commandfor: id }}
    >
      <Text>{PICKER_TEXT.cancel}</Text>
    </button>
  );
}
