// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesRoutes, viewOf } from '../../../pages/landing/landing.model.ts';
import { fieldOf, typedIn } from '../../../pages/landing/registration/formFields.ts';
import { editedMobile } from '../../../pages/landing/registration/mobileField.model.ts';
import { own } from '../../../pages/landing/registration/registration.messages.ts';
import {
  cleaned,
  clickFields,
  effectOf,
  errorsOf,
  registerFields,
  smsFields,
} from '../../../pages/landing/registration/registration.model.ts';
import { paragraphsOf } from '../../../pages/landing/views/AgreementView.tsx';
import type { Failure, Result } from '../../../shared/api/call.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import { templateCall } from '../../../shared/api/landing.ts';
import { registerCall, sidCall, smsCall } from '../../../shared/api/registration.ts';
import { PHONE_RULE_IDS, readPhone } from '../../../shared/lib/phoneField.ts';
import { isPhone, nationalDigits, PHONE_RULES } from '../../../shared/lib/phoneRule.ts';

const rule = PHONE_RULES['spec-cn'];
const typed = { mobile: '13812345678', imgValidate: 'AB3D', smsCode: '123456' };
const ALL = ['mobile', 'imgValidate', 'smsCode'] as const;

const refused = (code: string, message = 'no'): Result<never> & { success: false } => ({
  success: false,
  code,
  message,
  data: undefined,
  raw: {},
  failure: 'refused',
});
const lost = (failure: Failure): Result<never> & { success: false } => ({
  ...refused('', 'words'),
  failure,
  raw: failure === 'server' || failure === 'malformed' ? {} : undefined,
});
/** A message with fixed wording, and what it says. */
const inChinese = (text: string, own: string) => ({ text, lang: 'zh', own });
const done: Result<unknown> = { success: true, code: '0', message: '', data: null, raw: {} };

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

  it('the template needs its id', () => {
    expect(decodeReply(templateCall, reply('00', { title: 'x' }))).toMatchObject({
      failure: 'malformed',
    });
  });

  it.each([11, '11'])('%j says that the number is registered', (code) => {
    for (const [act, call] of [
      ['sms', smsCall],
      ['register', registerCall],
    ] as const) {
      const effect = effectOf(decodeReply(call, reply(code)), act, typed, rule);
      expect(effect).toMatchObject({ next: 'download' });
    }
  });

  it.each([101, '101', -1, '-1'])('%j draws a new picture', (code) => {
    for (const [act, call] of [
      ['sms', smsCall],
      ['register', registerCall],
    ] as const) {
      const effect = effectOf(decodeReply(call, reply(code)), act, typed, rule);
      expect(effect).toMatchObject({ redraw: true });
    }
  });
});

describe('the registration form', () => {
  it('requires every field, with the exact messages [5-23, 5-25, 5-27]', () => {
    expect(errorsOf({ mobile: '1', imgValidate: '', smsCode: '' }, rule, ALL)).toEqual({
      mobile: inChinese(
        '请正确输入手机号！',
        'Please enter a mobile number such as 138 1234 5678.',
      ),
      imgValidate: inChinese(
        '请正确输入图形验证码！',
        'Please enter the characters in the picture.',
      ),
      smsCode: inChinese('请正确输入短信验证码！', 'Please enter the code from the SMS.'),
    });
    expect(errorsOf(typed, rule, ALL)).toEqual({});
  });

  it.each(['ph', 'in'] as const)('asks for a number such as its rule takes: %s', (id) => {
    const { mobile } = errorsOf({ ...typed, mobile: '1' }, PHONE_RULES[id], ['mobile']);
    const { example } = PHONE_RULES[id];
    expect(mobile).toEqual({ text: `Please enter a mobile number such as ${example}.` });
  });

  it('accepts at most 4 characters of the picture and 6 of the code [5-26, 5-28]', () => {
    const long = { ...typed, imgValidate: 'ABCDE', smsCode: '1234567' };
    expect(Object.keys(errorsOf(long, rule, ALL))).toEqual(['imgValidate', 'smsCode']);
    const short = { ...typed, imgValidate: 'A', smsCode: '1' };
    expect(errorsOf(short, rule, ALL)).toEqual({});
  });

  it('checks only the given fields', () => {
    expect(errorsOf({ ...typed, smsCode: '' }, rule, ['mobile', 'imgValidate'])).toEqual({});
  });

  it('accepts pasted codes', () => {
    const pasted = { mobile: '138 1234 5678', imgValidate: ' AB3D ', smsCode: '123 456' };
    expect(cleaned(pasted, rule)).toEqual(typed);
  });
});

