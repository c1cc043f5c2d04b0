import { Field, type FieldProps } from './Field.tsx';

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
