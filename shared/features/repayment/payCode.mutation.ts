import { loanDetailsCall } from '../../api/loanDetails.ts';
import type { OrderKey } from '../../api/order.ts';
import { extensionCall, payCodeCall, type Repayment, repaymentCall } from '../../api/repayment.ts';
import { readForCheck } from '../../api/send.ts';
import type { Snapshot } from '../../api/session/attempt.ts';
import { commonParameters } from '../../api/session/session.ts';
import { type Finding, same, type Verification } from '../../api/verification.ts';
import { digest } from '../../lib/keys.ts';
import * as v from '../../lib/schema.ts';
import { mutation } from '../../runtime/mutation/mutation.ts';
import { text as order } from '../order/order.messages.ts';
import { isRepaid, progressOf } from './progress.ts';
import { requestText } from './repayment.messages.ts';

const reading = v.object({
  /** Order status; `''` if the order was not read. */
  status: v.string(),
  amount: v.string(),
  date: v.string(),
  /** Fingerprint of the code that the page shows; `''` for none. */
  code: v.string(),
  /** Fingerprints of the open codes; null if the server does not list them. */
  codes: v.nullable(v.array(v.string())),
});

/** The values that change when a code is created or paid. */
type CodeReading = v.InferOutput<typeof reading>;

/** A reading of an instalment or extension, to check whether a request without a reply succeeded. */
export function codeReading(
  amount: string,
  { repayDate, codeList, defDetail }: Pick<Repayment, 'repayDate' | 'codeList' | 'defDetail'>,
): CodeReading {
  const codes = codeList?.map((one) => digest(JSON.stringify(one))) ?? null;
  const { payCode } = defDetail;
  return { status: '', amount, date: repayDate, code: payCode && digest(payCode), codes };
}

type Reading = (key: OrderKey) => Promise<CodeReading | undefined>;

const instalment: Reading = async (key) => {
  const { success, data } = await readForCheck(repaymentCall, key);
  return success ? codeReading(data.repayAmount, data) : undefined;
};

const extension: Reading = async (key) => {
  const { success, data } = await readForCheck(extensionCall, key);
  return success ? codeReading(data.delayInfo.delayAmount, data) : undefined;
};

/**
 * A payment makes the code unnecessary, whether it was made with that code or elsewhere. Otherwise the codes decide: a new
 * one on the page, or one more in the list, proves that the request arrived; the same list that it did not. If one took
 * the place of another there, or the server does not list them, the outcome is unknown.
 * @param before the `CodeReading` from before the request. @param sent the one from now.
 */
export function compareCodes(before: Snapshot, sent: Snapshot): Finding {
  const [first, now] = [v.safeParse(reading, before), v.safeParse(reading, sent)];
  if (!first.success || !now.success) return 'unknown';
  const rows = '';
  if (progressOf({ ...first.output, rows }, { ...now.output, rows }) === 'paid') return 'notNeeded';
  if (now.output.code && now.output.code !== first.output.code) return 'done';
  const [listed, listedNow] = [first.output.codes, now.output.codes];
  if (listed === null || listedNow === null) return 'unknown';
  if (listedNow.length > listed.length) return 'done';
  return same(listed, listedNow) ? 'notDone' : 'unknown';
}

/** Checks whether a code was created or paid. */
function checkWith(readCode: Reading): Verification<unknown> {
  return {
    compare: ({ before }, now) => compareCodes(before, now),
    async read() {
      const { productId = '', orderId = '' } = commonParameters();
      const key = { productId, orderId };
      const [order, code] = await Promise.all([readForCheck(loanDetailsCall, key), readCode(key)]);
      const status = order.success ? order.data.orderStatus : '';
      if (code) return { ...code, status };
      // A repaid order has no instalment, so its status alone is enough.
      return isRepaid(status) ? { status, amount: '', date: '', code: '', codes: null } : undefined;
    },
  };
}

/** Whether anything has changed but the codes, which a request makes itself. */
function hasMoved(before: Snapshot, now: Snapshot): boolean {
  const due = (one: Snapshot) => ({ ...Object(one), code: '', codes: null });
  return !same(due(before), due(now));
}

const code = {
  call: payCodeCall,
  address: ({ payUrl }: { payUrl: string }) => payUrl,
  recent: true,
  // A code is paid only by whoever sees it.
  needsReply: true,
  hasMoved,
  unchanged: () => order.unchanged,
  notNeeded: () => order.paid,
} as const;

/** Requests the code of an instalment. */
export const payCode = mutation({
  ...code,
  key: 'payCode',
  noun: (amount) => requestText.code(amount),
  verify: checkWith(instalment),
});

/** Requests the code of an extension. */
export const extensionCode = mutation({
  ...code,
  key: 'extensionCode',
  noun: (amount) => requestText.extension(amount),
  verify: checkWith(extension),
});
