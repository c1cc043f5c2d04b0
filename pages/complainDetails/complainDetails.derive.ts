import { NEEDS_SCORE, readAddresses } from '../../shared/api/complaintFields.ts';
import { meaningOf, readText } from '../../shared/api/reply.ts';
import type { ReplyData } from '../../shared/runtime/derive.ts';
import { hasResult, headingOf } from './detail.ts';

/** What the document shows besides the fields of the reply. */
export interface DetailDerived {
  heading: string;
  answered: boolean;
  waiting: boolean;
  /** A rating is asked for, of the answer or before there is one. */
  rate: boolean;
  rateUnanswered: boolean;
}

/** The heading, and what is shown by whether there is an answer. */
export function derive(data: ReplyData): DetailDerived {
  const { type, sonType, disposeDetail, disposeImages, isNeedScore } = data;
  const answered = hasResult({
    disposeDetail: readText(disposeDetail),
    disposeImages: readAddresses(disposeImages),
  });
  const asked = meaningOf(isNeedScore, NEEDS_SCORE);
  return {
    heading: headingOf(readText(type), readText(sonType)),
    answered,
    waiting: !answered,
    rate: asked && answered,
    rateUnanswered: asked && !answered,
  };
}
