import type { ComplaintDetail } from '../../shared/api/complaintRecords.ts';
import { toIsoDate } from '../../shared/lib/date.ts';
import { machineTime } from '../../shared/lib/timeText.ts';
import {
  addressTexts,
  imageIn,
  linkTo,
  type ScreenContext,
} from '../../shared/runtime/screenContext.ts';
import { text } from './complainDetails.messages.ts';

/** How long after loading the rating dialog opens automatically, ms. */
export const RATING_DELAY_MS = 3000;

/** The content of the page. A text is undefined while it is not known. */
export type ShownDetail = ReturnType<typeof shownDetail>;

/** A picture of a complaint or of its answer. */
export type ShownPicture = ReturnType<typeof picturesOf>[number];

function picturesOf(
  addresses: readonly string[],
  name: (number: number, count: number) => string,
  context: ScreenContext,
) {
  const known = addresses.flatMap((address) => imageIn(context, address) ?? []);
  return known.map((address, index) => ({ address, alt: name(index + 1, known.length) }));
}

/** The content of the page with the complaint; bars while it is not known. */
export function shownDetail(data: ComplaintDetail | undefined, context: ScreenContext) {
  const back = linkTo(context, 'complaintList');
  if (!data) return { sent: '', pictures: [], waiting: '', back };
  const { type, sonType, content, images, disposeDetail, disposeImages, isNeedScore } = data;
  const answered = hasResult(data);
  const time = timeIn(context);
  return {
    // '' without any type.
    heading: [type, sonType].filter(Boolean).join(' · '),
    sent: time && text.sent(time),
    content,
    pictures: picturesOf(images, text.photo, context),
    result: answered
      ? { words: disposeDetail, pictures: picturesOf(disposeImages, text.resultPhoto, context) }
      : undefined,
    waiting: answered ? '' : waitingText(time, context),
    rate: isNeedScore ? (answered ? text.rate : text.rateUnanswered) : undefined,
    back,
  };
}

/** When the complaint was sent: the list puts it into the address, the reply has none. '' if it cannot be read. */
function timeIn(context: ScreenContext): string {
  return machineTime(addressTexts(context, ['time'])?.time ?? '') ?? '';
}

const DAY_MS = 86_400_000;
/** How soon complaints are answered. */
const ANSWER_WEEKDAYS = 3;

/** The date some weekdays after another. @param date yyyy-mm-dd. */
function weekdaysAfter(date: string, count: number): string {
  let day = Date.parse(date);
  for (let left = count; left > 0; ) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

/** By when a complaint is answered. @param sent its time, or ''. */
function waitingText(sent: string, { now, config }: ScreenContext): string {
  if (!sent) return text.waiting;
  const due = weekdaysAfter(sent.slice(0, 10), ANSWER_WEEKDAYS);
  return due < toIsoDate(now, config.timeZone) ? text.late(due) : text.waitingUntil(due);
}

/** Whether the 'Process Result' block shows: only if the reply has text or images. */
export function hasResult(detail: Pick<ComplaintDetail, 'disposeDetail' | 'disposeImages'>) {
  return detail.disposeDetail !== '' || detail.disposeImages.length > 0;
}
