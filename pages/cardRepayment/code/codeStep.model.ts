import * as v from 'valibot';
import { requiredText } from '../../../shared/api/coerce.ts';
import { ownerOf } from '../../../shared/api/session/owner.ts';
import { plainCode, SMS_CODE_LENGTH } from '../../../shared/lib/oneTimeCode.ts';
import { readSession, writeSession } from '../../../shared/lib/storage.ts';
import type { Payment } from '../cardRepayment.address.ts';

/** How long a reload leads back to the code: longer than one is valid, shorter than a visit. */
export const CODE_STEP_TTL_MS = 10 * 60_000;

const codeStep = v.object({
  owner: requiredText,
  orderId: requiredText,
  amount: requiredText,
  cardId: requiredText,
  repaymentRecordId: requiredText,
  sentAt: v.pipe(requiredText, v.transform(Number)),
});

/** A repayment that waits for its code; outlives a reload and the phone's killing of the page. */
export type CodeStep = Omit<v.InferOutput<typeof codeStep>, 'owner'>;

/** The countdown of an order's code. */
export function countdownOf({ orderId }: Pick<Payment, 'orderId'>): string {
  return `cardRepayment:${orderId}`;
}

/** The step that a commit begins where the bank wants a code. @param now epoch ms. */
export function codeStepOf(
  { orderId, amount }: Pick<Payment, 'orderId' | 'amount'>,
  cardId: string,
  repaymentRecordId: string,
  now: number,
): CodeStep {
  return { orderId, amount, cardId, repaymentRecordId, sentAt: now };
}

/** Keeps the step for this tab. */
export function keepCodeStep(step: CodeStep): void {
  writeSession('codeStep', JSON.stringify({ ...step, owner: ownerOf('codeStep') }));
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
    const ours = step.owner === ownerOf('codeStep');
    return fresh && ours && step.orderId === orderId && step.amount === amount ? step : undefined;
  } catch {
    return undefined;
  }
}

/** The server's word for a wrong code. */
export const WRONG_CODE = '800006';

/** The code that was typed, cleaned; undefined when it is shorter than 6 characters. */
export function verifyCodeOf(typed: string): string | undefined {
  const code = plainCode(typed);
  return code.length >= SMS_CODE_LENGTH ? code : undefined;
}
