import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isLost } from '../../shared/api/call.ts';
import { problemSaveCall } from '../../shared/api/complaints.ts';
import { keepSentComplaint } from '../../shared/features/complaint/sentComplaint.ts';
import { fitAtCaret } from '../../shared/lib/mask.ts';
import type { AnyText } from '../../shared/lib/messages.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { usePrerenderedForm } from '../../shared/runtime/prerenderedForm.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { PROGRESS_TEXT } from '../../shared/ui/progress.messages.ts';
import { NotedBar } from '../../shared/ui/StickyBar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { type Typed, useTypedText } from '../../shared/ui/useTypedText.ts';
import { complainPageNextText } from './complainPageNext.messages.ts';
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
import '../../shared/ui/problem.css';

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

  const take = (words: string, isCut: boolean) => {
    setCut(isCut);
    setDetail(words);
  };
  const type = ({ text: typed, caret, before, isComposing }: Typed) => {
    // A text that is being composed may become shorter.
    const kept = isComposing ? undefined : fitAtCaret(before, typed, caret, MAX_TEXT_LENGTH);
    take(kept?.text ?? typed, Boolean(kept && kept.text !== typed));
    return kept;
  };
  usePrerenderedForm(FORM_ID, form, (_, typed) => {
    const kept = clipped(mergedText(draft.text, typed));
    take(kept.text, kept.cut);
  });
  useEffect(() => {
    keepDraft(subject, sent ? EMPTY_DRAFT : { text: detail, images: urlsOf(uploads.items) });
  }, [subject, detail, uploads.items, sent]);

  const send = async () => {
    setTried(true);
    if (!detail.trim()) {
      showToast(complainPageNextText.empty, { tone: 'error' });
      textarea.current?.focus();
      return;
    }
    const fields = problemFields(subject, clipped(detail).text, urlsOf(uploads.items));
    const result = await complaint.send(fields);
    if (result?.success) {
      keepSentComplaint(Date.now());
      setSent(true);
    }
    setUnsure(Boolean(result && isLost(result)));
  };

  return (
    <>
      <form className="card" id={FORM_ID} ref={form}>
        <label className="field-label" htmlFor={`${id}t`}>
          {complainPageNextText.describe}
        </label>
        <DetailText
          id={`${id}t`}
          error={
            missing
              ? complainPageNextText.empty
              : cut
                ? complainPageNextText.cut(MAX_TEXT_LENGTH)
                : undefined
          }
          invalid={missing}
          value={detail}
          field={textarea}
          onType={type}
        />
      </form>
      <Photos uploads={types && uploads} />
      <p className="muted">{complainPageNextText.reply}</p>
      {unsure && (
        <ButtonLink kind="quiet" href={pageAddress('complaintList')}>
          {complainPageNextText.mine}
        </ButtonLink>
      )}
      <NotedBar
        id={`${id}n`}
        note={
          blocked ? { tone: 'none', words: complainPageNextText.blocked[blocked] } : complaint.note
        }
      >
        <Button
          tap="sendComplaint"
          // After success the button stays busy, so that returning to the page cannot send again.
          busy={(complaint.busy || sent) && PROGRESS_TEXT.sending}
          blocked={!types || Boolean(blocked)}
          aria-describedby={`${id}n`}
          onClick={send}
        >
          {complainPageNextText.send}
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
  onType: Parameters<typeof useTypedText>[1];
}

/** The description. The counter is announced after a pause. */
function DetailText({ id, error, invalid, value, field, onType }: DetailTextProps) {
  const [spoken, setSpoken] = useState('');
  const used = Math.min(lengthOf(value), MAX_TEXT_LENGTH);
  const typed = useTypedText(field, onType);
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken(used ? complainPageNextText.left(MAX_TEXT_LENGTH - used) : ''),
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
        // The style sheet asks whether it is empty.
        placeholder=" "
        aria-describedby={`${id}c`}
        aria-invalid={invalid || undefined}
        {...typed}
      />
      <p className="complaint-count hint" aria-hidden="true">
        {complainPageNextText.count(used, MAX_TEXT_LENGTH)}
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
