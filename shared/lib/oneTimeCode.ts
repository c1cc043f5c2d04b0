/** Length of a code sent by SMS (spec 9): the landing page's most, the older repayment's least. */
export const SMS_CODE_LENGTH = 6;

/** A code as it was meant: without the spaces and dashes that come with pasting ('123 456'). */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}
