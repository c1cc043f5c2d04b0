import { defineMessages } from '../../../shared/lib/messages.ts';
import type { PhoneRule } from '../../../shared/lib/phone.ts';
import type { Message } from '../Message.tsx';

/** Messages with fixed wording, in Chinese on purpose. */
export const QUOTED = {
  captcha: '请正确输入图形验证码！',
  smsCode: '请正确输入短信验证码！',
  counting: '请勿重复发送验证码!',
  sent: '验证码已发送，请在手机上查看！',
  registeredAlready: '您已注册,请直接下载APP登录！',
  registered: '注册成功',
} as const;

/** What the fixed wording says, in the page's language. */
export const own = defineMessages('registrationOwn', {
  mobile: (example: string) => `Please enter a mobile number such as ${example}.`,
  captcha: 'Please enter the characters in the picture.',
  smsCode: 'Please enter the code from the SMS.',
  counting: 'We have already sent a code. Please wait before you ask for another one.',
  sent: 'Code sent. Please check your messages.',
  registeredAlready: 'You are already registered. Get the app and sign in.',
  registered: 'You are registered.',
});

/** A message with fixed wording, and what it says. */
export function quoted(name: keyof typeof QUOTED): Message {
  return { text: QUOTED[name], lang: 'zh', own: own[name] };
}

/** What is said of a number that the rule refuses. */
export function refusedNumber({ message, example }: PhoneRule): Message {
  const words = own.mobile(example);
  return message ? { ...message, own: words } : { text: words };
}

/** Notes shown in the form in addition to a toast. */
export const notes = defineMessages('registration', {
  sentTo: (phone: string) => `We sent the code to ${phone}.`,
  offline: 'Check your connection and try again. What you typed is kept.',
  sms: 'We could not confirm that the code was sent. Check your messages. You can ask for a new code in a minute.',
  register:
    'We could not confirm your registration. Try again. If it went through, you will go straight to the download.',
});
