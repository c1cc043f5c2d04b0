import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts that a promotion's template may replace, and what stands below its title. */
export const heroText = defineMessages('landingHero', {
  title: 'See every cost before you borrow',
  lead: 'Register, get the app, and see the full cost of a loan before you agree to it.',
  register: 'Register and get the app',
});

/** Texts of the form. Messages about sending are in `registration.messages.ts`. */
export const text = defineMessages('landing', {
  noReply: 'We got no answer. Check your connection.',
  form: 'Register',
  formNote: 'It takes a minute. You are not applying for a loan yet.',
  mobile: 'Mobile number',
  mobileHint: (digits: number, example: string) => `${digits} digits, such as ${example}`,
  captcha: 'Characters in the picture',
  captchaHint: '4 characters. Not case-sensitive.',
  captchaAlt: 'Type the 4 characters in the image',
  captchaWaits: 'Enter your mobile number to see the picture.',
  captchaFailed: 'The picture did not load.',
  refresh: 'Refresh picture',
  getSms: 'get verification code',
  seconds: (left: number) => `${left} s`,
  smsAgain: 'You can get a new code now.',
  smsCode: 'Code from the SMS',
  agree: 'By registering you accept the',
  agreement: 'registration agreement',
});
