import { describe, expect, it } from 'vitest';
import { heroText, quotedMessage } from '../../../pages/landing/landing.messages.ts';
import { shownTemplate, takesRoutes, viewOf } from '../../../pages/landing/landing.model.ts';
import * as form from '../../../pages/landing/registration/registration.model.ts';
import type { Failure, Result } from '../../../shared/api/call.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import { registerCall, sidCall, smsCall, templateCall } from '../../../shared/api/landing.ts';
import { getConfig } from '../../../shared/config/config.ts';
import { quoted } from '../../../shared/lib/messages.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../../shared/lib/phone.ts';

const context = { now: 0, page: undefined, config: getConfig() };
const rule = PHONE_RULES['spec-cn'];
const typed = { mobile: '13812345678', imgValidate: 'AB3D', smsCode: '123456' };
type Step = 'sms' | 'register';

const refusalFor = (given: Partial<typeof typed>, step: Step = 'register', by = rule, sid = 's1') =>
  form.refusalOf(step, { ...typed, ...given }, by, sid);

const refused = (code: string, message = 'no') =>
  ({ success: false, code, message, data: undefined, raw: {}, failure: 'refused' }) as const;
const lost = (failure: Failure) => ({ ...refused('', 'words'), failure });
/** A message with fixed wording, and what it says. */
const inChinese = (text: string, own: string) => ({ text: quoted(text, 'zh'), own });

describe('a reply', () => {
  const wire = (code: unknown, data: object = { sid: 's', id: '1' }) => ({
    status: 200,
    text: JSON.stringify({ code, data }),
  });

  it.each([sidCall, smsCall, registerCall, templateCall])('of zero is a success: $path', (call) => {
    const isSuccess = (code: unknown) => decodeReply(call, wire(code)).success;
    expect(['0', '00', 0, '01', 11, 'O', undefined].filter(isSuccess)).toEqual(['0', '00', 0]);
  });

  it('with a template needs its id, and no other field; numbers are texts', () => {
    const template = (fields: object) => decodeReply(templateCall, wire('00', fields));
    expect(template({ title: 'x' }).success).toBe(false);
    const shownOf = (fields: object) =>
      shownTemplate(template({ id: '1', ...fields }).data, context);
    const ours = { title: '42', banner: undefined, button: 'Go' };
    expect(shownOf({ title: 42, buttonText: 'Go' })).toEqual(ours);
    const unknown = shownTemplate(undefined, context);
    expect(shownOf({ title: null })).toEqual(unknown);
    expect(unknown).toMatchObject({ title: heroText.title, button: heroText.register });
  });
});

it('the registration form requires every field, with the exact messages', () => {
  const mobile = 'Please enter a mobile number such as 138 1234 5678.';
  const imgValidate = 'Please enter the characters in the picture.';
  const nothing = { mobile: '1381234567', imgValidate: '', smsCode: '' };
  expect(refusalFor(nothing)?.errors).toEqual({
    mobile: inChinese('请正确输入手机号！', mobile),
    imgValidate: inChinese('请正确输入图形验证码！', imgValidate),
    smsCode: inChinese('请正确输入短信验证码！', 'Please enter the code from the SMS.'),
  });
});

it('the registration form asks for a number such as the rule takes', () => {
  const text = 'Please enter a mobile number such as 0917 123 4567.';
  const { errors } = refusalFor({ mobile: '1' }, 'sms', PHONE_RULES.ph) ?? {};
  expect(errors).toEqual({ mobile: { text } });
});

it.each([
  ['sms', { smsCode: '' }, 's1', undefined],
  ['sms', { mobile: '1' }, '', ['mobile']],
  ['sms', { imgValidate: '' }, 's1', ['imgValidate']],
  ['register', { imgValidate: 'A', smsCode: '1' }, 's1', undefined],
  ['register', { imgValidate: 'ABCDE', smsCode: '1234567' }, 's1', ['imgValidate', 'smsCode']],
  ['register', { smsCode: '' }, '', ['imgValidate', 'smsCode', 'redraw']],
  ['sms', {}, '', ['imgValidate', 'redraw']],
] as const)(
  'the registration form before %s with %j and the picture %j names %j',
  (step, more, sid, wrong) => {
    const { errors, redraw } = refusalFor(more, step, rule, sid) ?? {};
    const found = errors && [...Object.keys(errors).sort(), ...(redraw ? ['redraw'] : [])];
    expect(found).toEqual(wrong);
    if (redraw) expect(errors?.imgValidate).toEqual(quotedMessage('captcha'));
  },
);

it('the registration form takes a number with spaces around it, and pasted codes', () => {
  const numbers = [` ${typed.mobile}`, '138'].map((one) => form.isMobile(one, rule));
  expect(numbers).toEqual([true, false]);
  expect(['ab 12x', ' a b\n', 'abcdef'].map(form.captchaIn)).toEqual(['ab12', 'ab', 'abcd']);
  const pasted = { mobile: '138 1234 5678', imgValidate: ' AB3D ', smsCode: '123 456' };
  expect(form.cleaned((name) => pasted[name], rule)).toEqual(typed);
});

