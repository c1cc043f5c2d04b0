import type { ComplaintDetail } from '../../shared/api/complaintRecords.ts';
import { answerBy } from '../../shared/features/complaint/answerBy.ts';
import { toIsoDate } from '../../shared/lib/date.ts';
import { machineTime } from '../../shared/lib/timeText.ts';
import {
  addressTexts,
  imageIn,
  linkTo,
  type ScreenContext,
} from '../../shared/runtime/screenContext.ts';
import { shownDate, shownTime } from '../../shared/runtime/shownDate.ts';
import { complainDetailsText } from './complainDetails.messages.ts';

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
  if (!data) return { pictures: [], back };
  const { type, sonType, content, images, disposeDetail, disposeImages, isNeedScore } = data;
  const answered = hasResult(data);
  const { state, steps, service } = progressOf(answered, timeIn(context), context);
  return {
    // '' without any type.
    heading: [type, sonType].filter(Boolean).join(' · '),
    state,
    steps,
    service,
    content,
    pictures: picturesOf(images, complainDetailsText.photo, context),
    result: answered
      ? {
          words: disposeDetail,
          pictures: picturesOf(disposeImages, complainDetailsText.resultPhoto, context),
        }
      : undefined,
    rate: isNeedScore
      ? answered
        ? complainDetailsText.rate
        : complainDetailsText.rateUnanswered
      : undefined,
    back,
  };
}

/** When the complaint was sent: the list puts it into the address, the reply has none. '' if it cannot be read. */
function timeIn(context: ScreenContext): string {
  return machineTime(addressTexts(context, ['time'])?.time ?? '') ?? '';
}

/** A step on the way to the answer. */
export interface ShownStep {
  words: string;
  /** When it was done; '' if neither the address nor the reply says it. */
  time: string;
  isCurrent: boolean;
}

/** Where a complaint is: its state, and the steps to the answer. @param sent its time, or ''. */
function progressOf(answered: boolean, sent: string, { now, config }: ScreenContext) {
  const due = sent && answerBy(sent.slice(0, 10));
  const isLate = !answered && due !== '' && due < toIsoDate(now, config.timeZone);
  const waiting = isLate
    ? complainDetailsText.late(shownDate(due))
    : due
      ? complainDetailsText.waitingUntil(shownDate(due))
      : complainDetailsText.waiting;
  const steps: ShownStep[] = [
    { words: complainDetailsText.stepSent, time: shownTime(sent), isCurrent: false },
    { words: answered ? complainDetailsText.waiting : waiting, time: '', isCurrent: !answered },
    { words: complainDetailsText.stepAnswered, time: '', isCurrent: answered },
  ];
  const state: keyof typeof complainDetailsText.states = answered
    ? 'answered'
    : isLate
      ? 'late'
      : 'waiting';
  return { steps, state, service: isLate ? config.servicePhone : undefined };
}

/** Whether the 'Process Result' block shows: only if the reply has text or images. */
export function hasResult(detail: Pick<ComplaintDetail, 'disposeDetail' | 'disposeImages'>) {
  return detail.disposeDetail !== '' || detail.disposeImages.length > 0;
}
