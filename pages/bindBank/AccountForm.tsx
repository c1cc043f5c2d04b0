import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { MutationBar } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { Segments } from '../../shared/ui/Segments.tsx';
import { dropErrorToasts } from '../../shared/ui/toast.ts';
import { BindField } from './BindField.tsx';
import { keepDraft, withDraft } from './bindBank.draft.ts';
import { text } from './bindBank.messages.ts';
import {
  askedItems,
  cardTypesOf,
  startForm,
  unfinishedItems,
  withCardType,
  withValue,
} from './bindBank.model.ts';
import { reportStart } from './bindStart.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { loadLazyParts } from './loadLazyParts.ts';
import { useAccountSave } from './useAccountSave.ts';
import { useSheets } from './useSheets.ts';

interface AccountFormProps {
  items: readonly BindItem[];
  /** Receives the component that shows a saved account. */
  onSaved: (Saved: ComponentType) => void;
}

const segmentOf = (key: string) => ({
  key,
  label: text.cardType[key] ?? text.otherCardType(key),
});

/** The account form: account type, fields, error summary, review and save. */
export function AccountForm({ items, onSaved }: AccountFormProps) {
  const [form, setForm] = useState(() => withDraft(startForm(items)));
  /** The items on screen when Next was pressed. Only these are in the summary. */
  const [tried, setTried] = useState<readonly BindItem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const [sheet, open, close, lazyParts] = useSheets();
  const shown = askedItems(items, form);
  const unfinished = unfinishedItems(items, form);
  const types = cardTypesOf(items);

  // Before the effects of the write, which drops the draft once the account is saved.
  useEffect(() => keepDraft(items, form), [items, form]);
  useEffect(() => dropErrorToasts, []);
  const [account, saveAccount] = useAccountSave(items, onSaved);

  const change = (code: string, value: string) =>
    setForm((before) => withValue(before, code, value));
  const begin = () => {
    if (begun.current) return;
    begun.current = true;
    reportStart(form.cardType);
    loadLazyParts().catch(() => undefined);
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
    if (check()) void open('review');
  };
  const save = async () => {
    // The form may have changed while the review was loading.
    if (check()) await saveAccount(form);
    close();
  };

  return (
    <>
      <p className="muted">{text.lead}</p>
      {types.length > 1 && (
        <Segments
          legend={text.cardTypes}
          segments={types.map(segmentOf)}
          value={form.cardType}
          onChange={(cardType) => setForm(withCardType(items, form, cardType))}
        />
      )}
      <form
        id="account"
        noValidate
        onSubmit={next}
        onFocus={begin}
        onPointerDown={begin}
        className="account-form"
      >
        <ErrorSummary
          items={unfinished.filter((item) => tried.includes(item))}
          form={form}
          boxRef={summary}
        />
        {shown.length ? (
          <section className="card">
            {shown.map((item) => (
              <BindField
                key={[item.cardTypeMi, item.channelNumber, item.code].join()}
                item={item}
                form={form}
                tried={tried.includes(item)}
                onChange={change}
                onOpen={(opened) => open({ item: opened })}
              />
            ))}
          </section>
        ) : (
          <EmptyBlock
            title={text.emptyTitle}
            text={types.length > 1 ? text.emptyText : text.noItemsText}
            action={<Contact />}
          />
        )}
      </form>
      <MutationBar
        what="account"
        mutation={account}
        control={
          <Button type="submit" form="account" busy={account.disabled} disabled={!shown.length}>
            {text.next}
          </Button>
        }
      />
      {lazyParts && sheet && (sheet !== 'review' || account.offered) && (
        <lazyParts.BindSheets
          sheet={sheet}
          items={items}
          form={form}
          busy={account.disabled}
          onChange={change}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  );
}
