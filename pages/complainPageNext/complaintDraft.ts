import * as v from 'valibot';
import { list, requiredText, text } from '../../shared/api/loose.ts';
import { readSession, removeSession, writeSession } from '../../shared/session/storage.ts';
import type { Subject } from './complainPageNext.model.ts';

const draftSchema = v.object({ owner: text, text, images: list(requiredText) });

export interface ComplaintDraft {
  text: string;
  /** Addresses of what was uploaded. */
  images: string[];
}

const EMPTY: ComplaintDraft = { text: '', images: [] };

/** A draft belongs to one subject, so that it never turns up under another. */
function ownerOf({ problemType, problemSonType, orderNo }: Subject): string {
  return [problemType, problemSonType, orderNo].join(':');
}

/** What this tab kept of a subject's complaint; anything unreadable counts as nothing. */
export function readDraft(subject: Subject): ComplaintDraft {
  try {
    const kept = v.safeParse(draftSchema, JSON.parse(readSession('complaint') ?? 'null'));
    return kept.success && kept.output.owner === ownerOf(subject) ? kept.output : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps text and uploaded images over a reload or a killed web view. */
export function keepDraft(subject: Subject, draft: ComplaintDraft): void {
  writeSession('complaint', JSON.stringify({ owner: ownerOf(subject), ...draft }));
}

/** Forgets the draft: the complaint was sent. */
export function dropDraft(): void {
  removeSession('complaint');
}
