/** A message whose language may differ from the page's. */
export interface Said {
  text: string;
  lang?: string;
}

/** Shown on a network failure. Fixed wording. */
export const LOST: Said = { text: 'error' };

/** Texts of the form. Messages about sending are in `registration.messages.ts`. */
export const text = {
  title: 'Borrow with every cost in plain sight',
  lead: 'Register, get the app, and see the full price of a loan before you say yes.',
  form: 'Register',
  formNote: 'It takes a minute and is no loan application yet.',
  mobile: 'Mobile number',
  mobileHint: (digits: number, example: string) => `${digits} digits, such as ${example}`,
  captcha: 'Characters in the picture',
  captchaHint: '4 characters; capitals do not matter.',
  captchaAlt: 'Type the 4 characters in the image',
  captchaWaits: 'Appears with your mobile number.',
  captchaFailed: 'The picture did not load.',
  refresh: 'Refresh picture',
  getSms: 'get verification code',
  seconds: (left: number) => `${left} s`,
  smsAgain: 'You can ask again now.',
  smsCode: 'Code from the SMS',
  register: 'Register and get the app',
  agree: 'By registering you accept the',
  agreement: 'registration agreement',
} as const;
