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

const context = { now: 0, address: undefined, config: getConfig() };
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

describe('2.8 Promotion registration landing page: a reply', () => {
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

describe('2.8 Promotion registration landing page', () => {
  it('the registration form asks for a number such as the rule takes', () => {
    const text = 'Please enter a mobile number such as 0917 123 4567.';
    const { errors } = refusalFor({ mobile: '1' }, 'sms', PHONE_RULES.ph) ?? {};
    expect(errors).toEqual({ mobile: { text } });
  });

  it.each([
    ['no SMS code before one is asked for', 'sms', { smsCode: '' }, 's1', undefined],
    ['a number', 'sms', { mobile: '1' }, '', ['mobile']],
    ['the characters', 'sms', { imgValidate: '' }, 's1', ['imgValidate']],
    [
      'codes of any shorter length',
      'register',
      { imgValidate: 'A', smsCode: '1' },
      's1',
      undefined,
    ],
    [
      'codes that are not too long',
      'register',
      { imgValidate: 'ABCDE', smsCode: '1234567' },
      's1',
      ['imgValidate', 'smsCode'],
    ],
    ['a picture and a code', 'register', { smsCode: '' }, '', ['imgValidate', 'smsCode', 'redraw']],
    ['a picture', 'sms', {}, '', ['imgValidate', 'redraw']],
  ] as const)('the registration form requires %s', (_, step, more, sid, wrong) => {
    const { errors, redraw } = refusalFor(more, step, rule, sid) ?? {};
    const found = errors && [...Object.keys(errors).sort(), ...(redraw ? ['redraw'] : [])];
    expect(found).toEqual(wrong);
    if (redraw) expect(errors?.imgValidate).toEqual(quotedMessage('captcha'));
  });

  it('the registration form takes a number with spaces around it, and pasted codes', () => {
    const numbers = [` ${typed.mobile}`, '138'].map((one) => form.isMobile(one, rule));
    expect(numbers).toEqual([true, false]);
    const shown = ['ab 12x', ' a b\n', 'abcdef'].map((one) =>
      form.editedCode('', one, one.length, 4),
    );
    expect(shown.map(({ text }) => text)).toEqual(['ab12', 'ab', 'abcd']);
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

  it.each([
    ['spec-cn', '+86 138 1234 5678', '13812345678'],
    ['spec-cn', '0086-138-1234-5678', '13812345678'],
    ['ph', '+63 917 123 4567', '09171234567'],
    ['ph', '+63 (0)917 123 4567', '09171234567'],
    ['ph', '63 0917 123 4567', '09171234567'],
    ['in', '+91 98765 43210', '9876543210'],
    ['in', '91 98765 43210', '9876543210'],
  ] as const)(
    'in %s, %s typed by hand into the mobile field is taken, and never more than the field holds',
    (id, written, national) => {
      const own = PHONE_RULES[id];
      let held = '';
      for (const key of written) {
        const { value, wrong } = form.editedMobile(held, held + key, own);
        expect([value, wrong, value.length <= own.max], `${held}${key}`).toEqual([
          value,
          false,
          true,
        ]);
        held = value;
      }
      expect(held).toBe(national);
    },
  );

  it.each([
    ['AB3D', 'ABX|3D', 4, 'AB|3D'],
    ['AB3', 'A x y|B3', 4, 'Ax|B3'],
    ['123456', '12 9|3456', 6, '12|3456'],
    ['12', '1 23-45 67|2', 6, '12345|2'],
  ])('a code %j that becomes %j keeps its end and the caret', (before, edited, max, shown) => {
    const caret = edited.indexOf('|');
    const { text, caret: at } = form.editedCode(before, edited.replace('|', ''), caret, max);
    expect(`${text.slice(0, at)}|${text.slice(at)}`).toBe(shown);
  });

  it.each([
    ['13812345678', '1389|12345678', '13812345678', false],
    ['1381234', '138 99999|1234', '13899991234', true],
    ['13812345678', '138777|12345678', '13812345678', true],
  ] as const)(
    'of digits typed into the mobile field %s as %s those that fit stand before its end',
    (before, edited, value, wrong) => {
      const caret = edited.indexOf('|');
      const found = form.editedMobile(before, edited.replace('|', ''), rule, caret);
      expect(found).toEqual({ value, wrong });
    },
  );
});

describe('2.8 Promotion registration landing page: what happens after a reply', () => {
  const after = (result: Result<unknown>, step: Step) => form.effectOf(result, step, typed, rule);
  const done = { success: true, code: '0', message: '', data: null, raw: {} } as const;
  const wrong = { text: 'wrong' };
  const already = 'You are already registered. Get the app and sign in.';
  const known = { toast: inChinese('您已注册,请直接下载APP登录！', already), next: 'download' };
  const sent = {
    toast: inChinese('验证码已发送，请在手机上查看！', 'Code sent. Please check your messages.'),
    note: { tone: 'done', words: 'We sent the code to 138 1234 5678.' },
    next: 'code',
  };
  const redrawn = { toast: wrong, tone: 'error', errors: { imgValidate: wrong }, redraw: true };
  const next = 'You can try again, or contact customer service.';
  const other = {
    toast: { text: 'words' },
    tone: 'error',
    note: { tone: 'refused', words: 'words', next },
  };

  it.each([
    ['a code that was sent starts the countdown', 'sms', done, sent],
    ['so does a number that is known', 'sms', refused('11'), known],
    ['also when registering', 'register', refused('11'), known],
    ['a wrong captcha is drawn again', 'sms', refused('101', 'wrong'), redrawn],
    ['with either code', 'register', refused('-1', 'wrong'), redrawn],
    ['a repeated request for a code is answered like the first', 'sms', refused('800005'), sent],
    ['and a repeated registration', 'register', refused('800005'), known],
    ['any other reply shows the server’s message', 'sms', refused('12', 'words'), other],
    ['but not with HTTP 400', 'register', { ...refused('12', 'words'), httpError: true }, other],
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
    const unknown = (note: RegExp) => ({
      toast,
      tone: 'error',
      note: { tone: 'attention', words: expect.stringMatching(note) },
    });
    const registration = unknown(/could not confirm your registration/);
    expect(after({ ...lost(failure), raw }, 'register')).toEqual(registration);
    // The code may be under way.
    const code = { ...unknown(/could not confirm.*in a minute/), next: 'code' };
    expect(after({ ...lost(failure), raw }, 'sms')).toEqual(code);
  });

  it.each(['sms', 'register'] as const)('says so if nothing left the phone: %s', (step) => {
    const words = expect.stringMatching(/Check your connection/);
    const note = { tone: 'attention', words };
    for (const result of [lost('offline'), { ...lost('network'), sent: false as const }])
      expect(after(result, step)).toEqual({ toast: error, tone: 'error', note });
  });
});

describe('2.8 Promotion registration landing page', () => {
  it.each([
    [
      'form',
      ['', '#/', '#mobile', '#/downloadTemplates', '#/other', '#%', '#%252FdownloadTemplate'],
    ],
    ['downloadTemplate', ['#/downloadTemplate', '#/downloadTemplate?id=1', '#%2FdownloadTemplate']],
    ['downloadTemplate', ['#%2fdownload%54emplate', '#/downloadTemplate?id=%zz']],
    ['downloadTemplate', ['#%2FdownloadTemplate?id=7', '#%2FdownloadTemplate%3Fid%3D7']],
    ['agreementTemplate', ['#/agreementTemplate/', '#%2FagreementTemplate%2F']],
  ])('the views are named by the hash: %s', (view, hashes) =>
    expect(hashes.map(viewOf)).toEqual(hashes.map(() => view)),
  );

  it('the views are hash routes only if down_id or links_id is absent', () => {
    const links_id = '1';
    for (const given of [{}, { down_id: '1' }, { links_id }, { links_id, down_id: '' }])
      expect(takesRoutes(given)).toBe(true);
    expect(takesRoutes({ links_id, down_id: '2' })).toBe(false);
  });
});
