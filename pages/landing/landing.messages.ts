import { defineMessages } from '../../shared/lib/messages.ts';

/** Words in a language that may not be the page's. */
export interface Said {
  text: string;
  lang?: string;
}

/** What a network failure is told on this page (spec 8). */
export const LOST: Said = { text: 'error' };

/** Every text of the form; messages come with `registration.text.ts`. */
export const text = defineMessages('landing', {
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
});
