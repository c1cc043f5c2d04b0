import * as v from 'valibot';
import { list, requiredText, text } from '../../shared/api/coerce.ts';
import { ownerOf } from '../../shared/api/session/owner.ts';
import { readSession, removeSession, writeSession } from '../../shared/lib/storage.ts';
import { currentSubject, mergedText, type Subject, subjectKey } from './complainPageNext.model.ts';

/** Id of the form and name of its field, in the prerendered document and in React. */
export const FORM_ID = 'complaint-form';
export const DETAIL_FIELD = 'words';

const draftSchema = v.object({ owner: text, text, images: list(requiredText) });

export interface ComplaintDraft {
  text: string;
  /** Addresses of the uploaded photos. */
  images: string[];
}

const EMPTY: ComplaintDraft = { text: '', images: [] };

/** Who a draft belongs to. It never shows to another borrower or under another subject. */
function ownerOfDraft(subject: Subject): string {
  return ownerOf(`complaint:${subjectKey(subject)}`);
}

/** This tab's draft for a subject. Unreadable data counts as no draft. */
export function readDraft(subject: Subject): ComplaintDraft {
  try {
    const kept = v.safeParse(draftSchema, JSON.parse(readSession('complaint') ?? 'null'));
    return kept.success && kept.output.owner === ownerOfDraft(subject) ? kept.output : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Saves text and uploaded photos, so that nothing is lost when the page reloads or the web view is killed. */
export function keepDraft(subject: Subject, draft: ComplaintDraft): void {
  writeSession('complaint', JSON.stringify({ owner: ownerOfDraft(subject), ...draft }));
}

/** Deletes the draft once the complaint is sent. */
export function dropDraft(): void {
  removeSession('complaint');
}

/**
 * Merges text typed before React loaded into the draft and saves it, in case the page then fails to
 * show its form.
 */
export function keepPrerenderedText(): void {
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
