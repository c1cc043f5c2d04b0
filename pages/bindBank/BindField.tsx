import { useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ChoiceField } from '../../shared/ui/ChoiceField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { text } from './bindBank.messages.ts';
import {
  type BindForm,
  fieldKind,
  heldValue,
  maskOf,
  phoneField,
  readTyped,
  shownValue,
} from './bindBank.model.ts';

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

/** One form item, shown as the kind of field that matches its category and input type. */
export function BindField({ item, form, error, onChange, onOpen }: BindFieldProps) {
  const [refused, setRefused] = useState(false);
  const kind = fieldKind(item);
  const field = {
    id: fieldId(item.code),
    label: item.required ? item.title : text.optional(item.title),
    hint: item.subtitle,
    error: refused ? text.badPhone(phoneField().example) : error,
  };
  if (kind === 'enum' || kind === 'city' || kind === 'money') {
    const value = heldValue(item, form);
    const empty = kind === 'money' ? text.enterAmount : text.choose;
    return (
      <>
        <ChoiceField
          {...field}
          value={value && shownValue(item, value)}
          empty={empty}
          onOpen={() => onOpen(item)}
        />
        {value && !item.required && (
          <Button kind="quiet" onClick={() => onChange(item.code, '')}>
            {text.clear(item.title)}
          </Button>
        )}
      </>
    );
  }
  const held = form.values[item.code] ?? '';
  const change = (typed: string) => {
    const read = readTyped(kind, typed);
    // One digit too many is ignored silently. A pasted number that is not valid shows an error.
    setRefused(Boolean(read.refused) && read.digits.length > held.length + 1);
    onChange(item.code, read.refused ? held : read.digits);
  };
  const numeric = kind === 'number' || kind === 'phone' || kind === 'bankCard';
  return (
    <TextField
      {...field}
      value={held}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={numeric ? 'numeric' : 'text'}
      onChange={change}
      {...(numeric && { mask: maskOf(kind) })}
    />
  );
}
