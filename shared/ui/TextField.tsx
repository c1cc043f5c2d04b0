import './field.css';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { maskWithCaret } from '../lib/mask.ts';
import { Field, type FieldProps } from './Field.tsx';

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** Without the mask's spaces. */
  value: string;
  /** How a typed text is shown; digits keep the caret behind them. */
  mask?: (text: string) => string;
  type?: 'text' | 'date';
  inputMode?: 'numeric' | 'text';
  onChange: (typed: string) => void;
}

/** A labelled one-line input whose mask groups what is typed and keeps the caret in its place (spec 5). */
export function TextField({
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
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionEnd } = target;
    if (mask) caret.current = maskWithCaret(mask, typed, selectionEnd ?? typed.length).caret;
    onChange(typed);
  };
  return (
    <Field {...field}>
      {(described) => (
        <input
          ref={input}
          {...described}
          className="field-control"
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          value={mask ? mask(value) : value}
          onChange={change}
          onFocus={({ target }) => target.scrollIntoView({ block: 'center' })}
        />
      )}
    </Field>
  );
}
