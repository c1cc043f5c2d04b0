import * as v from 'valibot';
import type { Result } from '../../shared/api/call.ts';
import { repaymentConfirmCall } from '../../shared/api/cardRepayment.ts';
import { requiredText } from '../../shared/api/loose.ts';
import { send } from '../../shared/api/send.ts';
import { plainCode, SMS_CODE_LENGTH } from '../../shared/format/oneTimeCode.ts';
import { once } from '../../shared/page/once.ts';
import { readSession, writeSession } from '../../shared/session/storage.ts';
import type { Payment } from './cardRepayment.address.ts';
import { type Failed, failedOf } from './cardRepayment.model.ts';
import { text } from './cardRepayment.text.ts';

/** The server's word for a wrong code (spec 8). */
const WRONG_CODE = '800006';

/** How long a reload leads back to the code: longer than one is valid, shorter than a visit. */
export const CODE_STEP_TTL_MS = 10 * 60_000;

const codeStep = v.object({
  orderId: requiredText,
  amount: requiredText,
  cardId: requiredText,
  repaymentRecordId: requiredText,
  sentAt: v.number(),
});

/** A repayment that waits for its code; outlives a reload and the phone's killing of the page. */
export type CodeStep = v.InferOutput<typeof codeStep>;

/** The countdown of an order's code. */
export function countdownOf({ orderId }: Pick<Payment, 'orderId'>): string {
  return `cardRepayment:${orderId}`;
}

/** Keeps the step for this tab. */
export function keepCodeStep(step: CodeStep): void {
  writeSession('codeStep', JSON.stringify(step));
}

/** Forgets the step: cancelled, or over. */
export function forgetCodeStep(): void {
  writeSession('codeStep', '');
}

/** The kept step of this order and amount, unless it is older than ten minutes. @param now epoch ms. */
export function keptCodeStep(
  { orderId, amount }: Pick<Payment, 'orderId' | 'amount'>,
  now: number,
): CodeStep | undefined {
  try {
    const step = v.parse(codeStep, JSON.parse(readSession('codeStep') ?? ''));
    const age = now - step.sentAt;
    // A clock that went back some seconds must not lose the step.
    const fresh = Math.abs(age) < CODE_STEP_TTL_MS;
    return fresh && step.orderId === orderId && step.amount === amount ? step : undefined;
  } catch {
    return undefined;
  }
}

/** The code that was typed, cleaned; undefined when it is shorter than 6 characters (spec 5). */
export function verifyCodeOf(typed: string): string | undefined {
  const code = plainCode(typed);
  return code.length >= SMS_CODE_LENGTH ? code : undefined;
}

/** What follows a confirmation. */
export type ConfirmOutcome = { step: 'done' } | { step: 'wrong'; title: string } | Failed;

/** Decides what follows a confirmation. */
export function confirmOutcome(result: Result<unknown>): ConfirmOutcome {
  if (result.success) return { step: 'done' };
  if (result.code === WRONG_CODE) return { step: 'wrong', title: text.wrongCode };
  return failedOf(result);
}

/** Confirms with a code (spec 7.4); one request however often it is tapped. @returns undefined while one is in flight. */
export async function confirmRepayment(
  { orderId, repaymentRecordId }: CodeStep,
  verifyCode: string,
): Promise<ConfirmOutcome | undefined> {
  const result = await once(`cardConfirm:${orderId}`, () =>
    send(repaymentConfirmCall, { orderId, verifyCode, repaymentRecordId }, { quiet: true }),
  );
  return result && confirmOutcome(result);
}
