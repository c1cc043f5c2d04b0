import '../../shared/ui/problem.css';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isLost } from '../../shared/api/call.ts';
import { problemSaveCall } from '../../shared/api/complaints.ts';
import type { AnyText } from '../../shared/lib/messages.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { usePrerenderedForm } from '../../shared/runtime/prerenderedForm.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { NotedBar } from '../../shared/ui/StickyBar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useTypedText } from '../../shared/ui/useTypedText.ts';
import { text } from './complainPageNext.messages.ts';
import {
  blockedBy,
  clipped,
  lengthOf,
  MAX_TEXT_LENGTH,
  mergedText,
  problemFields,
  type Subject,
  urlsOf,
} from './complainPageNext.model.ts';
import { complaintCheck } from './complaintCheck.ts';
import { DETAIL_FIELD, EMPTY_DRAFT, FORM_ID, keepDraft, readDraft } from './complaintDraft.ts';
import { Photos } from './Photos.tsx';
import { Sent } from './Sent.tsx';
import { useUploads } from './useUploads.ts';

/** How long to wait after the last keystroke before announcing the counter, ms. */
const SPEAK_AFTER_MS = 1200;

interface ComplaintFormProps {
  subject: Subject;
  /** Names of type and sub-type. Until they load, the borrower can type but not add photos or send. */
  types: readonly string[] | undefined;
}

/** Description, photos and Send. A failure or a reload loses nothing that was typed or uploaded. */
export function ComplaintForm({ subject, types }: ComplaintFormProps) {
  const [draft] = useState(() => readDraft(subject));
  const [detail, setDetail] = useState(draft.text);
  const [cut, setCut] = useState(false);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const [unsure, setUnsure] = useState(false);
  const uploads = useUploads(draft.images);
  const form = useRef<HTMLFormElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const blocked = blockedBy(uploads.items);
  const missing = tried && !detail.trim();

  // Memoized by the names, so that a refresh does not forget the list from before.
  const names = types?.join('\n') ?? '';
  const check = useMemo(() => complaintCheck(names.split('\n').filter(Boolean)), [names]);
  const complaint = useSendOnce(problemSaveCall, { check });

  const type = (typed: string, isComposing = false) => {
    // A text that is being composed may become shorter.
    const kept = isComposing ? { cut: false, text: typed } : clipped(typed);
    setCut(kept.cut);
    setDetail(kept.text);
  };
  usePrerenderedForm(FORM_ID, form, (_, typed) => type(mergedText(draft.text, typed)));
  useEffect(() => {
    keepDraft(subject, sent ? EMPTY_DRAFT : { text: detail, images: urlsOf(uploads.items) });
  }, [subject, detail, uploads.items, sent]);

  const send = async () => {
    setTried(true);
    if (!detail.trim()) {
      showToast(text.empty, { tone: 'error' });
      textarea.current?.focus();
      return;
    }
    const fields = problemFields(subject, clipped(detail).text, urlsOf(uploads.items));
    const result = await complaint.send(fields);
    if (result?.success) setSent(true);
    setUnsure(Boolean(result && isLost(result)));
  };

  return (
    <>
      <form className="card" id={FORM_ID} ref={form}>
        <label className="field-label" htmlFor={`${id}t`}>
          {text.describe}
        </label>
        <DetailText
          id={`${id}t`}
          error={missing ? text.empty : cut ? text.cut(MAX_TEXT_LENGTH) : undefined}
          invalid={missing}
          value={detail}
          field={textarea}
          onChange={type}
        />
      </form>
      <Photos uploads={types && uploads} />
      <p className="muted">{text.reply}</p>
      {unsure && (
        <ButtonLink kind="quiet" href={pageAddress('complaintList')}>
          {text.mine}
        </ButtonLink>
      )}
      <NotedBar id={`${id}n`} note={blocked ? text.blocked[blocked] : complaint.note}>
        <Button
          // After success the button stays busy, so that returning to the page cannot send again.
          busy={complaint.busy || sent}
          blocked={!types || Boolean(blocked)}
          aria-describedby={`${id}n`}
          onClick={send}
        >
          {text.send}
        </Button>
      </NotedBar>
      {sent && <Sent />}
    </>
  );
}

interface DetailTextProps {
  id: string;
  error: AnyText | undefined;
  invalid: boolean;
  value: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string, isComposing: boolean) => void;
}

/** The description. The counter is announced after a pause. */
function DetailText({ id, error, invalid, value, field, onChange }: DetailTextProps) {
  const [spoken, setSpoken] = useState('');
  const used = Math.min(lengthOf(value), MAX_TEXT_LENGTH);
  const typed = useTypedText(field, (words, _, isComposing) => onChange(words, isComposing));
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken(used ? text.left(MAX_TEXT_LENGTH - used) : ''),
      SPEAK_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [used]);
  return (
    <>
      <textarea
        ref={field}
        id={id}
        name={DETAIL_FIELD}
        className="field-control complaint-text"
        value={value}
        aria-describedby={`${id}c`}
        aria-invalid={invalid || undefined}
        {...typed}
      />
      <p className="complaint-count hint" aria-hidden="true">
        {text.count(used, MAX_TEXT_LENGTH)}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <Text as="p" className="problem" id={`${id}c`} role="alert">
        {error ?? ''}
      </Text>
    </>
  );
}
