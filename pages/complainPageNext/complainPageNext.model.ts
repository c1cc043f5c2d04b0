import {
  COLLECTION_TYPE,
  type ComplaintInit,
  type ProblemFields,
  problemInitGetQuery,
  problemSaveCall,
} from '../../shared/api/complaints.ts';
import { queryTexts } from '../../shared/api/session/session.ts';
import type { UploadItem } from '../../shared/features/upload/uploadQueue.ts';
import { type Mutation, mutation } from '../../shared/runtime/mutation/mutation.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** Spec 5, 9. */
export const LONGEST_TEXT = 200;
export const MOST_IMAGES = 9;
/** How long the success notice stands, ms (spec 4, 9). */
export const SUCCESS_MS = 1500;

/** What the address says that the complaint is about (spec 2.4.1). */
export interface Subject {
  problemType: string;
  problemSonType: string;
  orderNo: string;
}

/**
 * The subject of this address; undefined when it lacks its type, or the sub-type of type 1.
 * @param init the sub-types; before they are known none is asked for.
 */
export function subjectOf(
  query: Subject | undefined,
  init?: Pick<ComplaintInit, 'problemSonType'>,
): Subject | undefined {
  if (!query?.problemType) return undefined;
  const needsSonType = query.problemType === COLLECTION_TYPE && init?.problemSonType.length;
  return needsSonType && !query.problemSonType ? undefined : query;
}

/** When a page is built nobody knows its address yet. */
const NOT_YET: Subject = { problemType: '', problemSonType: '', orderNo: '' };

/** The subject of the current address; undefined where it says too little. */
export function currentSubject(init?: ComplaintInit): Subject | undefined {
  const query = queryTexts(['problemType', 'problemSonType', 'orderNo']);
  return query ? subjectOf(query, init) : NOT_YET;
}

/** What stands in the form: the tab's draft, and what was typed before the page could show it. */
export function takenOver(draft: string, early: string): string {
  const both = draft && early && !early.startsWith(draft) ? `${draft}\n${early}` : early || draft;
  return clipped(both).text;
}

/** Types and sub-types by name. */
export const complaintTypes = queryAtoms(problemInitGetQuery);

/** What tells the complaints of a borrower apart before they are sent: type, sub-type and order. */
export function subjectKey({ problemType, problemSonType, orderNo }: Subject): string {
  return [problemType, problemSonType, orderNo].join(':');
}

const loadCheck = lazyModule(
  'pages/complainPageNext/complaint.verify.ts',
  () => import('./complaint.verify.ts'),
  { ahead: true },
);

/** Sends a complaint. @param types the names of its type and sub-type, by which the list is looked through. */
export function complaintWith(types: readonly string[]): Mutation<ProblemFields, unknown> {
  return mutation({
    what: 'complaint',
    call: problemSaveCall,
    verify: () => loadCheck().then((check) => check.complaintCheck(types)),
  });
}

/** The names of what was chosen (spec 2.4.2, type tags). */
export function tagsOf({ problemType, problemSonType }: ComplaintInit, subject: Subject): string[] {
  const titleOf = (options: ComplaintInit['problemType'], value: string) =>
    options.find((option) => option.value === value)?.title ?? '';
  return [
    titleOf(problemType, subject.problemType),
    subject.problemType === COLLECTION_TYPE ? titleOf(problemSonType, subject.problemSonType) : '',
  ].filter(Boolean);
}

/** A text of at most 200 characters: longer input is ignored (spec 5). Counts characters, not bytes. */
export function clipped(text: string): { text: string; cut: boolean } {
  const characters = Array.from(text);
  const cut = characters.length > LONGEST_TEXT;
  return { text: cut ? characters.slice(0, LONGEST_TEXT).join('') : text, cut };
}

/** How many characters a text has, as the counter shows it. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Why the complaint cannot be sent yet; a failed picture is never dropped silently. */
export function blockedBy(items: readonly UploadItem[]): 'uploading' | 'failed' | undefined {
  if (items.some(({ state }) => state === 'failed')) return 'failed';
  const busy = items.some(({ state }) => state === 'waiting' || state === 'uploading');
  return busy ? 'uploading' : undefined;
}

/** The addresses of what has been uploaded, in order. */
export function urlsOf(items: readonly UploadItem[]): string[] {
  return items.flatMap(({ url }) => url ?? []);
}

/** The payload of spec 3: images joined by commas, or empty. */
export function problemFields(
  { problemType, problemSonType, orderNo }: Subject,
  detail: string,
  images: readonly string[],
): ProblemFields {
  return {
    problemType,
    problemSonType,
    problemDetail: detail.trim(),
    problemImage: images.join(','),
    orderNo,
  };
}
