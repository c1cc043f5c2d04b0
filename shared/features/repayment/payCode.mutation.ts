import * as v from 'valibot';
import { loanDetailsCall } from '../../api/loanDetails.ts';
import type { OrderKey } from '../../api/orderKey.ts';
import { extensionCall, payCodeCall, repaymentCall } from '../../api/repayment.ts';
import { send } from '../../api/send.ts';
import { commonParameters } from '../../api/session/session.ts';
import type { Attempt, Snapshot } from '../../runtime/mutation/attempt.ts';
import { type Finding, mutation, type Verification } from '../../runtime/mutation/mutation.ts';
import { type CodeReading, codeReading } from './payCode.model.ts';
import { isRepaid, progressOf } from './progress.ts';

const QUIET = { quiet: true };

type Reading = (key: OrderKey) => Promise<CodeReading | undefined>;

const instalment: Reading = async (key) => {
  const { success, data } = await send(repaymentCall, key, QUIET);
  return success ? codeReading(data.repayAmount, data) : undefined;
};

const extension: Reading = async (key) => {
  const { success, data } = await send(extensionCall, key, QUIET);
  return success ? codeReading(data.delayInfo.delayAmount, data) : undefined;
};

const codes = v.nullable(v.number());
const reading = v.object({ status: v.string(), amount: v.string(), date: v.string(), codes });

/**
 * A payment makes the code unnecessary, whether it was made with that code or elsewhere. Otherwise the number of open
 * codes decides. If the server does not list them, the outcome is unknown.
 */
function compare(attempt: Attempt, sent: Snapshot): Finding {
  const [before, now] = [v.safeParse(reading, attempt.before), v.safeParse(reading, sent)];
  if (!before.success || !now.success) return 'unknown';
  const rows = '';
  const progress = progressOf({ ...before.output, rows }, { ...now.output, rows });
  if (progress === 'paid') return 'paid';
  const [listed, listedNow] = [before.output.codes, now.output.codes];
  if (listed === null || listedNow === null) return 'unknown';
  return listedNow > listed ? 'done' : 'notDone';
}

/** Checks whether a code was created or paid. */
function checkWith(readCode: Reading): Verification<unknown> {
  return {
    compare,
    async read() {
      const { productId = '', orderId = '' } = commonParameters();
      const key = { productId, orderId };
      const [order, code] = await Promise.all([send(loanDetailsCall, key, QUIET), readCode(key)]);
      const status = order.success ? order.data.orderStatus : '';
      if (code) return { ...code, status };
      // An order that is no longer owed has no instalment, so its status alone is enough.
      return status && !isRepaid(status)
        ? { status, amount: '', date: '', codes: null }
        : undefined;
    },
  };
}

const code = {
  call: payCodeCall,
  address: ({ payUrl }: { payUrl: string }) => payUrl,
  remembered: true,
} as const;

/** Requests the code of an instalment. */
export const payCode = mutation({ ...code, what: 'payCode', verify: checkWith(instalment) });

/** Requests the code of an extension. */
export const extensionCode = mutation({
  ...code,
  what: 'extensionCode',
  verify: checkWith(extension),
});