describe('a refused edit of the mobile field', () => {
  const digits = fc.stringMatching(/^\d{0,14}$/);
  const prefix = fc.constantFrom('+', '+63 ', '+86 ', '+91 ', '00', '+1 ', '＋');

  it('with a country code never leaves a number that is right', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHONE_RULE_IDS), prefix, digits, (id, start, rest) => {
        const other = PHONE_RULES[id];
        const typed = start + rest;
        const { value } = editedMobile('', typed, other);
        expect(value.length).toBeLessThanOrEqual(Math.max(other.max, typed.length));
        if (!readPhone(typed, other).refused) return;
        expect(value.length).toBeLessThanOrEqual(other.max);
        expect(isPhone(nationalDigits(value, other), other)).toBe(false);
      }),
    );
  });

  it('can be corrected: a digit too many is ignored, others can be removed', () => {
    expect(editedMobile('+6391712345', '+63917123456', rule)).toEqual({
      value: '+6391712345',
      wrong: true,
    });
    expect(editedMobile('+6391712345', '6391712345', rule)).toEqual({
      value: '6391712345',
      wrong: false,
    });
    expect(editedMobile('13812345678', '138123456789', rule)).toEqual({
      value: '13812345678',
      wrong: false,
    });
  });
});

describe('parameters of the calls', () => {
  const given = {
    id: '7',
    user_from: 'fb',
    app_from: '',
    utm_tag: 'a+b',
    invite_code: 'i',
    UC: 'u',
  };
  const origin = { given, sid: 's1', deviceId: 'd1', appName: 'App' };
  const sms = {
    phone: '13812345678',
    capcode: 'AB3D',
    sid: 's1',
    deviceId: 'd1',
    appName: 'App',
    app_from: '',
    user_from: 'fb',
    utm_tag: 'a+b',
  };

  it('get-sms', () => expect(smsFields(typed, origin)).toEqual(sms));

  it('register', () =>
    expect(registerFields(typed, origin)).toEqual({
      ...sms,
      merchantNumber: '0',
      userName: '13812345678',
      smsCode: '123456',
      invite_code: 'i',
      id: '7',
    }));

  it('track-click, without missing parameters', () => {
    expect(JSON.parse(JSON.stringify(clickFields(typed, { id: '7', utm_tag: '' })))).toEqual({
      phone: '13812345678',
      page_id: '7',
      utm_tag: '',
      client_type: 'h5',
      page_type: '1',
    });
  });
});

