import './problem.css';
import './field.css';
import { type ReactNode, useId } from 'react';

/** The attributes that link a control to its label, hint and error. */
interface DescribedControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  /** Id of the control, which an error summary can link to. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  children: (described: DescribedControl) => ReactNode;
}

/** A label and a control, with a hint and an error message below. */
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
