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

/** Every other text of the form. */
export const text = {
  title: 'Borrow with every cost in plain sight',
  lead: 'Register with your mobile number, get the app, and see the full price of a loan before you say yes.',
  form: 'Register',
  formNote: 'It takes a minute, and it is not a loan application yet.',
  mobile: 'Mobile number',
  captcha: 'Characters in the picture',
  captchaHint: '4 letters or digits; capitals do not matter.',
  captchaAlt: 'Type the 4 characters in the image',
  captchaWaits: 'Appears with your mobile number.',
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
  viewLost: 'This part of the page did not load',
  reload: 'Reload',
  agree: 'By registering you accept the',
  agreement: 'registration agreement',
} as const;
