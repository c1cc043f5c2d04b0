import './oneTimeCode.css';
import { type Ref, useId } from 'react';

interface OneTimeCodeProps {
  label: string;
  /** Name of the field in its form, whose value is read when it is sent (iOS fills it in silently). */
  name: string;
  /** What is wrong with the code, in words. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The field for a code from an SMS: one input that the phone can fill in. It takes whatever is
 * pasted ('123 456' too) and cuts nothing off; reading it cleans it (shared/format/oneTimeCode).
 */
export function OneTimeCode({ label, name, error, ref }: OneTimeCodeProps) {
  const id = useId();
  return (
    <div className="code-field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}error`}
      />
      <p className="code-field-error" id={`${id}error`}>
        {error}
      </p>
    </div>
  );
}
