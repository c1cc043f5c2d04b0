import './field.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { maskWithCaret } from '../lib/mask.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useTypedText } from './useTypedText.ts';

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** Its name in the form, by which text is taken over that was typed before React was there. */
  name?: string;
  /** The unformatted value. */
  value: string;
  /** Formats the value for display, such as digits in groups. */
  mask?: (text: string) => string;
  type?: 'text' | 'date';
  inputMode?: 'numeric' | 'text';
  onChange: (typed: string) => void;
}

/** A labelled one-line input. Its mask formats the typed text and keeps the caret in place. */
export function TextField({
  name,
  value,
  mask,
  type = 'text',
  inputMode,
  onChange,
  ...field
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const shown = mask ? mask(value) : value;
  /** The text that is being composed, which a mask must not touch. */
  const [composed, setComposed] = useState<string>();
  const typed = useTypedText(input, (text, control, isComposing) => {
    setComposed(isComposing ? text : undefined);
    if (mask && !isComposing && control === document.activeElement) {
      caret.current = maskWithCaret(mask, text, control.selectionEnd ?? text.length).caret;
    }
    onChange(text);
  });
  return (
    <Field {...field}>
      {(described) => (
        <input
          ref={input}
          {...described}
          name={name}
          className="field-control"
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          value={composed ?? shown}
          {...typed}
          onFocus={({ target }) => target.scrollIntoView({ block: 'center' })}
        />
      )}
    </Field>
  );
}

interface ChoiceFieldProps extends Omit<FieldProps, 'children'> {
  /** The chosen value, and the placeholder if there is none. */
  value: string;
  empty: string;
  /** Name under which a tap before React loads is recorded. */
  tap?: string;
  onOpen: () => void;
}

/** A field that opens a picker. Its accessible name includes the chosen value, such as "Bank BDO". */
export function ChoiceField({ value, empty, tap, onOpen, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      {({ id, ...described }) => (
        <button
          type="button"
          {...described}
          id={id}
          className={`field-control field-choice ${value ? '' : 'field-empty'}`}
          aria-haspopup="dialog"
          data-tap={tap}
          aria-labelledby={`${id}-label ${id}-value`}
          onClick={onOpen}
        >
          <span id={`${id}-value`}>{value || empty}</span>
        </button>
      )}
    </Field>
  );
}
