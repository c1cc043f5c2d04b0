import { type ReactNode, useId } from 'react';
import './problem.css';
import './field.css';

interface DescribedControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  /** An error summary can link to it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  children: (described: DescribedControl) => ReactNode;
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  const base = useId();
  const notes = [hint && `${base}h`, error && `${base}e`].filter(Boolean).join(' ');
  return (
    <div className="labelled-field">
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children({
        id,
        ...(notes && { 'aria-describedby': notes }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className="hint" id={`${base}h`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="problem" id={`${base}e`}>
          {error}
        </p>
      )}
    </div>
  );
}
