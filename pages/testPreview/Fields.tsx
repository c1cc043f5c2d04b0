import '../../shared/ui/field.css';
import type { InputHTMLAttributes } from 'react';

interface InputFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
}

/** A labelled input for values that no keyboard should correct. */
export function InputField({ label, onChange, ...rest }: InputFieldProps) {
  return (
    <label className="labelled-field">
      <span className="field-label">{label}</span>
      <input
        className="field-control"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </label>
  );
}

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** What is shown for each value, in this order. */
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** A labelled native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <label className="labelled-field">
      <span className="field-label">{label}</span>
      <select
        className="field-control"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {Object.entries<string>(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
