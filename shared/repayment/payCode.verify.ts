import { loanDetailsCall, ORDER_STATUS, type OrderKey } from '../api/loanDetails.ts';
import { extensionCall, repaymentCall } from '../api/repayment.ts';
import { send } from '../api/send.ts';
import type { Attempt, Snapshot } from '../runtime/attempts.ts';
import type { Finding, Verification } from '../runtime/mutation.ts';
import { commonParameters } from '../session/session.ts';
import { codeReading } from './payCode.model.ts';

const QUIET = { quiet: true };

type Reading = (key: OrderKey) => Promise<Snapshot | undefined>;

const instalment: Reading = async (key) => {
  const { success, data } = await send(repaymentCall, key, QUIET);
  return success ? codeReading(data.repayAmount, data) : undefined;
};

const extension: Reading = async (key) => {
  const { success, data } = await send(extensionCall, key, QUIET);
  return success ? codeReading(data.delayInfo.delayAmount, data) : undefined;
};

/** An order that is repaid needs no code any more, whatever else can be read. */
const REPAID: Snapshot = ORDER_STATUS.repaid;

/**
 * Only a lender that lists its open codes can prove that none was made: where the amount is the same and
 * there is no list, a code may be there all the same.
 */
function judge({ before }: Attempt, now: Snapshot): Finding {
  if (now === REPAID) return 'done';
  if (before === null) return 'unknown';
  if (JSON.stringify(before) !== JSON.stringify(now)) return 'done';
  const listed = typeof now === 'object' && now && 'codes' in now && now.codes !== null;
  return listed ? 'notDone' : 'unknown';
}

function checkWith(reading: Reading): Verification<unknown> {
  return {
    judge,
    async read() {
      const { productId = '', orderId = '' } = commonParameters();
      const key = { productId, orderId };
      const [order, code] = await Promise.all([send(loanDetailsCall, key, QUIET), reading(key)]);
      return order.success && order.data.orderStatus === REPAID ? REPAID : code;
    },
  };
}

/** Looks whether the code of an instalment was made, or paid. */
export const payCodeCheck = checkWith(instalment);

/** Looks whether the code of an extension was made, or paid. */
export const extensionCodeCheck = checkWith(extension);
