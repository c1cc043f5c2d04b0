import { type AnyText, defineMessages, quoted } from '../../shared/lib/messages.ts';
import type { PhoneRule } from '../../shared/lib/phone.ts';

/** A message whose language may differ from the page's. */
export interface Message {
  text: AnyText;
  /** The same in the page's language, beside fixed wording that many visitors cannot read. */
  own?: string;
}

/** Texts that a promotion's template may replace, and what stands below its title. */
export const heroText = defineMessages('landingHero', {
  title: 'See every cost before you borrow',
  lead: 'Register, get the app, and see the full cost of a loan before you agree to it.',
  register: 'Register and get the app',
});

/** Texts of the form. */
export const landingText = defineMessages('landing', {
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
  shut: 'You cannot register for this promotion. You can try again, or register without it.',
  retry: 'Try again',
  without: 'Register without this promotion',
  getSms: quoted('get verification code'),
  seconds: (left: number) => `${left} s`,
  smsAgain: 'You can get a new code now.',
  smsCode: 'Code from the SMS',
  agree: 'By registering you accept the',
  agreement: 'registration agreement',
});

/** Messages with fixed wording, in Chinese on purpose. */
export const QUOTED = {
  captcha: quoted('请正确输入图形验证码！', 'zh'),
  smsCode: quoted('请正确输入短信验证码！', 'zh'),
  counting: quoted('请勿重复发送验证码!', 'zh'),
  sent: quoted('验证码已发送，请在手机上查看！', 'zh'),
  registeredAlready: quoted('您已注册,请直接下载APP登录！', 'zh'),
  registered: quoted('注册成功', 'zh'),
} as const;

/** The meaning of the fixed wording, in the page's language. */
export const registrationOwnText = defineMessages('registrationOwn', {
  mobile: (example: string) => `Please enter a mobile number such as ${example}.`,
  captcha: 'Please enter the characters in the picture.',
  smsCode: 'Please enter the code from the SMS.',
  /** Below the lender's words. */
  wrongCode: 'Please check the code in the SMS, or get a new one.',
  counting: 'We have already sent a code. Please wait before you ask for another one.',
  sent: 'Code sent. Please check your messages.',
  registeredAlready: 'You are already registered. Get the app and sign in.',
  registered: 'You are registered.',
});

/** A message with fixed wording, and what it says. */
export function quotedMessage(name: keyof typeof QUOTED): Message {
  return { text: QUOTED[name], own: registrationOwnText[name] };
}

/** The message about a number that the rule refuses. */
export function refusedNumber({ message, example }: PhoneRule): Message {
  const words = registrationOwnText.mobile(example);
  return message ? { text: message, own: words } : { text: words };
}

/** Notes shown in the form in addition to a toast. */
export const registrationText = defineMessages('registration', {
  sentTo: (phone: string) => `We sent the code to ${phone}.`,
  offline: 'Check your connection and try again. What you typed is kept.',
  sms: 'We could not confirm that the code was sent. Check your messages. You can ask for a new code in a minute.',
  register:
    'We could not confirm your registration. Try again. If it went through, you will go straight to the download.',
});

/** The content without script. It is English only, because the language is chosen by a script. */
export const noScript = {
  text: 'You need JavaScript to register, and it is turned off in this browser. You can still read everything below, and we can help you by phone or email.',
  terms: 'Read the loan terms and conditions',
  privacy: 'Read the privacy policy',
} as const;

/** Texts around the form, which are only in the prerendered document. */
export const landingLayoutText = defineMessages('landingLayout', {
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Register',
      text: 'Your number and a code by SMS. No bank details, no documents.',
    },
    {
      title: 'Get the app',
      text: 'Sign in with the same number. Your application starts there.',
    },
    {
      title: 'Check before you agree',
      text: 'One page shows the amount, fees, repayment plan and dates. Then you decide.',
    },
  ],
  promisesTitle: 'Our promises',
  promises: [
    {
      title: 'The full cost first',
      text: 'You see what you get, what you pay back and when, before you confirm.',
    },
    {
      title: 'No surprise extension fees',
      text: 'If you need more time to pay, the app shows what an extension costs before you agree to it.',
    },
    {
      title: 'Your contacts stay private',
      text: 'To register we ask for your mobile number and nothing else.',
    },
  ],
  termsTitle: 'Read the terms first',
  responsible: 'Loans cost money. Borrow only what you can repay on time.',
});
