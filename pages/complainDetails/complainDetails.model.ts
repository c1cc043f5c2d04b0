import {
  type ComplaintDetail,
  problemDetailCall,
  saveScoreCall,
} from '../../shared/api/complaintRecords.ts';
import { send } from '../../shared/api/send.ts';
import { failedWrite } from '../../shared/api/writeOutcome.ts';
import { once } from '../../shared/page/once.ts';
import { remote } from '../../shared/page/remote.ts';
import { queryText } from '../../shared/session/session.ts';

/** After this the rating shows by itself, ms (spec 4, 9). */
export const RATING_DELAY_MS = 3000;

/** The complaint of this address. */
export const complaint = remote<ComplaintDetail>(() => {
  const problemId = queryText('problemId');
  return problemId ? send(problemDetailCall, { problemId }) : undefined;
});

const QUIET = { quiet: true };

/** Whether the 'Process Result' block shows: only with a reply in words or pictures (spec 2.4.4). */
export function hasResult({
  disposeDetail,
  disposeImages,
}: Pick<ComplaintDetail, 'disposeDetail' | 'disposeImages'>): boolean {
  return disposeDetail !== '' || disposeImages.length > 0;
}

/** Whether the server holds the rating after all: then it asks for none any more. */
async function isRated(problemId: string): Promise<boolean> {
  const result = await send(problemDetailCall, { problemId }, { quiet: true });
  return result.success && !result.data.isNeedScore;
}

/**
 * Sends the rating, 1 to 5 (spec 7.3), one request however often it is tapped. After an answer that
 * was lost it looks whether the rating arrived. @returns what went wrong, '' when it was kept,
 * undefined while another tap is on its way.
 */
export async function rate(problemId: string, stars: number): Promise<string | undefined> {
  const fields = { score: `${stars}`, problemId };
  const result = await once(`score:${problemId}`, () => send(saveScoreCall, fields, QUIET));
  if (!result || result.success) return result && '';
  const lost = failedWrite(result) === 'unknown';
  return lost && (await isRated(problemId)) ? '' : result.message;
}
