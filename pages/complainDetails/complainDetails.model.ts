import { type ComplaintDetail, problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import { imageIn, linkTo } from '../../shared/runtime/addresses.ts';
import type { SendQuery } from '../../shared/runtime/firstScreen.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { text } from './complainDetails.messages.ts';

/** How long after loading the rating dialog opens automatically, ms. */
export const RATING_DELAY_MS = 3000;

/** Reads the complaint in the address. */
export const readComplaint = (send: SendQuery) => send(problemDetailQuery);

/** A picture of a complaint or of its answer. */
export interface ShownPicture {
  address: string;
  alt: string;
}

/** What the page shows. A text is undefined while it is not known. */
export interface ShownDetail {
  /** '' if the complaint has no type. */
  heading: string | undefined;
  content: string | undefined;
  pictures: readonly ShownPicture[];
  /** The answer; undefined without one. */
  result: { words: string; pictures: readonly ShownPicture[] } | undefined;
  /** What the button for a rating says; undefined if none is asked for. */
  rate: string | undefined;
  /** The borrower's complaints. */
  back: string | undefined;
}

function picturesOf(
  addresses: readonly string[],
  name: (number: number, count: number) => string,
  context: ScreenContext,
): ShownPicture[] {
  const known = addresses.flatMap((address) => imageIn(context, address) ?? []);
  return known.map((address, index) => ({ address, alt: name(index + 1, known.length) }));
}

/** What the page shows of the complaint; bars while it is not known. */
export function shownDetail(
  data: ComplaintDetail | undefined,
  context: ScreenContext,
): ShownDetail {
  const back = linkTo(context, 'complaintList');
  if (!data) {
    const nothing = { heading: undefined, content: undefined, result: undefined, rate: undefined };
    return { ...nothing, pictures: [], back };
  }
  const { type, sonType, content, images, disposeDetail, disposeImages, isNeedScore } = data;
  const answered = hasResult(data);
  return {
    heading: headingOf(type, sonType),
    content,
    pictures: picturesOf(images, text.photo, context),
    result: answered
      ? { words: disposeDetail, pictures: picturesOf(disposeImages, text.resultPhoto, context) }
      : undefined,
    rate: isNeedScore ? (answered ? text.rate : text.rateUnanswered) : undefined,
    back,
  };
}

/** The type of a complaint and its sub-type, as its heading; '' without any. */
function headingOf(type: string, sonType: string): string {
  return [type, sonType].filter(Boolean).join(' · ');
}

/** Whether the 'Process Result' block shows: only if the reply has text or images. */
export function hasResult({
  disposeDetail,
  disposeImages,
}: {
  disposeDetail: string;
  disposeImages: readonly unknown[];
}): boolean {
  return disposeDetail !== '' || disposeImages.length > 0;
}
