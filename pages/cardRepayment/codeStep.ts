import * as v from 'valibot';
import { requiredText } from '../../shared/api/coerce.ts';
import { ownerOf } from '../../shared/api/session/session.ts';
import { SMS_CODE_LENGTH } from '../../shared/lib/phone.ts';
import { plainCharacters } from '../../shared/lib/plainCharacters.ts';
import { readKept, sessionStore } from '../../shared/lib/storage.ts';
import type { Payment } from './cardRepayment.model.ts';

/** How long a reload returns to the code step: longer than a code is valid, shorter than a visit. */
const CODE_STEP_TTL_MS = 10 * 60_000;

const codeStep = v.object({
  owner: requiredText,
  orderId: requiredText,
  amount: requiredText,
  /** The fingerprint of its card. */
  card: requiredText,
  repaymentRecordId: requiredText,
  sentAt: v.pipe(requiredText, v.transform(Number)),
});

/** A repayment waiting for its code. It survives a reload and the phone killing the page. */
export type CodeStep = Omit<v.InferOutput<typeof codeStep>, 'owner'>;

/** Name of the countdown for an order's code. */
export function countdownOf({ orderId }: Pick<Payment, 'orderId'>): string {
  return `cardRepayment:${orderId}`;
}

/** Saves the step for this tab. */
export function keepCodeStep(step: CodeStep): void {
  sessionStore.write('codeStep', JSON.stringify({ ...step, owner: ownerOf('codeStep') }));
}

/** Deletes the saved step, after it is cancelled or complete. */
export function forgetCodeStep(): void {
  sessionStore.write('codeStep', '');
}

/** The saved step for this order and amount, if it is less than ten minutes old. @param now epoch ms. */
export function keptCodeStep(
  { orderId, amount }: Pick<Payment, 'orderId' | 'amount'>,
  now: number,
): CodeStep | undefined {
  const step = readKept(codeStep, sessionStore.read('codeStep'));
  if (step?.owner !== ownerOf('codeStep')) return undefined;
  // The absolute value keeps the step if the clock was set back a few seconds.
  const fresh = Math.abs(now - step.sentAt) < CODE_STEP_TTL_MS;
  return fresh && step.orderId === orderId && step.amount === amount ? step : undefined;
}

/** The server's code for a wrong verification code. */
export const WRONG_CODE = '800006';

/** The typed code without spaces; undefined if it is shorter than 6 characters. */
export function verifyCodeOf(typed: string): string | undefined {
  const code = plainCharacters(typed);
  return code.length >= SMS_CODE_LENGTH ? code : undefined;
}
