import * as v from 'valibot';
import { ownerOf } from '../../api/session/session.ts';
import { readKept, sessionStore } from '../../lib/storage.ts';

const NAME = 'complaintSent';

const record = v.object({
  owner: v.string(),
  /** Epoch ms, by the phone's clock. */
  at: v.number(),
});

/** For this tab: its start page says until when an answer is due. @param now epoch ms. */
export function keepSentComplaint(now: number): void {
  sessionStore.write(NAME, JSON.stringify({ owner: ownerOf(NAME), at: now }));
}

/** Epoch ms; undefined for none, and in the build. */
export function sentComplaintAt(): number | undefined {
  const kept = readKept(record, sessionStore.read(NAME));
  return kept?.owner === ownerOf(NAME) ? kept.at : undefined;
}
