import { defineMessages } from '../../../shared/lib/messages.ts';
import type { Message } from '../landing.messages.ts';

const zh = (text: string): Message => ({ text, lang: 'zh' });

/** Messages with fixed wording, in Chinese on purpose. */
export const verbatim = {
  captcha: zh('请正确输入图形验证码！'),
  smsCode: zh('请正确输入短信验证码！'),
  counting: zh('请勿重复发送验证码!'),
  sent: zh('验证码已发送，请在手机上查看！'),
  registeredAlready: zh('您已注册,请直接下载APP登录！'),
  registered: zh('注册成功'),
} as const satisfies Record<string, Message>;

/** Notes shown in the form in addition to a toast. */
export const notes = defineMessages('registration', {
  sentTo: (phone: string) => `We sent it to ${phone}.`,
  offline: 'Check your connection and try again. What you typed is kept.',
  sms: 'We could not confirm that the code was sent. Check your messages. You can get a new code in a minute.',
  register:
    'We could not confirm your registration. Try again. If it went through, you will go straight to the download.',
});
