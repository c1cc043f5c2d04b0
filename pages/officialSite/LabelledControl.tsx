import type { ReactNode } from 'react';

interface LabelledControlProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | false | undefined;
  /** Renders the control with what links it to its label, hint and error. */
  children: (linked: {
    id: string;
    className: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label and a control with its hint and error. Smaller than `Field`, which serves the forms about an order. */
export function LabelledControl({ id, label, hint, error, children }: LabelledControlProps) {
  const notes = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className="labelled-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'field-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}h`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}e`}>
          {error}
        </p>
      )}
    </div>
  );
}
