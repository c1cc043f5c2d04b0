import type { BindItem } from '../../shared/api/bindCard.ts';
import { ChoiceField } from '../../shared/ui/Field.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import {
  type BindForm,
  fieldKind,
  heldValue,
  maskOf,
  rawValue,
  shownValue,
} from './bindBank.model.ts';
import { text } from './bindBank.text.ts';

/** The id of an item's control, for labels and for the error summary. */
export function fieldId(code: string): string {
  return `item-${code}`;
}

interface BindFieldProps {
  item: BindItem;
  form: BindForm;
  error: string | undefined;
  onChange: (code: string, value: string) => void;
  /** Opens the sheet of a choice or an amount. */
  onOpen: (item: BindItem) => void;
}

/** One item of the form as the field that its category and input type ask for (spec 3, 5). */
export function BindField({ item, form, error, onChange, onOpen }: BindFieldProps) {
  const kind = fieldKind(item);
  const field = { id: fieldId(item.code), label: item.title, hint: item.subtitle, error };
  if (kind === 'enum' || kind === 'city' || kind === 'money') {
    const value = heldValue(item, form);
    const empty = kind === 'money' ? text.enterAmount : text.choose;
    return (
      <ChoiceField
        {...field}
        value={value && shownValue(item, value)}
        empty={empty}
        onOpen={() => onOpen(item)}
      />
    );
  }
  const numeric = kind === 'number' || kind === 'phone' || kind === 'bankCard';
  return (
    <TextField
      {...field}
      value={form.values[item.code] ?? ''}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={numeric ? 'numeric' : 'text'}
      onChange={(typed) => onChange(item.code, rawValue(kind, typed))}
      {...(numeric && { mask: maskOf(kind) })}
    />
  );
}
