import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { dialNumber, phoneText } from '../../../shared/lib/contact.ts';
import {
  groupPhone,
  isPhone,
  nationalDigits,
  PHONE_RULE_IDS,
  PHONE_RULES,
  readPhone,
} from '../../../shared/lib/phone.ts';
import { words } from '../words.ts';

const { ph } = PHONE_RULES;
const spec = PHONE_RULES['spec-cn'];
const india = PHONE_RULES.in;

describe('the mobile number rule', () => {
  it('is by default 11 digits, first 1, second 3 to 9', () => {
    const starts = words('10 11 12 13 14 15 16 17 18 19 23');
    const right = starts.filter((start) => isPhone(`${start}012345678`, spec));
    expect(right).toEqual(words('13 14 15 16 17 18 19'));
    for (const wrong of ['1381234567', '138123456789', ''])
      expect(isPhone(wrong, spec)).toBe(false);
    expect([isPhone('091712345678', ph), isPhone('19876543210', india)]).toEqual([false, false]);
  });

  it('has the exact Chinese message by default', () => {
    expect(spec.message).toEqual({ text: '请正确输入手机号！', lang: 'zh' });
    expect(readConfig({}).phoneRule).toBe('spec-cn');
  });

  it.each([
    ['138 1234 5678', '13812345678', spec],
    ['+86 138 1234 5678', '13812345678', spec],
    ['0086 138 1234 5678', '13812345678', spec],
    ['0917 100 4567', '09171004567', ph],
    ['+63 917 123 4567', '09171234567', ph],
    ['63-917-123-4567', '09171234567', ph],
    ['０９１７ １２３ ４５６７', '09171234567', ph],
    ['917 123 4560', '09171234560', ph],
    ['0063 917 123 4567', '09171234567', ph],
    ['+63 (0)917 123 4567', '09171234567', ph],
    ['98765 43210', '9876543210', india],
    ['91 98765 43210', '9876543210', india],
    ['098765 43210', '9876543210', india],
    ['+91 (0)98765 43210', '9876543210', india],
    ['09187654321', '9187654321', india],
    ['9187654321', '9187654321', india],
  ])('accepts %s as %s in its country', (typed, national, rule) => {
    expect(nationalDigits(readPhone(typed, rule).digits, rule)).toBe(national);
    expect(nationalDigits(typed, rule)).toBe(national);
    expect(isPhone(national, rule)).toBe(true);
  });

  it.each([
    ['0817 123 4567', ph],
    ['5876543210', india],
    ['91987654321', india],
    ['+1 381 234 5678', spec],
    ['+63 917 123 4567', spec],
    ['0063 917 123 4567', spec],
    ['0086 138 1234 56789', spec],
    ['+1 091 712 34567', ph],
    ['0917 123 45678', ph],
  ])('refuses %s', (typed, rule) => {
    expect(isPhone(nationalDigits(typed, rule), rule)).toBe(false);
  });

  it('is chosen by configuration, and an unknown name stops the build', () => {
    for (const id of PHONE_RULE_IDS) {
      expect(readConfig({ VITE_PHONE_RULE: id }).phoneRule).toBe(id);
    }
    expect(() => readConfig({ VITE_PHONE_RULE: 'us' })).toThrow('VITE_PHONE_RULE');
  });

  it.each([
    ['138-1234-5678', spec, { digits: '13812345678' }],
    ['+86 138 1234 5678', spec, { digits: '13812345678' }],
    ['+63 917 123 4567', ph, { digits: '09171234567' }],
    ['+91 98765 43210', india, { digits: '9876543210' }],
    ['9198765432', india, { digits: '9198765432' }],
    ['09876543210', india, { digits: '9876543210' }],
    ['0987654321', india, { digits: '0987654321' }],
    ['＋６３ ９１７ １２３ ４５６７', ph, { digits: '09171234567' }],
    ['００６３９１７１２３４５６７', ph, { digits: '09171234567' }],
    ['0917+1234567', ph, { digits: '09171234567' }],
    ['+6', ph, { digits: '6' }],
    ['63917', ph, { digits: '63917' }],
    ['+', ph, { digits: '' }],
    ['\u202a+86 138 1234 5678\u202c', spec, { digits: '13812345678' }],
    ['(+63) 917\u2011123\u20114567', ph, { digits: '09171234567' }],
    ['٠٩١٧١٢٣٤٥٦٧', ph, { digits: '09171234567' }],
    ['९८७६५४३२१०', india, { digits: '9876543210' }],
    ['০৯১৭', ph, { digits: '0917' }],
    ['00639', ph, { digits: '09' }],
    ['0063 917 123 456', ph, { digits: '0917123456' }],
    ['+86 138 1234', spec, { digits: '1381234' }],
    ['0063', ph, { digits: '0063' }],
    ['00', ph, { digits: '00' }],
  ])('reads %s as it is typed', (typed, rule, read) =>
    expect(readPhone(typed, rule)).toEqual(read),
  );

  it.each([
    ['138-1234-56789', spec],
    ['091712345678', ph],
    ['+91 98765 432109', india],
    ['1098765432101', india],
    ['+63 917 123 45678', ph],
    ['+1 212 555 0100', ph],
    ['001 212 555 0100', ph],
    ['+63 917 123 4567', spec],
  ])('refuses %s, and cuts nothing off it', (typed, rule) => {
    const digits = typed.replace(/\D/g, '');
    expect(readPhone(typed, rule)).toEqual({ digits, refused: true });
    expect(nationalDigits(typed, rule)).toBe(`+${digits}`);
  });

  it('drops the leading 0 of an Indian number that is too long even so', () => {
    expect(readPhone('0 98765 432101', india)).toEqual({ digits: '98765432101', refused: true });
  });

  it('completes no number that is still being typed', () =>
    expect(nationalDigits('917', ph)).toBe('917'));

  it('shows digits in groups', () => {
    expect(groupPhone('13812345678', spec)).toBe('138 1234 5678');
    expect(groupPhone('09171234567', ph)).toBe('0917 123 4567');
    expect(groupPhone('9876543210', india)).toBe('98765 43210');
    for (const rule of Object.values(PHONE_RULES)) {
      expect(isPhone(nationalDigits(rule.example, rule), rule)).toBe(true);
    }
  });
});

it.each([
  ['(02) 8888-7777', '0288887777'],
  ['+63 917 123 4567', '+639171234567'],
  ['+63 (0)2 8888.7777', '+63288887777'],
  ['0917\u2011123\u00a04567', '09171234567'],
  [' +63280000100 ', '+63280000100'],
  ['12345', '12345'],
  ['1234', undefined],
  ['1234567890123456', undefined],
  ['8888-7777 / 8888-7778', undefined],
  ['8888-7777 ext 5', undefined],
  ['*21*0917123456#', undefined],
  ['63+280000100', undefined],
  ['n/a', undefined],
  ['', undefined],
])('%s dials %s', (written, number) => expect(dialNumber(written)).toBe(number));

it.each([
  ['+63280000100', '+63 2 8000 0100'],
  ['+639171234567', '+63 917 123 4567'],
  ['+63321234567', '+63 32 123 4567'],
  ['+919876543210', '+91 98765 43210'],
  ['+911140000000', '+91 11 4000 0000'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['(02) 8888-7777', '(02) 8888-7777'],
  ['+442071234567', '+442071234567'],
  ['1+919876543210', '1+919876543210'],
  ['+91987654321012', '+91987654321012'],
  ['', ''],
])('%s is written %s', (number, written) => expect(phoneText(number)).toBe(written));
