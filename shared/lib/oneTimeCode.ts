/** Length of a code sent by SMS: the most that the landing page takes, the least that a card repayment takes. */
export const SMS_CODE_LENGTH = 6;

/** A code without the spaces and dashes that come with pasting ('123 456'). */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}
