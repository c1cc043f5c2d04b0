import * as v from 'valibot';
import { readCall, writeCall } from './call.ts';
import { list, requiredFlag, requiredText, text } from './coerce.ts';
import { readFlag, readText } from './reply.ts';

const bankCard = v.object({
  id: requiredText,
  bankName: text,
  cardNo: requiredText,
  bankCode: text,
});

export type BankCard = v.InferOutput<typeof bankCard>;

/** Whether Alipay is offered, and at which address; '' means through the payment partner. */
export interface Alipay {
  offered: boolean;
  address: string;
}

/** The server may send either a flag or an address. */
const alipay = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((sent): Alipay => {
    const offered = readFlag(sent);
    const address = offered === undefined && typeof sent === 'string' ? readText(sent) : '';
    return { offered: offered ?? address !== '', address };
  }),
);

const repaymentWay = v.object({
  alipay,
  repayToken: requiredText,
  bankCards: list(bankCard),
});

/** The ways to repay that the server offers, decoded. */
export type RepaymentWay = v.InferOutput<typeof repaymentWay>;

/** `{country}` and `{service}` are settings. */
const BASE = '/api/v1/{country}/{service}/service/loan';

/** The bank cards, Alipay, and the token that a commit carries. */
export const repaymentWayCall = readCall<Record<string, never>, RepaymentWay>(
  `${BASE}/repayment-way`,
  repaymentWay,
);

/** The parameters of a commit; `amount` is the text from the page's address. */
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
 * Starts a repayment by card. `needValid` says whether a code was sent and is required: a repayment
 * must not count as done because its reply could not be read.
 */
export const repaymentCommitCall = writeCall<
  CommitFields,
  { needValid: boolean; repayRecordId: string }
>(`${BASE}/repayment-commit`, v.object({ needValid: requiredFlag, repayRecordId: text }));

/** Confirms a repayment with the code from the SMS. */
export const repaymentConfirmCall = writeCall<{
  orderId: string;
  verifyCode: string;
  repaymentRecordId: string;
}>(`${BASE}/repayment-confirm`);

/** Asks for the address of the payment partner; `amount` is the text from the page's address. */
export const huichaoCall = writeCall<
  { userId: string; orderId: string; amount: string },
  { url: string }
>(`${BASE}/repayment-huichao`, v.object({ url: requiredText }));