describe('what happens after a reply', () => {
  const after = (result: Result<unknown>, act: 'sms' | 'register') =>
    effectOf(result, act, typed, rule);

  it('a code that was sent starts the countdown', () => {
    expect(after(done, 'sms')).toEqual({
      toast: inChinese('验证码已发送，请在手机上查看！', 'Code sent. Please check your messages.'),
      note: 'We sent it to 138 1234 5678.',
      next: 'code',
    });
  });

  it('a registration opens the download view', () => {
    expect(after(done, 'register')).toEqual({
      toast: inChinese('注册成功', 'You are registered.'),
      next: 'download',
    });
  });

  it.each(['sms', 'register'] as const)(
    'so does a number that is already registered: %s',
    (act) => {
      expect(after(refused('11'), act)).toEqual({
        toast: inChinese('您已注册,请直接下载APP登录！', own.registeredAlready),
        next: 'download',
      });
    },
  );

  it.each([
    ['sms', '101'],
    ['sms', '-1'],
    ['register', '101'],
    ['register', '-1'],
  ] as const)('a wrong captcha in %s is %s, and a new picture is drawn', (act, code) => {
    const said = { text: 'wrong' };
    expect(after(refused(code, 'wrong'), act)).toEqual({
      toast: said,
      tone: 'error',
      errors: { imgValidate: said },
      redraw: true,
    });
    const silent = decodeReply(smsCall, { status: 200, text: JSON.stringify({ code }) });
    expect(after(silent, act).errors?.imgValidate?.lang).toBe('zh');
  });

  it.each([
    ['network', 'error'],
    ['timeout', 'error'],
    ['offline', 'error'],
    ['server', 'words'],
    ['malformed', 'words'],
  ] as const)("%s shows '%s' and is unknown", (failure, shown) => {
    const effect = after(lost(failure), 'register');
    expect(effect).toMatchObject({ toast: { text: shown }, tone: 'error' });
    expect(effect.note).toMatch(/could not confirm/);
    expect(effect.next).toBeUndefined();
  });

  it('the countdown also starts if the reply was lost, because the code may be under way', () => {
    expect(after(lost('network'), 'sms')).toMatchObject({
      toast: { text: 'error' },
      note: expect.stringMatching(/could not confirm.*in a minute/),
      next: 'code',
    });
  });

  it.each(['sms', 'register'] as const)(
    'a request that never left the phone is not unknown: %s',
    (act) => {
      const effect = after({ ...lost('offline'), sent: false }, act);
      expect(effect).toMatchObject({ toast: { text: 'error' }, tone: 'error' });
      expect(effect.note).toMatch(/Check your connection/);
      expect(effect.next).toBeUndefined();
    },
  );

  it('a repeated request is answered like the first one', () => {
    expect(after(refused('800005'), 'sms').next).toBe('code');
    expect(after(refused('800005'), 'register').next).toBe('download');
  });

  it('any other reply shows the server’s message', () => {
    expect(after(refused('12', 'words'), 'sms')).toEqual({
      toast: { text: 'words' },
      tone: 'error',
      note: 'words',
    });
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

  it('are hash routes only if down_id or links_id is absent [2.8-14, 2.8-15]', () => {
    expect(takesRoutes({})).toBe(true);
    expect(takesRoutes({ down_id: '1' })).toBe(true);
    expect(takesRoutes({ links_id: '1' })).toBe(true);
    expect(takesRoutes({ links_id: '1', down_id: '' })).toBe(true);
    expect(takesRoutes({ links_id: '1', down_id: '2' })).toBe(false);
  });

  it('show an agreement in paragraphs', () => {
    expect(paragraphsOf('One.\r\n\n Two. \n')).toEqual(['One.', 'Two.']);
    expect(paragraphsOf('  \n ')).toEqual([]);
  });
});

function formOf(inputs: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(inputs)) {
    form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  return form;
}

it('reads the typed values of the fields, and nothing else', () => {
  const typed = { mobile: '138', imgValidate: 'AB', smsCode: '12' };
  expect(typedIn(formOf({ ...typed, stray: 'x' }))).toEqual(typed);
});

it('reads a field that is not there as empty', () => {
  const nothing = { mobile: '', imgValidate: '', smsCode: '' };
  expect(typedIn(formOf({ mobile: '138' }))).toEqual({ ...nothing, mobile: '138' });
  expect(typedIn(null)).toEqual(nothing);
});

it('finds a field by its name', () => {
  const form = formOf({ mobile: '138' });
  expect(fieldOf(form, 'mobile')?.value).toBe('138');
  expect(fieldOf(form, 'smsCode')).toBeUndefined();
  expect(fieldOf(null, 'mobile')).toBeUndefined();
});
