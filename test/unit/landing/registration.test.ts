import { describe, expect, it } from 'vitest';
import { heroText, quotedMessage } from '../../../pages/landing/landing.messages.ts';
import { shownTemplate, takesRoutes, viewOf } from '../../../pages/landing/landing.model.ts';
import {
  cleaned,
  editedMobile,
  effectOf,
  isMobile,
  refusalOf,
} from '../../../pages/landing/registration/registration.model.ts';
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

const errorsOf = (given: Partial<typeof typed>, step: Step = 'register', by = rule) =>
  refusalOf(step, { ...typed, ...given }, by, 's1')?.errors;

const refused = (code: string, message = 'no'): Result<never> & { success: false } => ({
  success: false,
  code,
  message,
  data: undefined,
  raw: {},
  failure: 'refused',
});
const lost = (failure: Failure) => ({ ...refused('', 'words'), failure });
/** A message with fixed wording, and what it says. */
const inChinese = (text: string, own: string) => ({ text: quoted(text, 'zh'), own });

describe('codes of the landing calls', () => {
  const reply = (code: unknown, data: unknown = { sid: 's', id: '1' }) => ({
    status: 200,
    text: JSON.stringify({ code, data, message: '' }),
  });

  it.each([sidCall, smsCall, registerCall, templateCall])('zero is success: $path', (call) => {
    for (const code of ['0', '00', 0]) expect(decodeReply(call, reply(code)).success).toBe(true);
    for (const code of ['', null, '0abc', undefined, 0.5, '01', 11, 'O']) {
      expect(decodeReply(call, reply(code)).success).toBe(false);
    }
  });

  it('the template needs its id, and no other field; numbers are texts', () => {
    expect(decodeReply(templateCall, reply('00', { title: 'x' })).success).toBe(false);
    const shownOf = (fields: object) => {
      const { data } = decodeReply(
        templateCall,
        reply('00', { id: '1', agreement: [], ...fields }),
      );
      return shownTemplate(data, context);
    };
    const ours = { title: '42', banner: undefined, button: 'Go' };
    expect(shownOf({ title: 42, buttonText: 'Go' })).toEqual(ours);
    const unknown = shownTemplate(undefined, context);
    expect([shownOf({}), shownOf({ title: null })]).toEqual([unknown, unknown]);
    expect(unknown).toMatchObject({ title: heroText.title, button: heroText.register });
  });
});

describe('the registration form', () => {
  it('requires every field, with the exact messages', () => {
    const mobile = 'Please enter a mobile number such as 138 1234 5678.';
    const imgValidate = 'Please enter the characters in the picture.';
    expect(errorsOf({ mobile: '1381234567', imgValidate: '', smsCode: '' })).toEqual({
      mobile: inChinese('请正确输入手机号！', mobile),
      imgValidate: inChinese('请正确输入图形验证码！', imgValidate),
      smsCode: inChinese('请正确输入短信验证码！', 'Please enter the code from the SMS.'),
    });
    expect(errorsOf({})).toBeUndefined();
    expect(errorsOf({ smsCode: '' }, 'sms')).toBeUndefined();
  });

  it.each(['ph', 'in'] as const)('asks for a number such as its rule takes: %s', (id) => {
    const text = `Please enter a mobile number such as ${PHONE_RULES[id].example}.`;
    expect(errorsOf({ mobile: '1' }, 'sms', PHONE_RULES[id])).toEqual({ mobile: { text } });
  });

  it('accepts at most 4 characters of the picture and 6 of the code', () => {
    const long = errorsOf({ imgValidate: 'ABCDE', smsCode: '1234567' });
    expect(Object.keys(long ?? {})).toEqual(['imgValidate', 'smsCode']);
    expect(errorsOf({ imgValidate: 'A', smsCode: '1' })).toBeUndefined();
  });

  it.each([
    ['sms', {}, 's1', undefined],
    ['sms', { smsCode: '' }, 's1', undefined],
    ['sms', { mobile: '1' }, '', ['mobile']],
    ['sms', { imgValidate: '' }, 's1', ['imgValidate']],
    ['register', { smsCode: '' }, 's1', ['smsCode']],
    ['register', { smsCode: '' }, '', ['imgValidate', 'smsCode', 'redraw']],
    ['sms', {}, '', ['imgValidate', 'redraw']],
  ] as const)('before %s with %j and the picture %j names %j', (step, more, sid, wrong) => {
    const { errors, redraw } = refusalOf(step, { ...typed, ...more }, rule, sid) ?? {};
    const found = errors && [...Object.keys(errors).sort(), ...(redraw ? ['redraw'] : [])];
    expect(found).toEqual(wrong);
    if (redraw) expect(errors?.imgValidate).toEqual(quotedMessage('captcha'));
    expect(isMobile(` ${typed.mobile}`, rule)).toBe(true);
    expect(isMobile('138', rule)).toBe(false);
  });

  it('accepts pasted codes', () => {
    const pasted = { mobile: '138 1234 5678', imgValidate: ' AB3D ', smsCode: '123 456' };
    expect(cleaned((name) => pasted[name], rule)).toEqual(typed);
  });
});

