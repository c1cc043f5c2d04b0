import type { InputHTMLAttributes } from 'react';
import type { Tester } from './tester.model.ts';
import type { Preview } from './usePreview.ts';
import '../../shared/ui/field.css';

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

interface SelectFieldProps {
  label: string;
  value: string;
  /** The labels of the values, in this order. */
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** A labelled native select. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <label className="labelled-field">
      <span className="field-label">{label}</span>
      <select
        className="field-control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoicesProps {
  preview: Pick<Preview, 'tester' | 'change'>;
  /** The labels of a setting and of each of its values. */
  choices: Partial<Record<keyof Tester, Pick<SelectFieldProps, 'label' | 'options'>>>;
}

/** A select for each of some settings. */
export function Choices({ preview: { tester, change }, choices }: ChoicesProps) {
  return Object.entries(choices).map(([name, choice]) => (
    <SelectField
      key={name}
      {...choice}
      value={tester[name as keyof Tester]}
      onChange={(value) => change({ [name]: value })}
    />
  ));
}
