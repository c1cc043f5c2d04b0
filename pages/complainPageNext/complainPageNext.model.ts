import {
  COLLECTION_TYPE,
  type ComplaintInit,
  type ProblemFields,
} from '../../shared/api/complaints.ts';
import type { UploadItem } from '../../shared/features/upload/uploadQueue.ts';
import { addressTexts, screenContext } from '../../shared/runtime/screenContext.ts';

/** The most characters a description may have. */
export const MAX_TEXT_LENGTH = 200;
export const MAX_IMAGES = 9;
/** How long the success message shows, ms. */
export const SUCCESS_MS = 1500;

/** The subject of the complaint, from the address. */
export interface Subject {
  problemType: string;
  problemSonType: string;
  orderNo: string;
}

/**
 * The subject in the address; undefined if the type is missing, or the sub-type when type 1 needs one.
 * @param init the sub-types. Until they are known, none is required.
 */
function subjectOf(
  query: Subject | undefined,
  init?: Pick<ComplaintInit, 'problemSonType'>,
): Subject | undefined {
  if (!query?.problemType) return undefined;
  const needsSonType = query.problemType === COLLECTION_TYPE && init?.problemSonType.length;
  return needsSonType && !query.problemSonType ? undefined : query;
}

/** The subject while prerendering, when there is no address yet. */
const NOT_YET: Subject = { problemType: '', problemSonType: '', orderNo: '' };

/** The subject in the current address; undefined if it is incomplete. */
export function currentSubject(init?: ComplaintInit): Subject | undefined {
  const query = addressTexts(screenContext(), ['problemType', 'problemSonType', 'orderNo']);
  return query ? subjectOf(query, init) : NOT_YET;
}

/** Merges the tab's draft with the text typed before React loaded. */
export function mergedText(draft: string, typed: string): string {
  return draft && typed && !typed.startsWith(draft) ? `${draft}\n${typed}` : typed || draft;
}

/** Identifies a complaint before it is sent, by type, sub-type and order. */
export function subjectKey({ problemType, problemSonType, orderNo }: Subject): string {
  return [problemType, problemSonType, orderNo].join(':');
}

/** The names of the chosen type and sub-type, for the tags. */
export function tagsOf({ problemType, problemSonType }: ComplaintInit, subject: Subject): string[] {
  const titleOf = (options: ComplaintInit['problemType'], value: string) =>
    options.find((option) => option.value === value)?.title ?? '';
  return [
    titleOf(problemType, subject.problemType),
    subject.problemType === COLLECTION_TYPE ? titleOf(problemSonType, subject.problemSonType) : '',
  ].filter(Boolean);
}

/** Cuts a text to 200 characters. Counts code points, so that an emoji is one character. */
export function clipped(text: string): { text: string; cut: boolean } {
  const characters = Array.from(text);
  const cut = characters.length > MAX_TEXT_LENGTH;
  return { text: cut ? characters.slice(0, MAX_TEXT_LENGTH).join('') : text, cut };
}

/** The number of characters in a text, as the counter shows it. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Why the complaint cannot be sent yet. A failed photo blocks it rather than being left out silently; some can only be removed. */
export function blockedBy(
  items: readonly UploadItem[],
): 'uploading' | 'failed' | 'unusable' | undefined {
  const failed = items.filter(({ state }) => state === 'failed');
  if (failed.length) return failed.every(({ problem }) => problem) ? 'unusable' : 'failed';
  const busy = items.some(({ state }) => state === 'waiting' || state === 'uploading');
  return busy ? 'uploading' : undefined;
}

/** The addresses of the uploaded photos, in order. */
export function urlsOf(items: readonly UploadItem[]): string[] {
  return items.flatMap(({ url }) => url ?? []);
}

/** The payload, with the image addresses joined by commas. A comma within an address is encoded. */
export function problemFields(
  { problemType, problemSonType, orderNo }: Subject,
  detail: string,
  images: readonly string[],
): ProblemFields {
  return {
    problemType,
    problemSonType,
    problemDetail: detail.trim(),
    problemImage: images.map((url) => url.replace(/,/g, '%2C')).join(','),
    orderNo,
  };
}
