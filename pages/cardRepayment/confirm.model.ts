import { plainCode, SMS_CODE_LENGTH } from '../../shared/lib/oneTimeCode.ts';

/** The server's word for a wrong code. */
export const WRONG_CODE = '800006';

/** The code that was typed, cleaned; undefined when it is shorter than 6 characters. */
export function verifyCodeOf(typed: string): string | undefined {
  const code = plainCode(typed);
  return code.length >= SMS_CODE_LENGTH ? code : undefined;
}
