import type { Result } from '../../shared/api/call.ts';
import { repaymentConfirmCall } from '../../shared/api/cardRepayment.ts';
import { send } from '../../shared/api/send.ts';
import { plainCode, SMS_CODE_LENGTH } from '../../shared/format/oneTimeCode.ts';
import { once } from '../../shared/page/once.ts';
import { type Failed, failedOf, lockOf } from './cardRepayment.model.ts';
import { text } from './cardRepayment.text.ts';
import type { CodeStep } from './codeStep.model.ts';

/** The server's word for a wrong code (spec 8). */
const WRONG_CODE = '800006';

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
  const result = await once(lockOf('cardConfirm', orderId), () =>
    send(repaymentConfirmCall, { orderId, verifyCode, repaymentRecordId }, { quiet: true }),
  );
  return result && confirmOutcome(result);
}
