import { loanDetailsCall, scoreCall } from '../../shared/api/loanDetails.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import type { Verification } from '../../shared/api/verification.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';

/** Checks whether a rating was received: the order then no longer asks for one. */
const orderRatingCheck: Verification<unknown> = {
  isDone: (asked) => asked === false && 'done',
  compare: (_, asked) => (asked ? 'notDone' : 'done'),
  async read() {
    const { productId = '', orderId = '' } = commonParameters();
    const { success, data } = await readForCheck(loanDetailsCall, { productId, orderId });
    return success ? data.isScore : undefined;
  },
};

/** Rates an order. */
export const rateOrder = mutation({
  key: 'orderRating',
  call: scoreCall,
  verify: orderRatingCheck,
});
