import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { dialNumber, phoneText } from '../../../shared/lib/contact.ts';
import {
  groupPhone,
  isPhone,
  nationalDigits,
  PHONE_RULES,
  type PhoneRuleId,
  readPhone,
} from '../../../shared/lib/phone.ts';
import { words } from '../words.ts';

describe('5 Validation rules', () => {
  describe('the mobile number rule', () => {
    it('is by default 11 digits, first 1, second 3 to 9', () => {
      const starts = words('10 11 12 13 14 15 16 17 18 19 23');
      const spec = PHONE_RULES[readConfig({}).phoneRule];
      const right = starts.filter((start) => isPhone(`${start}012345678`, spec));
      expect(right).toEqual(words('13 14 15 16 17 18 19'));
      for (const wrong of ['1381234567', '138123456789', ''])
        expect(isPhone(wrong, spec)).toBe(false);
      expect(spec.message).toEqual({ text: '请正确输入手机号！', lang: 'zh' });
    });

    it.each<[PhoneRuleId, national: string, ...typed: string[]]>([
      ['spec-cn', '13812345678', '138 1234 5678', '138-1234-5678', '+86 138 1234 5678'],
      ['spec-cn', '13812345678', '\u202a+86 138 1234 5678\u202c', '0086 138 1234 5678'],
      ['ph', '09171234567', '0917 123 4567', '0917+1234567', '+63 917 123 4567', '63-917-123-4567'],
      ['ph', '09171234567', '0063 917 123 4567', '+63 (0)917 123 4567'],
      [
        'ph',
        '09171234567',
        '(+63) 917\u2011123\u20114567',
        '٠٩١٧١٢٣٤٥٦٧',
        '０９１７ １２３ ４５６７',
      ],
      ['ph', '09171234567', '＋６３ ９１７ １２３ ４５６７', '００６３９１７１２３４５６７'],
      ['in', '9876543210', '98765 43210', '91 98765 43210', '098765 43210', '९८७६५४३२१०'],
      ['in', '9876543210', '+91 98765 43210', '+91 (0)98765 43210'],
      ['in', '9187654321', '09187654321', '9187654321'],
    ])('in %s, %s may also be typed as %s', (id, national, ...ways) => {
      const rule = PHONE_RULES[id];
      for (const typed of ways) {
        expect(readPhone(typed, rule), typed).toEqual({ digits: national });
        expect(nationalDigits(typed, rule), typed).toBe(national);
      }
      expect(isPhone(national, rule)).toBe(true);
    });

    it('completes a Philippine number without its zero only when it is whole', () => {
      expect(readPhone('917 123 4560', PHONE_RULES.ph)).toEqual({ digits: '9171234560' });
      expect(nationalDigits('917 123 4560', PHONE_RULES.ph)).toBe('09171234560');
      for (const part of ['917', '0917123456'])
        expect(nationalDigits(part, PHONE_RULES.ph)).toBe(part);
    });

    it.each<[PhoneRuleId, typedAndRead: string]>([
      ['ph', '63917=63917 ০৯১৭=0917 00639=09 0063=0063 00=00 0063917123456=0917123456'],
      ['in', '9198765432=9198765432 0987654321=0987654321'],
      ['spec-cn', '+861381234=1381234'],
      // A plus stays until a digit follows the code.
      ['spec-cn', '+=+ +8=+8 ＋８６=+86 +861=1'],
      ['ph', '+=+ +6=+6 +63=+63 +639=09 +630=0'],
      ['in', '+=+ +9=+9 +91=+91 +919=9'],
    ])('reads as it is typed, in %s: %s', (id, rows) => {
      for (const [typed = '', digits] of words(rows).map((row) => row.split('=')))
        expect(readPhone(typed, PHONE_RULES[id]), typed).toEqual({ digits });
    });

    it.each<[PhoneRuleId, ...typed: string[]]>([
      ['spec-cn', '138-1234-56789', '0086 138 1234 56789', '+63 917 123 4567', '0063 917 123 4567'],
      ['spec-cn', '+1 381 234 5678'],
      ['ph', '091712345678', '+63 917 123 45678', '+1 212 555 0100', '+1 091 712 34567'],
      ['ph', '001 212 555 0100'],
      ['in', '+91 98765 432109', '1098765432101', '0 98765 432101'],
    ])('in %s, %s is refused, and nothing is cut off', (id, ...others) => {
      const rule = PHONE_RULES[id];
      for (const typed of others) {
        // The zero before an Indian number is no part of it, however long it is.
        const digits = typed.replace(/\D/g, '').replace(/^0(?=98)/, '');
        expect(readPhone(typed, rule), typed).toEqual({ digits, refused: true });
        expect(nationalDigits(typed, rule), typed).toBe(`+${digits}`);
        expect(isPhone(`+${digits}`, rule), typed).toBe(false);
      }
    });

    it('knows numbers with another beginning for no mobile numbers', () => {
      const { ph, in: india } = PHONE_RULES;
      expect(isPhone(nationalDigits('0817 123 4567', ph), ph)).toBe(false);
      for (const typed of words('5876543210 91987654321'))
        expect(isPhone(nationalDigits(typed, india), india)).toBe(false);
    });

    it('shows digits in groups', () => {
      expect(groupPhone('13812345678', PHONE_RULES['spec-cn'])).toBe('138 1234 5678');
      expect(groupPhone('09171234567', PHONE_RULES.ph)).toBe('0917 123 4567');
      expect(groupPhone('9876543210', PHONE_RULES.in)).toBe('98765 43210');
      for (const rule of Object.values(PHONE_RULES)) {
        expect(isPhone(nationalDigits(rule.example, rule), rule)).toBe(true);
      }
    });
  });

  it.each([
    ['0288887777', '(02) 8888-7777', '(0)2 8888 7777'],
    ['+63288887777', '+63 (0)2 8888.7777', '(+63) (0)2 8888 7777', ' +63288887777 '],
    ['09171234567', '0917\u2011123\u00a04567'],
    ['12345', '12345'],
    [undefined, ...words('1234 1234567890123456 *21*0917123456# 63+280000100 n/a')],
    [undefined, '8888-7777 / 8888-7778', '8888-7777 ext 5', '8 +63 (0)2 8888', ''],
  ])('%s is dialled for %j', (number, ...ways) =>
    expect(ways.map((written) => dialNumber(`${written}`))).toEqual(ways.map(() => number)),
  );

  it.each([
    ['+63280000100', '+63 2 8000 0100'],
    ['+639171234567', '+63 917 123 4567'],
    ['+63321234567', '+63 32 123 4567'],
    ['+919876543210', '+91 98765 43210'],
    ['+911140000000', '+91 11 4000 0000'],
    ...words('+442071234567 1+919876543210 +91987654321012 1+63280000100').map((same) => [
      same,
      same,
    ]),
    ...['+91 98765 43210', '(02) 8888-7777', ''].map((same) => [same, same]),
  ])('%j is written %j', (number = '', written) => expect(phoneText(number)).toBe(written));
});
