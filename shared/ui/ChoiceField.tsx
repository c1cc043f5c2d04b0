import { Field, type FieldProps } from './Field.tsx';

interface ChoiceFieldProps extends Omit<FieldProps, 'children'> {
  /** The chosen value, and the placeholder if there is none. */
  value: string;
  empty: string;
  /** Name under which a tap before React loads is recorded. */
  tap?: string;
  onOpen: () => void;
}

/** A field that opens a picker. Its accessible name includes the chosen value, such as "Bank BDO". */
export function ChoiceField({ value, empty, tap, onOpen, ...field }: ChoiceFieldProps) {
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
          data-tap={tap}
          aria-labelledby={`${id}-label ${id}-value`}
          onClick={onOpen}
        >
          <span id={`${id}-value`}>{value || empty}</span>
        </button>
      )}
    </Field>
  );
}
