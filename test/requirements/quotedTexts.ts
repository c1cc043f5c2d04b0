/**
 * Texts that the specification quotes or gives as the name of a screen, tab or button. They stay to the letter
 * in every language. Those of the legal pages, which exist in English only, and of the rule for phone numbers,
 * which is the market's, are not among them.
 */
export const QUOTED_TEXTS: readonly string[] = [
  // Names of screens, tabs and blocks.
  'Order Details',
  'Payment account information',
  'Rollover Repayment',
  'Kind tips',
  'My complaints',
  'Process Result',
  'Home',
  'About Us',
  'PrivacyPolicy',
  'Loan Terms And Conditions',
  // Buttons, links and captions.
  'REPAY',
  'Repayment',
  'Short of money?',
  'Borrow Again',
  'Click to view more products',
  'Go and bind the card',
  'Payment Method',
  'Next',
  'Confirm',
  'Cancel',
  'Agree',
  'Send',
  'Submit',
  'get verification code',
  // Messages.
  'copy success',
  'error',
  'failed to query card list',
  'verification code sent, check your phone',
  'please enter the correct verification code',
  'verification code wrong',
  'do not submit the payment request repeatedly',
  'Please fill in your comments and suggestions',
  'Please provide complete information!',
  'Upload succeeded!',
  'Successful demonstration！',
  'Silakan pilih',
  '请正确输入图形验证码！',
  '请正确输入短信验证码！',
  '请勿重复发送验证码!',
  '您已注册,请直接下载APP登录！',
  '验证码已发送，请在手机上查看！',
  '注册成功',
];

/** The language that a quoted text is in. */
export function languageOfQuoted(text: string): string {
  if (text === 'Silakan pilih') return 'id';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}
