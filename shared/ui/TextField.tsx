import { useLayoutEffect, useRef, useState } from 'react';
import { maskWithCaret } from '../lib/mask.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useTypedText } from './useTypedText.ts';
import './field.css';

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** By which text is taken over that was typed before React was there. */
  name?: string;
  value: string;
  /** For display, such as digits in groups. */
  mask?: (text: string) => string;
  type?: 'text' | 'date';
  inputMode?: 'numeric' | 'text';
  onChange: (typed: string) => void;
}

/** A mask keeps the caret in place. */
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
  /** A mask must not touch the text that is being composed. */
  const [composed, setComposed] = useState<string>();
  const typed = useTypedText(input, ({ text, caret: at, control, isComposing }) => {
    setComposed(isComposing ? text : undefined);
    if (mask && !isComposing && control === document.activeElement) {
      caret.current = maskWithCaret(mask, text, at).caret;
    }
    onChange(text);
    return undefined;
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
  /** `empty`: the placeholder. */
  value: string;
  empty: string;
  /** Name under which a tap before React loads is recorded. */
  tap?: string;
  onOpen: () => void;
}

/** The accessible name includes the chosen value, such as "Bank BDO". */
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
