import { plainCode, SMS_CODE_LENGTH } from '../../shared/lib/oneTimeCode.ts';

/** The server's code for a wrong verification code. */
export const WRONG_CODE = '800006';

/** The typed code without spaces; undefined if it is shorter than 6 characters. */
export function verifyCodeOf(typed: string): string | undefined {
  const code = plainCode(typed);
  return code.length >= SMS_CODE_LENGTH ? code : undefined;
}
