import './field.css';
import { type ReactNode, useId } from 'react';

/** What ties a control to its label, its hint and its error. */
export interface DescribedControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  /** Id of the control, so that an error summary can lead to it. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  children: (described: DescribedControl) => ReactNode;
}

/** A label, a control, and below it a hint and what is wrong with it, in words. */
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
        <p className="field-hint" id={`${base}h`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${base}e`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ChoiceFieldProps extends Omit<FieldProps, 'children'> {
  /** What is chosen, or what stands for nothing. */
  value: string;
  empty: string;
  onOpen: () => void;
}

/** A field that opens a picker; its name says what is chosen, such as "Bank, BDO". */
export function ChoiceField({ value, empty, onOpen, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      {({ id, ...described }) => (
        <button
          type="button"
          {...described}
          id={id}
          className={
            value ? 'field-control field-choice' : 'field-control field-choice field-empty'
          }
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          onClick={onOpen}
        >
          <span id={`${id}-value`}>{value || empty}</span>
        </button>
      )}
    </Field>
  );
}