describe('a refused edit of the mobile field', () => {
  it.each([
    ['+63 917 123 4567', PHONE_RULES['spec-cn']],
    ['+1 091 712 34567', PHONE_RULES.ph],
    ['＋86 13812345678', PHONE_RULES.ph],
    ['001 9876543210', PHONE_RULES.in],
  ])('with a country code never leaves a number that is right: %s', (written, other) => {
    const { value, wrong } = editedMobile('', written, other);
    expect([value.length <= other.max, wrong]).toEqual([true, true]);
    expect(isPhone(nationalDigits(value, other), other)).toBe(false);
  });

  it.each([
    ['+6391712345', '+63917123456', '+6391712345', true],
    ['+6391712345', '6391712345', '6391712345', false],
    ['13812345678', '138123456789', '13812345678', false],
    ['13812345678', '+639171234567', '+6391712345', true],
    ['+639171', '+6391712', '+6391712', true],
  ])('can be corrected: %s, then %s', (before, after, value, wrong) =>
    expect(editedMobile(before, after, rule)).toEqual({ value, wrong }),
  );
});

describe('what happens after a reply', () => {
  const after = (result: Result<unknown>, step: Step) => effectOf(result, step, typed, rule);
  const done = { success: true, code: '0', message: '', data: null, raw: {} } as const;
  const wrong = { text: 'wrong' };
  const already = 'You are already registered. Get the app and sign in.';
  const known = { toast: inChinese('您已注册,请直接下载APP登录！', already), next: 'download' };
  const checkPhone = 'Code sent. Please check your messages.';
  const sent = {
    toast: inChinese('验证码已发送，请在手机上查看！', checkPhone),
    note: 'We sent the code to 138 1234 5678.',
    next: 'code',
  };
  const registered = { toast: inChinese('注册成功', 'You are registered.'), next: 'download' };
  const redrawn = { toast: wrong, tone: 'error', errors: { imgValidate: wrong }, redraw: true };
  const other = { toast: { text: 'words' }, tone: 'error', note: 'words' };

  it.each([
    ['a code that was sent starts the countdown', 'sms', done, sent],
    ['a registration opens the download view', 'register', done, registered],
    ['so does a number that is known', 'sms', refused('11'), known],
    ['also when registering', 'register', refused('11'), known],
    ['a wrong captcha is drawn again', 'sms', refused('101', 'wrong'), redrawn],
    ['with either code', 'sms', refused('-1', 'wrong'), redrawn],
    ['also when registering', 'register', refused('-1', 'wrong'), redrawn],
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
    ['network', error],
    ['timeout', error],
    ['server', { text: 'words' }],
    ['malformed', { text: 'words' }],
  ] as const)('%s shows %j and is unknown', (failure, toast) => {
    const result = { ...lost(failure), ...(toast === error && { raw: undefined }) };
    const unknown = { toast, tone: 'error' };
    expect(after(result, 'register')).toEqual({
      ...unknown,
      note: expect.stringMatching(/could not confirm your registration/),
    });
    // The code may be under way.
    expect(after(result, 'sms')).toEqual({
      ...unknown,
      note: expect.stringMatching(/could not confirm.*in a minute/),
      next: 'code',
    });
  });

  it.each(['sms', 'register'] as const)('says so if nothing left the phone: %s', (step) => {
    const offline = {
      toast: error,
      tone: 'error',
      note: expect.stringMatching(/Check your connection/),
    };
    expect(after(lost('offline'), step)).toEqual(offline);
    expect(after({ ...lost('network'), sent: false }, step)).toEqual(offline);
  });
});

describe('the views', () => {
  it.each([
    ['', 'form'],
    ['#/', 'form'],
    ['#mobile', 'form'],
    ['#/downloadTemplate', 'downloadTemplate'],
    ['#/downloadTemplate?id=1', 'downloadTemplate'],
    ['#/agreementTemplate/', 'agreementTemplate'],
    ['#/downloadTemplates', 'form'],
    ['#/other', 'form'],
  ])('%s', (hash, view) => expect(viewOf(hash)).toBe(view));

  it.each([
    [{}, true],
    [{ down_id: '1' }, true],
    [{ links_id: '1' }, true],
    [{ links_id: '1', down_id: '' }, true],
    [{ links_id: '1', down_id: '2' }, false],
  ])('are hash routes only if down_id or links_id is absent: %j', (given, taken) =>
    expect(takesRoutes(given)).toBe(taken),
  );
});
