import * as v from 'valibot';
import { declareCall } from './call.ts';
import { list, requiredFlag, requiredText, text } from './coerce.ts';
import { readFlag } from './reply.ts';

const bankCard = v.object({
  id: requiredText,
  bankName: text,
  cardNo: requiredText,
  bankCode: text,
});

/** A bank card to repay with (spec 3, older repayment store). */
export type BankCard = v.InferOutput<typeof bankCard>;

/** Whether Alipay is offered, and at which address; '' means through the payment partner. */
export interface Alipay {
  offered: boolean;
  address: string;
}

/** The spec gives only the name: a flag or an address. */
const alipay = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((sent): Alipay => {
    const offered = readFlag(sent);
    const address = offered === undefined && typeof sent === 'string' ? sent : '';
    return { offered: offered ?? address !== '', address };
  }),
);

const repaymentWay = v.object({
  alipay,
  repayToken: requiredText,
  bankCards: list(bankCard),
});

/** The ways to repay that the server offers (spec 7.4), decoded. */
export type RepaymentWay = v.InferOutput<typeof repaymentWay>;

/** The two segments are configuration (decisions 3). */
const BASE = '/api/v1/{country}/{service}/service/loan';

const form = { method: 'POST', encoding: 'form' } as const;

/** Spec 7.4: the bank cards, Alipay, and the token that a commit carries. */
export const repaymentWayCall = declareCall<Record<string, never>>()({
  ...form,
  path: `${BASE}/repayment-way`,
  kind: 'read',
  reply: repaymentWay,
});

/** What a commit carries; `amount` is in minor units. */
export interface CommitFields {
  amount: string;
  bankName: string;
  cardId: string;
  cardNo: string;
  couponId?: string;
  orderId: string;
  repayToken: string;
  bankCode: string;
  /** '1' asks for a code to be sent. */
  sendMsg: '0' | '1';
}

/**
 * Begins a repayment from a card; `needValid` says that a code was sent, and must say it: no repayment
 * may count as done because its answer could not be read.
 */
export const repaymentCommitCall = declareCall<CommitFields>()({
  ...form,
  path: `${BASE}/repayment-commit`,
  kind: 'write',
  reply: v.object({ needValid: requiredFlag, repayRecordId: text }),
});

/** Spec 7.4: confirms a repayment with the code from the SMS. */
export const repaymentConfirmCall = declareCall<{
  orderId: string;
  verifyCode: string;
  repaymentRecordId: string;
}>()({
  ...form,
  path: `${BASE}/repayment-confirm`,
  kind: 'write',
  reply: v.unknown(),
});

/** Spec 7.4: asks for the address of the payment partner; `amount` is in minor units. */
export const huichaoCall = declareCall<{ userId: string; orderId: string; amount: string }>()({
  ...form,
  path: `${BASE}/repayment-huichao`,
  kind: 'write',
  reply: v.object({ url: requiredText }),
});
