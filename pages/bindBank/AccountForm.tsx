import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { showLost } from '../../shared/lazy/reloadPage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { Segments } from '../../shared/ui/Segments.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import { BindField, fieldId } from './BindField.tsx';
import type { OpenSheet } from './BindSheets.tsx';
import { dropDraft, keepDraft, withDraft } from './bindBank.draft.ts';
import { cardTypesOf, missingItems, startForm, visibleItems, withValue } from './bindBank.model.ts';
import { text } from './bindBank.text.ts';
import { isUnanswered, reportStart } from './bindStart.ts';
import { loadSecond } from './loadSecond.ts';

type Note = 'checking' | 'unknown' | undefined;

interface AccountFormProps {
  items: readonly BindItem[];
  /** Is given what a saved account looks like. */
  onSaved: (Saved: ComponentType) => void;
}

type Second = Awaited<ReturnType<typeof loadSecond>>;

/** The form: kind of account, its fields, what is missing, the review, and the save. */
export function AccountForm({ items, onSaved }: AccountFormProps) {
  const [form, setForm] = useState(() => withDraft(startForm(items)));
  const [tried, setTried] = useState(false);
  const [sheet, setSheet] = useState<OpenSheet>();
  const [second, setSecond] = useState<Second>();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Note>(() => (isUnanswered(Date.now()) ? 'unknown' : undefined));
  const summary = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const shown = visibleItems(items, form);
  const missing = tried ? missingItems(items, form) : [];

  useEffect(() => keepDraft(items, form), [items, form]);

  const begin = () => {
    if (begun.current) return;
    begun.current = true;
    reportStart(form.cardType);
    loadSecond().catch(() => undefined);
  };
  const open = async (wanted: OpenSheet) => {
    try {
      setSecond(second ?? (await loadSecond()));
      setSheet(wanted);
    } catch {
      showLost();
    }
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missingItems(items, form).length) requestAnimationFrame(() => summary.current?.focus());
    else void open('review');
  };
  const save = async ({ saveAccount, Saved }: Second) => {
    setBusy(true);
    setNote(undefined);
    const outcome = await saveAccount(items, form, () => {
      setSheet(undefined);
      setNote('checking');
    });
    setBusy(false);
    setSheet(undefined);
    if (outcome === 'saved') {
      dropDraft();
      onSaved(Saved);
    } else setNote(outcome === 'unknown' ? 'unknown' : undefined);
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
          onChange={(cardType) => setForm({ ...form, cardType })}
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
        {missing.length > 0 && (
          <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
            <p>{text.summary(missing.length)}</p>
            <ul>
              {missing.map(({ code, title }) => (
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
                key={item.code}
                item={item}
                form={form}
                error={missing.includes(item) ? text.missing(item.title) : undefined}
                onChange={(code, value) => setForm((before) => withValue(before, code, value))}
                onOpen={(opened) => open({ item: opened })}
              />
            ))}
          </section>
        ) : (
          <EmptyBlock title={text.emptyTitle} text={text.emptyText} />
        )}
      </form>
      <StickyBar>
        <p className="bar-note" role="status">
          {note && text[note]}
        </p>
        <Button type="submit" form="account" busy={note === 'checking'} disabled={!shown.length}>
          {text.next}
        </Button>
      </StickyBar>
      {second && sheet && (
        <second.BindSheets
          sheet={sheet}
          items={items}
          form={form}
          busy={busy}
          onChange={(code, value) => setForm((before) => withValue(before, code, value))}
          onSave={() => save(second)}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
}
