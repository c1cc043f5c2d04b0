import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { commonParameters, queryText } from '../../shared/api/session/session.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { MutationBar } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../shared/runtime/mutation/useMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { showLoadError } from '../../shared/ui/lazy/reloadPage.ts';
import { Segments } from '../../shared/ui/Segments.tsx';
import { dropErrorToasts } from '../../shared/ui/toast.ts';
import { accountReading, accountSave } from './account.mutation.ts';
import { BindField, fieldId } from './BindField.tsx';
import type { OpenSheet } from './BindSheets.tsx';
import { dropDraft, keepDraft, withDraft } from './bindBank.draft.ts';
import { text } from './bindBank.messages.ts';
import {
  askedItems,
  bindPayload,
  cardTypesOf,
  problemOf,
  startForm,
  unfinishedItems,
  withCardType,
  withValue,
} from './bindBank.model.ts';
import { reportStart } from './bindStart.ts';
import { loadLazyParts } from './loadLazyParts.ts';

interface AccountFormProps {
  items: readonly BindItem[];
  /** Receives the component that shows a saved account. */
  onSaved: (Saved: ComponentType) => void;
}

type LazyParts = Awaited<ReturnType<typeof loadLazyParts>>;

/** The account form: account type, fields, error summary, review and save. */
export function AccountForm({ items, onSaved }: AccountFormProps) {
  const [form, setForm] = useState(() => withDraft(startForm(items)));
  /** The items on screen when Next was pressed. Only these are in the summary. */
  const [tried, setTried] = useState<readonly BindItem[]>([]);
  const [sheet, setSheet] = useState<OpenSheet>();
  const [lazyParts, setLazyParts] = useState<LazyParts>();
  const [current] = useState(() => accountReading(items));
  const summary = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const shown = askedItems(items, form);
  const unfinished = unfinishedItems(items, form).filter((item) => tried.includes(item));

  useEffect(() => keepDraft(items, form), [items, form]);
  useEffect(() => dropErrorToasts, []);

  const saved = () => {
    dropDraft();
    // If the chunk does not load, the message in the bar still says that the account is saved.
    loadLazyParts().then(
      ({ Saved }) => onSaved(Saved),
      () => undefined,
    );
  };
  const account = useMutation(accountSave(queryText('source')), { current, onArrived: saved });

  const begin = () => {
    if (begun.current) return;
    begun.current = true;
    reportStart(form.cardType);
    loadLazyParts().catch(() => undefined);
  };
  const open = async (wanted: OpenSheet) => {
    try {
      setLazyParts(lazyParts ?? (await loadLazyParts()));
      setSheet(wanted);
    } catch {
      showLoadError();
    }
  };
  /** Whether the form can be sent. If not, the summary says why. */
  const check = () => {
    setTried([...tried, ...shown]);
    if (!unfinishedItems(items, form).length) return true;
    requestAnimationFrame(() => summary.current?.focus());
    return false;
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (check()) void open('review');
  };
  const save = async () => {
    // The form may have changed while the review was loading.
    if (check()) {
      const { product_id = '' } = commonParameters();
      const result = await account.send(bindPayload(items, form, product_id));
      if (result?.success) saved();
    }
    setSheet(undefined);
  };
  const types = cardTypesOf(items);

  return (
    <>
      <p className="muted">{text.lead}</p>
      {types.length > 1 && (
        <Segments
          legend={text.cardTypes}
          segments={types.map((key) => ({
            key,
            label: text.cardType[key] ?? text.otherCardType(key),
          }))}
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
        {unfinished.length > 0 && (
          <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
            <p>
              {unfinished.every((item) => problemOf(item, form) === 'missing')
                ? text.summary(unfinished.length)
                : text.correct(unfinished.length)}
            </p>
            <ul>
              {unfinished.map(({ code, title }) => (
                <li key={code}>
                  <a
                    href={`#${fieldId(code)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(fieldId(code))?.focus();
                    }}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {shown.length ? (
          <section className="card">
            {shown.map((item) => (
              <BindField
                key={[item.cardTypeMi, item.channelNumber, item.code].join()}
                item={item}
                form={form}
                tried={tried.includes(item)}
                onChange={(code, value) => setForm((before) => withValue(before, code, value))}
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
          onChange={(code, value) => setForm((before) => withValue(before, code, value))}
          onSave={save}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
}
