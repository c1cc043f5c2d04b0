import { problemListCall } from '../../shared/api/complaintRecords.ts';
import { type ProblemFields, problemSaveCall } from '../../shared/api/complaints.ts';
import { readForCheck } from '../../shared/api/send.ts';
import type { Attempt, Snapshot } from '../../shared/api/session/attempt.ts';
import type { Finding, Verification } from '../../shared/api/verification.ts';
import { digest } from '../../shared/lib/keys.ts';
import * as v from '../../shared/lib/schema.ts';
import { type Mutation, mutation } from '../../shared/runtime/mutation/mutation.ts';
import { text } from './complainPageNext.messages.ts';

const complaint = v.object({ id: v.string(), type: v.string(), words: v.string() });
const list = v.array(complaint);
const sent = v.object({ types: v.array(v.string()), words: v.string() });

/** A fingerprint of a complaint's text. White space is normalized, because servers may store it differently. */
function textDigest(text: string): string {
  return digest(text.replace(/\s+/g, ' ').trim());
}

const plain = (title: string) => title.trim().toLowerCase();

/** Whether a type name from the list matches one of these. A missing name on either side matches. */
function isOfType(listed: string, types: readonly string[]): boolean {
  return !listed || !types.length || types.some((type) => plain(listed).includes(plain(type)));
}

/**
 * A new complaint in the list with this type and text is the one that was sent. If only one of the two
 * matches, the outcome is unknown, because the server may shorten texts or use other type names. So it is if
 * one with this text has no id, because it may be older.
 */
function compare({ before, expected }: Attempt, now: Snapshot): Finding {
  const [known, listed, wanted] = [
    v.safeParse(list, before),
    v.safeParse(list, now),
    v.safeParse(sent, expected),
  ];
  if (!known.success || !listed.success || !wanted.success) return 'unknown';
  const { types, words } = wanted.output;
  const ids = new Set(known.output.map(({ id }) => id));
  const added = listed.output
    .filter(({ id }) => !id || !ids.has(id))
    .map((one) => [one.id && isOfType(one.type, types), one.words === words]);
  if (added.some(([type, text]) => type && text)) return 'done';
  return added.some(([type, text]) => type || text) ? 'unknown' : 'notDone';
}

/**
 * Checks whether a complaint was received, by looking for it in the borrower's list.
 * @param types the names of its type and sub-type, as the page shows them.
 */
export function complaintCheck(types: readonly string[]): Verification<ProblemFields> {
  return {
    compare,
    expect: ({ problemDetail }) => ({ types: [...types], words: textDigest(problemDetail) }),
    async read() {
      const { success, data } = await readForCheck(problemListCall, {});
      if (!success) return undefined;
      const all = data.tabs.flatMap((tab) => tab.list);
      const entries = all.map(({ id, type, content }): [string, Snapshot] => {
        const words = textDigest(content);
        return [id || words, { id, type, words }];
      });
      return Object.values(Object.fromEntries(entries));
    },
  };
}

/** The mutation that sends a complaint. @param types the names of its type and sub-type, to find it in the list. */
export function complaintWith(types: readonly string[]): Mutation<ProblemFields, unknown> {
  const verify = complaintCheck(types);
  return mutation({ key: 'complaint', noun: () => text.thing, call: problemSaveCall, verify });
}
