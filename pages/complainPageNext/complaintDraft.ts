import * as v from 'valibot';
import { list, requiredText } from '../../shared/api/coerce.ts';
import { ownerOf } from '../../shared/api/session/session.ts';
import { keptObject, sessionStore } from '../../shared/lib/storage.ts';
import { currentSubject, mergedText, type Subject, subjectKey } from './complainPageNext.model.ts';

/** Id of the form and name of its field, in the prerendered document and in React. */
export const FORM_ID = 'complaint-form';
export const DETAIL_FIELD = 'words';

/** Not the text of a reply, which loses the white space around it. */
const draftSchema = v.object({ text: v.string(), images: list(requiredText) });

/** `images` are the addresses of the uploaded photos. */
export type ComplaintDraft = v.InferOutput<typeof draftSchema>;

/** The record of a complaint once it is sent. */
export const EMPTY_DRAFT: ComplaintDraft = { text: '', images: [] };

/** Who a draft belongs to. It never shows to another borrower or under another subject. */
function ownerOfDraft(subject: Subject): string {
  return ownerOf(`complaint:${subjectKey(subject)}`);
}

/** This tab's drafts, by whom they belong to. Unreadable data counts as none. */
const keptDrafts = () => keptObject('complaint') as Readonly<Record<string, unknown>>;

/** This tab's draft for a subject; an empty one if there is none. */
export function readDraft(subject: Subject): ComplaintDraft {
  const kept = v.safeParse(draftSchema, keptDrafts()[ownerOfDraft(subject)]);
  return kept.success ? kept.output : EMPTY_DRAFT;
}

/**
 * Saves text and uploaded photos, so that nothing is lost when the page reloads, the web view is killed,
 * or the borrower looks at another type or order. Other subjects keep their drafts.
 */
export function keepDraft(subject: Subject, { text, images }: ComplaintDraft): void {
  const draft = text || images.length ? { text, images } : undefined;
  const kept = JSON.stringify({ ...keptDrafts(), [ownerOfDraft(subject)]: draft });
  if (kept === '{}') sessionStore.remove('complaint');
  else sessionStore.write('complaint', kept);
}

/**
 * Merges text typed before React loaded into the draft and saves it, in case the page then fails to
 * show its form.
 */
export function keepPrerenderedText(): void {
  if (typeof document === 'undefined') return;
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  const field = form?.elements.namedItem(DETAIL_FIELD) as HTMLTextAreaElement | null | undefined;
  const subject = currentSubject();
  if (!field?.value || !subject) return;
  const draft = readDraft(subject);
  const [typed, caret] = [field.value, field.selectionEnd];
  field.value = mergedText(draft.text, typed);
  field.selectionEnd = caret + field.value.length - typed.length;
  keepDraft(subject, { ...draft, text: field.value });
}