it.each([
  ['+1 381 234 5678', rule],
  ['＋86 13812345678', PHONE_RULES.ph],
  ['001 9876543210', PHONE_RULES.in],
])(
  'a refused edit of the mobile field with a country code never leaves a number that is right: %s',
  (written, other) => {
    const { value, wrong } = form.editedMobile('', written, other);
    expect([value.length <= other.max, wrong]).toEqual([true, true]);
    expect(isPhone(nationalDigits(value, other), other)).toBe(false);
  },
);

it.each([
  ['+6391712345', '+63917123456', '+6391712345', true],
  ['+6391712345', '6391712345', '6391712345', false],
  ['13812345678', '138123456789', '13812345678', false],
  ['13812345678', '+639171234567', '+6391712345', true],
  ['+639171', '+6391712', '+6391712', true],
])(
  'a refused edit of the mobile field can be corrected: %s, then %s',
  (before, after, value, wrong) =>
    expect(form.editedMobile(before, after, rule)).toEqual({ value, wrong }),
);

describe('what happens after a reply', () => {
  const after = (result: Result<unknown>, step: Step) => form.effectOf(result, step, typed, rule);
  const done = { success: true, code: '0', message: '', data: null, raw: {} } as const;
  const wrong = { text: 'wrong' };
  const already = 'You are already registered. Get the app and sign in.';
  const known = { toast: inChinese('您已注册,请直接下载APP登录！', already), next: 'download' };
  const registered = { toast: inChinese('注册成功', 'You are registered.'), next: 'download' };
  const sent = {
    toast: inChinese('验证码已发送，请在手机上查看！', 'Code sent. Please check your messages.'),
    note: 'We sent the code to 138 1234 5678.',
    next: 'code',
  };
  const redrawn = { toast: wrong, tone: 'error', errors: { imgValidate: wrong }, redraw: true };
  const other = { toast: { text: 'words' }, tone: 'error', note: 'words' };

  it.each([
    ['a code that was sent starts the countdown', 'sms', done, sent],
    ['a registration opens the download view', 'register', done, registered],
    ['so does a number that is known', 'sms', refused('11'), known],
    ['also when registering', 'register', refused('11'), known],
    ['a wrong captcha is drawn again', 'sms', refused('101', 'wrong'), redrawn],
    ['with either code', 'register', refused('-1', 'wrong'), redrawn],
    ['a repeated request for a code is answered like the first', 'sms', refused('800005'), sent],
    ['and a repeated registration', 'register', refused('800005'), known],
    ['any other reply shows the server’s message', 'sms', refused('12', 'words'), other],
  ] as const)('%s: %s', (_, step, result, effect) => expect(after(result, step)).toEqual(effect));

  it('a wrong captcha without the server’s words has ours', () => {
    const silent = decodeReply(smsCall, { status: 200, text: '{"code":"101"}' });
    expect(after(silent, 'sms').errors?.imgValidate).toEqual(quotedMessage('captcha'));
  });

  const error = { text: quoted('error'), own: 'We got no answer. Check your connection.' };
  it.each([
    ['network', undefined, error],
    ['server', {}, { text: 'words' }],
  ] as const)('after a failure of the %s the outcome is unknown', (failure, raw, toast) => {
    const unknown = (note: RegExp) => ({ toast, tone: 'error', note: expect.stringMatching(note) });
    const registration = unknown(/could not confirm your registration/);
    expect(after({ ...lost(failure), raw }, 'register')).toEqual(registration);
    // The code may be under way.
    const code = { ...unknown(/could not confirm.*in a minute/), next: 'code' };
    expect(after({ ...lost(failure), raw }, 'sms')).toEqual(code);
  });

  it.each(['sms', 'register'] as const)('says so if nothing left the phone: %s', (step) => {
    const note = expect.stringMatching(/Check your connection/);
    for (const result of [lost('offline'), { ...lost('network'), sent: false as const }])
      expect(after(result, step)).toEqual({ toast: error, tone: 'error', note });
  });
});

it.each([
  ['form', ['', '#/', '#mobile', '#/downloadTemplates', '#/other']],
  ['downloadTemplate', ['#/downloadTemplate', '#/downloadTemplate?id=1']],
  ['agreementTemplate', ['#/agreementTemplate/']],
])('the views are named by the hash: %s', (view, hashes) =>
  expect(hashes.map(viewOf)).toEqual(hashes.map(() => view)),
);

it('the views are hash routes only if down_id or links_id is absent', () => {
  const links_id = '1';
  for (const given of [{}, { down_id: '1' }, { links_id }, { links_id, down_id: '' }])
    expect(takesRoutes(given)).toBe(true);
  expect(takesRoutes({ links_id, down_id: '2' })).toBe(false);
});
