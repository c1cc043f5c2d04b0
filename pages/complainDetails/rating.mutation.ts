import { problemDetailCall, saveScoreCall } from '../../shared/api/complaintRecords.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { queryText } from '../../shared/api/session/session.ts';
import type { Verification } from '../../shared/api/verification.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { text } from './complainDetails.messages.ts';

/** Checks whether a rating was received: the complaint then no longer asks for one. */
const ratingCheck: Verification<unknown> = {
  isDone: (asked) => asked === false && 'done',
  compare: (_, asked) => (asked ? 'notDone' : 'done'),
  async read() {
    const problemId = queryText('problemId');
    const { success, data } = await readForCheck(problemDetailCall, { problemId });
    return success ? data.isNeedScore : undefined;
  },
};

/** Rates the answer to a complaint, 1 to 5. */
export const rateAnswer = mutation({
  key: 'complaintRating',
  noun: () => text.thing,
  call: saveScoreCall,
  verify: ratingCheck,
});
