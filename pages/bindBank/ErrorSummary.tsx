import type { MouseEvent, Ref } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { fieldId } from './BindField.tsx';
import { text } from './bindBank.messages.ts';
import { type BindForm, problemOf } from './bindBank.model.ts';

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
    <div className="error-summary" role="alert" tabIndex={-1} ref={boxRef}>
      <p>{allMissing ? text.summary(items.length) : text.correct(items.length)}</p>
      <ul>
        {items.map(({ code, title }) => (
          <li key={code}>
            <a href={`#${fieldId(code)}`} onClick={(event) => focusField(event, code)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
