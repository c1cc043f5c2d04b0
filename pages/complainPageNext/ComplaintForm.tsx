import { type ChangeEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useEarlyForm } from '../../shared/page/earlyForm.ts';
import { pageAddress } from '../../shared/page/navigate.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import {
  blockedBy,
  clipped,
  LONGEST_TEXT,
  lengthOf,
  problemFields,
  type Subject,
  takenOver,
  urlsOf,
} from './complainPageNext.model.ts';
import { text } from './complainPageNext.text.ts';
import { dropDraft, EARLY_FORM, EARLY_WORDS, keepDraft, readDraft } from './complaintDraft.ts';
import { isUnanswered, sendComplaint } from './complaintSend.ts';
import { Photos } from './Photos.tsx';
import { Sent } from './Sent.tsx';
import { useUploads } from './useUploads.ts';

/** How long typing must rest before the counter is spoken, ms. */
const SPEAK_AFTER_MS = 1200;

type Note = 'checking' | 'unknown' | undefined;

interface ComplaintFormProps {
  subject: Subject;
  /** Whether the page can be used; until then words can be written, but neither sent nor illustrated. */
  ready: boolean;
}

/** Text, evidence and Send; nothing typed or uploaded is lost by a failure or a reload. */
export function ComplaintForm({ subject, ready }: ComplaintFormProps) {
  const [draft] = useState(() => readDraft(subject));
  const [detail, setDetail] = useState(draft.text);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [note, setNote] = useState<Note>(() =>
    isUnanswered(subject, Date.now()) ? 'unknown' : undefined,
  );
  const uploads = useUploads(draft.images);
  const form = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const blocked = blockedBy(uploads.items);
  const missing = tried && !detail.trim();

  useEarlyForm(EARLY_FORM, form, (_, early) => setDetail(takenOver(draft.text, early)));
  useEffect(() => {
    if (!sent) keepDraft(subject, { text: detail, images: urlsOf(uploads.items) });
  }, [subject, detail, uploads.items, sent]);

  const send = async () => {
    setTried(true);
    if (!detail.trim()) {
      showToast(text.empty, { tone: 'error' });
      words.current?.focus();
      return;
    }
    setBusy(true);
    setNote(undefined);
    const fields = problemFields(subject, detail, urlsOf(uploads.items));
    const outcome = await sendComplaint(subject, fields, () => setNote('checking'));
    setBusy(false);
    setNote(outcome === 'unknown' ? 'unknown' : undefined);
    if (outcome !== 'sent') return;
    dropDraft();
    setSent(true);
  };

  return (
    <>
      <form className="card" id={EARLY_FORM} ref={form}>
        <label className="field-label" htmlFor={`${id}t`}>
          {text.describe}
        </label>
        <DetailText
          id={`${id}t`}
          error={missing ? text.empty : undefined}
          value={detail}
          field={words}
          onChange={setDetail}
        />
      </form>
      <Photos uploads={ready ? uploads : undefined} />
      <p className="muted">{text.reply}</p>
      <StickyBar>
        <p className="bar-note" id={`${id}n`} role="status">
          {note ? text[note] : blocked && text.blocked[blocked]}
        </p>
        {note === 'unknown' && (
          <ButtonLink kind="quiet" href={pageAddress('complaintList')}>
            {text.mine}
          </ButtonLink>
        )}
        <Button
          busy={busy}
          blocked={!ready || Boolean(blocked)}
          aria-describedby={`${id}n`}
          onClick={send}
        >
          {text.send}
        </Button>
      </StickyBar>
      {sent && <Sent />}
    </>
  );
}

interface DetailTextProps {
  id: string;
  error: string | undefined;
  value: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
}

/** The description: longer input is ignored and said so; the counter is spoken when typing rests. */
function DetailText({ id, error, value, field, onChange }: DetailTextProps) {
  const [cut, setCut] = useState(false);
  const [spoken, setSpoken] = useState('');
  const used = lengthOf(value);
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken(used ? text.left(LONGEST_TEXT - used) : ''),
      SPEAK_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [used]);
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const kept = clipped(target.value);
    setCut(kept.cut);
    onChange(kept.text);
  };
  return (
    <>
      <textarea
        ref={field}
        id={id}
        name={EARLY_WORDS}
        className="field-control complaint-text"
        value={value}
        aria-describedby={`${id}c`}
        aria-invalid={error ? true : undefined}
        onChange={change}
      />
      <p className="complaint-count" aria-hidden="true">
        {text.count(used, LONGEST_TEXT)}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <p className="field-error" id={`${id}c`} role="alert">
        {error ?? (cut ? text.cut(LONGEST_TEXT) : '')}
      </p>
    </>
  );
}
