import { type ComplaintItem, problemListCall } from '../../shared/api/complaintRecords.ts';
import type { ProblemFields } from '../../shared/api/complaints.ts';
import { readForCheck } from '../../shared/api/send.ts';
import type { Check } from '../../shared/runtime/sendOnce.ts';

/** A text as it is compared: servers may store white space differently. */
const plain = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Whether a type name from the list matches one of these. A missing name on either side matches. */
function isOfType(listed: string, types: readonly string[]): boolean {
  const name = plain(listed).toLowerCase();
  return !name || !types.length || types.some((type) => name.includes(plain(type).toLowerCase()));
}

type Listed = Pick<ComplaintItem, 'id' | 'type' | 'content'>;

/**
 * Whether a list has a complaint that it did not have before, with this text and type. One without an id may be an older
 * one, so it proves nothing.
 */
function isListed(
  before: readonly Listed[],
  now: readonly Listed[],
  { words, types }: { words: string; types: readonly string[] },
): boolean {
  const known = new Set(before.map(({ id }) => id));
  return now.some(
    ({ id, type, content }) =>
      id && !known.has(id) && isOfType(type, types) && plain(content) === plain(words),
  );
}

async function readList(): Promise<ComplaintItem[] | undefined> {
  const { success, data } = await readForCheck(problemListCall, {});
  return success ? data.tabs.flatMap(({ list }) => list) : undefined;
}

/**
 * Finds a complaint in the borrower's list, by comparing it with the list from before the first attempt.
 * @param types the names of its type and sub-type, as the page shows them.
 */
export function complaintCheck(types: readonly string[]): Check<ProblemFields> {
  let before: ComplaintItem[] | undefined;
  return {
    async prepare() {
      before ??= await readList();
    },
    async arrived({ problemDetail: words }) {
      const now = before && (await readList());
      return Boolean(before && now && isListed(before, now, { words, types }));
    },
  };
}
