import type { MouseEvent, Ref } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ChoiceField, TextField } from '../../shared/ui/TextField.tsx';
import { bindBankText } from './bindBank.messages.ts';
import { type BindForm, enteredValue, fieldValue, problemOf } from './bindBank.model.ts';
import {
  dateIn,
  fieldKind,
  isChosen,
  maskOf,
  type PhoneProblem,
  phoneField,
  shownValue,
} from './bindField.model.ts';

/** The id of an item's control, for labels and for the error summary. */
function fieldId(code: string): string {
  return `item-${code}`;
}

export interface FieldActions {
  onType: (item: BindItem, typed: string) => void;
  onClear: (item: BindItem) => void;
  /** Opens the sheet of a choice or an amount. */
  onOpen: (item: BindItem) => void;
  /** Whether Next was pressed with the item on screen. Only then an empty item shows an error. */
  isTried: (item: BindItem) => boolean;
  /** The problem of the last text that was entered. */
  refused: (item: BindItem) => PhoneProblem | undefined;
}

interface BindFieldProps {
  item: BindItem;
  form: BindForm;
  actions: FieldActions | undefined;
}

function errorText(problem: 'missing' | PhoneProblem, title: string, isChoice: boolean): string {
  const { max, example } = phoneField();
  if (problem === 'missing') return bindBankText.missing(title, isChoice);
  return problem === 'tooLong'
    ? bindBankText.longPhone(max)
    : bindBankText.badPhone(maskOf('phone')(example));
}

/** One form item, shown as the kind of field that matches its category and input type. */
export function BindField({ item, form, actions }: BindFieldProps) {
  const kind = fieldKind(item);
  const found = problemOf(item, form);
  const isEarly = found === 'missing' && !actions?.isTried(item);
  const problem = actions?.refused(item) ?? (isEarly ? undefined : found);
  const isChoice = isChosen(item);
  const field = {
    id: fieldId(item.code),
    label: item.required ? item.title : bindBankText.optional(item.title),
    hint: item.subtitle,
    error: problem && errorText(problem, item.title, isChoice),
  };
  const typing = { name: item.code, onChange: (typed: string) => actions?.onType(item, typed) };
  if (isChoice || kind === 'money') {
    const value = fieldValue(item, form);
    return (
      <>
        <ChoiceField
          {...field}
          value={value && shownValue(item, value)}
          empty={isChoice ? bindBankText.choose : bindBankText.tapToEnter}
          tap={`open-${item.code}`}
          onOpen={() => actions?.onOpen(item)}
        />
        {value && !item.required && (
          <Button kind="quiet" onClick={() => actions?.onClear(item)}>
            {bindBankText.clear(item.title)}
          </Button>
        )}
      </>
    );
  }
  if (kind === 'day') {
    const day = fieldValue(item, form);
    // The field shows the phone's own format, and the line below it the one that the page has.
    const hint = [item.subtitle, day].filter(Boolean).join(' · ');
    return <TextField {...field} {...typing} hint={hint} value={dateIn(day)} type="date" />;
  }
  const numeric = kind === 'number' || kind === 'phone' || kind === 'bankCard';
  return (
    <TextField
      {...field}
      {...typing}
      value={enteredValue(item, form)}
      inputMode={numeric ? 'numeric' : 'text'}
      {...(numeric && { mask: maskOf(kind) })}
    />
  );
}

interface ErrorSummaryProps {
  items: readonly BindItem[];
  form: BindForm;
  boxRef: Ref<HTMLDivElement>;
}

function focusField(event: MouseEvent, code: string): void {
  event.preventDefault();
  document.getElementById(fieldId(code))?.focus();
}

/** The items that are missing or wrong, each with a link to its field. Nothing if there are none. */
export function ErrorSummary({ items, form, boxRef }: ErrorSummaryProps) {
  if (!items.length) return null;
  const allMissing = items.every((item) => problemOf(item, form) === 'missing');
  return (
    <Notice className="error-summary" tone="refused" role="alert" tabIndex={-1} ref={boxRef}>
      <p>{allMissing ? bindBankText.summary(items.length) : bindBankText.correct(items.length)}</p>
      <ul className="links">
        {items.map(({ code, title }) => (
          <li key={code}>
            <a href={`#${fieldId(code)}`} onClick={(event) => focusField(event, code)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
