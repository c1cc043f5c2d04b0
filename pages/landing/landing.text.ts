/** Words in a language that may not be the page's. */
export interface Said {
  text: string;
  lang?: string;
}

const zh = (text: string): Said => ({ text, lang: 'zh' });

/** The messages that the spec quotes (5, 8), to the letter. */
export const quoted = {
  captcha: zh('请正确输入图形验证码！'),
  smsCode: zh('请正确输入短信验证码！'),
  counting: zh('请勿重复发送验证码!'),
  sent: zh('验证码已发送，请在手机上查看！'),
  registeredAlready: zh('您已注册,请直接下载APP登录！'),
  registered: zh('注册成功'),
  lost: { text: 'error' },
} as const satisfies Record<string, Said>;

/** Every other text of the landing page. */
export const text = {
  title: 'Borrow with every cost in plain sight',
  lead: 'Register with your mobile number, get the app, and see the full price of a loan before you say yes.',
  form: 'Register',
  formNote: 'It takes a minute, and it is not a loan application yet.',
  mobile: 'Mobile number',
  captcha: 'Characters in the picture',
  captchaHint: '4 letters or digits; capitals do not matter.',
  captchaAlt: 'Type the 4 characters in the image',
  captchaWaits: 'The picture appears with your mobile number.',
  captchaLoading: 'The picture is coming …',
  captchaFailed: 'The picture did not load. Refresh it.',
  refresh: 'Refresh picture',
  getSms: 'get verification code',
  seconds: (left: number) => `${left} s`,
  smsAgain: 'You can ask for a new code now.',
  smsCode: 'Code from the SMS',
  smsUnknown:
    'We could not confirm that the code was sent. Look at your messages; you can ask for it again.',
  sentTo: (phone: string) => `We sent it to ${phone}.`,
  register: 'Register and get the app',
  registerUnknown:
    'We could not confirm your registration. Try again: if it went through, you go straight to the download.',
  offline: 'Check your connection and try again. What you typed is kept.',
  agree: 'By registering you accept the',
  agreement: 'registration agreement',
  noScript:
    'Registering needs JavaScript, which is switched off in this browser. Everything below can be read without it.',
  noScriptTerms: 'Read the loan terms and conditions',
  noScriptPrivacy: 'Read the privacy policy',
  stepsTitle: 'How it goes on',
  steps: [
    {
      title: 'Register here',
      text: 'Your number and a code by SMS. No bank details, no documents.',
    },
    { title: 'Get the app', text: 'Sign in with the same number. Your application starts there.' },
    {
      title: 'Look before you sign',
      text: 'Amount, fees, plan and dates stand on one page. Then you decide.',
    },
  ],
  promisesTitle: 'What you can hold us to',
  promises: [
    {
      title: 'The whole price first',
      text: 'You see what you get, what you pay back and when, before you confirm.',
    },
    {
      title: 'Extending has a price tag too',
      text: 'If a payment gets tight, the app says what an extension costs before you take it.',
    },
    {
      title: 'Your contacts stay yours',
      text: 'To register we ask for your mobile number and nothing else.',
    },
  ],
  termsTitle: 'Read it first',
  terms: 'Loan terms, every fee, and what happens when a payment is late stand in full in the',
  termsLink: 'loan terms and conditions',
  privacy: 'How we treat your data stands in the',
  privacyLink: 'privacy policy',
  responsible: 'A loan is a cost. Borrow only what you can pay back on time.',
} as const;

/** Texts of the download view. */
export const download = {
  title: (appName: string) => `Get the ${appName} app`,
  lead: 'Sign in with the mobile number that you registered.',
  what: 'In the app you can',
  can: [
    'apply for a loan and see what it costs in full, before you confirm it',
    'name the account that the money goes to',
    'follow your order, and repay or extend it',
    'reach customer service',
  ],
  button: (appName: string) => `Download ${appName}`,
  note: 'The link opens the store or file that this promotion names. Check that the publisher is us before you install anything.',
  none: 'The download link is not here right now.',
  noneText: 'Your registration is not affected. Try again, or ask us for the link.',
  retry: 'Try again',
  back: 'Back to registration',
} as const;

/** Texts of the agreement view. */
export const agreement = {
  title: 'Registration agreement',
  intro: 'What you accept when you register stands in these two documents. Read them in full:',
  back: 'Back to registration',
} as const;
