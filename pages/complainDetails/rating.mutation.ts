import { problemDetailCall, saveScoreCall } from '../../shared/api/complaintRecords.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { queryText } from '../../shared/api/session/session.ts';
import { untilArrived } from '../../shared/api/verification.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { text } from './complainDetails.messages.ts';

/** Rates the answer to a complaint, 1 to 5. */
export const rateAnswer = mutation({
  key: 'complaintRating',
  noun: () => text.thing,
  call: saveScoreCall,
  verify: untilArrived(async () => {
    const problemId = queryText('problemId');
    const { success, data } = await readForCheck(problemDetailCall, { problemId });
    return success ? data.isNeedScore : undefined;
  }),
});
