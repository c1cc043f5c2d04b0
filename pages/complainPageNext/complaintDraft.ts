import * as v from 'valibot';
import { list, requiredText, text } from '../../shared/api/coerce.ts';
import { ownerOf } from '../../shared/api/session/owner.ts';
import { readSession, removeSession, writeSession } from '../../shared/lib/storage.ts';
import { currentSubject, type Subject, subjectKey, takenOver } from './complainPageNext.model.ts';

/** The form and its field, by the names that the document and React's form share. */
export const EARLY_FORM = 'complaint-form';
export const EARLY_WORDS = 'words';

const draftSchema = v.object({ owner: text, text, images: list(requiredText) });

export interface ComplaintDraft {
  text: string;
  /** Addresses of what was uploaded. */
  images: string[];
}

const EMPTY: ComplaintDraft = { text: '', images: [] };

/** Whom a draft belongs to: nobody else may see it, and it never turns up under another subject. */
function ownerOfDraft(subject: Subject): string {
  return ownerOf(`complaint:${subjectKey(subject)}`);
}

/** What this tab kept of a subject's complaint; anything unreadable counts as nothing. */
export function readDraft(subject: Subject): ComplaintDraft {
  try {
    const kept = v.safeParse(draftSchema, JSON.parse(readSession('complaint') ?? 'null'));
    return kept.success && kept.output.owner === ownerOfDraft(subject) ? kept.output : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps text and uploaded images over a reload or a killed web view. */
export function keepDraft(subject: Subject, draft: ComplaintDraft): void {
  writeSession('complaint', JSON.stringify({ owner: ownerOfDraft(subject), ...draft }));
}

/** Forgets the draft: the complaint arrived. */
export function dropDraft(): void {
  removeSession('complaint');
}

/**
 * Joins what was typed into the document before React is there to the draft, and keeps both: the
 * page may then be unable to show its form.
 */
export function keepEarlyWords(): void {
  const form = document.querySelector<HTMLFormElement>(`#${EARLY_FORM}`);
  const field = form?.elements.namedItem(EARLY_WORDS) as HTMLTextAreaElement | null | undefined;
  const subject = currentSubject();
  if (!field?.value || !subject) return;
  const draft = readDraft(subject);
  const [typed, caret] = [field.value, field.selectionEnd];
  field.value = takenOver(draft.text, typed);
  field.selectionEnd = caret + field.value.length - typed.length;
  keepDraft(subject, { ...draft, text: field.value });
}
