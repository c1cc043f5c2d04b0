import { type ReactNode, type Ref, useId } from 'react';
import type { Quoted } from '../lib/messages.ts';
import { Text } from './Text.tsx';
import './problem.css';
import './oneTimeCode.css';

interface OneTimeCodeProps {
  label: string;
  /** Of the field, whose value is read on submit, because autofill on iOS may fire no event. */
  name: string;
  error?: ReactNode | Quoted;
  inputRef?: Ref<HTMLInputElement>;
}

/** The phone can autofill it. Accepts any pasted text, such as `123 456`; `plainCharacters` cleans it when it is read. */
export function OneTimeCode({ label, name, error, inputRef }: OneTimeCodeProps) {
  const id = useId();
  return (
    <div className="code-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="field-control"
        ref={inputRef}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}error`}
      />
      <Text as="p" className="problem" id={`${id}error`}>
        {error ?? ''}
      </Text>
    </div>
  );
}
