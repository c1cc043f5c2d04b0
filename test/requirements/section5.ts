import { open, type Statement } from './statement.ts';

/** Validation rules. */
export const section5 = {
  '5-01': 'Bank form numeric inputs strip non-digits.',
  '5-02': 'Phone type strips non-digits.',
  '5-03': 'Phone type takes at most 11 digits.',
  '5-04': 'Phone type is shown as 3-4-4 groups.',
  '5-05': 'Bank card type strips non-digits and groups in fours.',
  '5-06': 'Number type keeps digits only.',
  '5-07': 'The money keyboard offers 0-9 and a decimal point.',
  '5-08': 'The money keyboard has a delete key.',
  '5-09': 'The money keyboard has a confirm key.',
  '5-10': 'The money keyboard has a hide key.',
  '5-11': 'The money keyboard: confirm disabled while empty.',
  '5-12': open('Which fields use the generic input behaviour.', 'not specified'),
  '5-13': 'Complaint text: max 200 characters, longer input ignored.',
  '5-14':
    "Complaint: Send requires non-empty text, otherwise 'Please fill in your comments and suggestions'.",
  '5-15': 'Complaint: image limit 9; the uploader stops being selectable at 9.',
  '5-16':
    'Selecting complaint type 1 when the chosen order does not support collection-type complaints shows a Spanish message saying the order does not allow that type.',
  '5-17':
    "Official contact forms require all four fields, otherwise 'Please provide complete information!'.",
  '5-18': 'Older repayment: a bank card must be chosen.',
  '5-19':
    "Older repayment: SMS code at least 6 characters (message 'please enter the correct verification code').",
  '5-20': 'Older repayment: the verify call needs orderId, verifyCode and repaymentRecordId.',
  '5-21': 'Landing mobile: 11 digits.',
  '5-22': 'Landing mobile: first digit 1, second 3-9.',
  '5-23': "Landing mobile: message '请正确输入手机号！'.",
  '5-24': 'Landing mobile: input limited to 11 characters.',
  '5-25': "Landing image captcha: required; message '请正确输入图形验证码！'.",
  '5-26': 'Landing image captcha: max 4.',
  '5-27': "Landing SMS code: required; message '请正确输入短信验证码！'.",
  '5-28': 'Landing SMS code: max 6.',
  '5-29': 'Refreshing the captcha requires a mobile number, otherwise the phone message shows.',
  '5-30': "Requesting an SMS while the countdown runs shows '请勿重复发送验证码!'.",
  '5-31': 'Loan confirm: Next works only if the agreement checkbox is checked.',
  '5-32': "Order rating: at least one star before submit ('Silakan pilih').",
  '5-33': open(
    'Generic string helpers for e-mail, phone and the like.',
    'their use is not specified',
  ),
} as const satisfies Record<string, Statement>;
