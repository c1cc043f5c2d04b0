import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { usePrerenderedForm } from '../../shared/runtime/prerenderedForm.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { NotedBar } from '../../shared/ui/StickyBar.tsx';
import { dropErrorToasts } from '../../shared/ui/toast.ts';
import { ACCOUNT_FORM, AccountFormView } from './AccountFormView.tsx';
import { reportStart } from './accountSave.ts';
import { ErrorSummary } from './BindField.tsx';
import { keepDraft, withDraft } from './bindBank.draft.ts';
import { bindBankText } from './bindBank.messages.ts';
import {
  enteredValue,
  itemKey,
  requestedItems,
  startForm,
  unfinishedItems,
  withCardType,
  withValue,
} from './bindBank.model.ts';
import { type Edit, editOf, fieldKind, type PhoneProblem } from './bindField.model.ts';
import { loadSheets, useAccountSave, useSheets } from './useAccount.ts';

interface AccountFormProps {
  items: readonly BindItem[];
  /** Receives the component that shows a saved account. */
  onSaved: (Saved: ComponentType) => void;
}

/** The account form: account type, fields, error summary, review and save. */
export function AccountForm({ items, onSaved }: AccountFormProps) {
  const [form, setForm] = useState(() => withDraft(startForm(items)));
  /** The problem of the last text that was entered for an item, by its key. */
  const [refused, setRefused] = useState<Readonly<Record<string, PhoneProblem | undefined>>>({});
  /** The items on screen when Next was pressed. Only these are in the summary. */
  const [tried, setTried] = useState<readonly BindItem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const begun = useRef(false);
  const [opened, open, close] = useSheets();
  const shown = requestedItems(items, form);
  const unfinished = unfinishedItems(items, form);

  // Before the effects of the write, which drops the draft once the account is saved.
  useEffect(() => keepDraft(items, form), [items, form]);
  useEffect(() => dropErrorToasts, []);
  const [account, saveAccount] = useAccountSave(items, onSaved);

  const change = (code: string, value: string) =>
    setForm((before) => withValue(before, code, value));
  const type = (item: BindItem, { value, problem }: Edit) => {
    setRefused((before) => ({ ...before, [itemKey(item)]: problem }));
    change(item.code, value);
  };
  // The text that was typed before React was there. The borrower has seen it, so a refused one stays until it is corrected.
  usePrerenderedForm(ACCOUNT_FORM, formRef, (code, typed) => {
    const item = shown.find((one) => one.code === code);
    if (!item) return;
    const edit = editOf(fieldKind(item), '', typed);
    type(item, edit.problem === 'badPhone' ? { value: typed } : edit);
  });
  const begin = () => {
    if (begun.current) return;
    begun.current = true;
    reportStart(form.cardType);
    loadSheets().catch(() => undefined);
  };
  /** Whether the form can be sent. If not, the summary says why. */
  const check = () => {
    setTried([...tried, ...shown]);
    if (!unfinished.length) return true;
    requestAnimationFrame(() => summary.current?.focus());
    return false;
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    begin();
    if (check()) open('review');
  };
  const save = async () => {
    // The form may have changed while the review was loading.
    if (check()) await saveAccount(form);
    close();
  };

  const actions = {
    formRef,
    onCardType: (cardType: string) => setForm(withCardType(items, form, cardType)),
    onSubmit: next,
    onBegin: begin,
    onType: (item: BindItem, typed: string) =>
      type(item, editOf(fieldKind(item), enteredValue(item, form), typed)),
    onClear: (item: BindItem) => change(item.code, ''),
    onOpen: (item: BindItem) => open({ item }),
    isTried: (item: BindItem) => tried.includes(item),
    refused: (item: BindItem) => refused[itemKey(item)],
    summary: (
      <ErrorSummary
        items={unfinished.filter((item) => tried.includes(item))}
        form={form}
        boxRef={summary}
      />
    ),
    bar: (
      <NotedBar note={account.note}>
        <Button
          type="submit"
          form={ACCOUNT_FORM}
          tap="next"
          busy={account.busy && bindBankText.saving}
          disabled={!shown.length}
        >
          {bindBankText.next}
        </Button>
      </NotedBar>
    ),
  };

  return (
    <>
      <AccountFormView shown={{ items, form }} actions={actions} />
      {opened && (
        <opened.parts.BindSheets
          sheet={opened.sheet}
          items={items}
          form={form}
          busy={account.busy}
          onChange={change}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  );
}
