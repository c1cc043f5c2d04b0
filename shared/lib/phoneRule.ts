import { PHONE_FIELDS, type PhoneField, type PhoneRuleId, readPhone } from './phoneField.ts';

/** How a market writes and checks its mobile numbers. */
export interface PhoneRule extends PhoneField {
  /** National digits. */
  pattern: RegExp;
  groups: readonly number[];
  /** The error for a number that breaks the rule, where its wording is fixed, with its language. */
  message?: { text: string; lang: string };
}

/** Chinese numbers (11 digits, first 1, second 3 to 9), and those of the two markets. */
export const PHONE_RULES: Record<PhoneRuleId, PhoneRule> = {
  'spec-cn': {
    ...PHONE_FIELDS['spec-cn'],
    pattern: /^1[3-9]\d{9}$/,
    groups: [3, 4, 4],
    message: { text: '请正确输入手机号！', lang: 'zh' },
  },
  ph: {
    ...PHONE_FIELDS.ph,
    pattern: /^09\d{9}$/,
    groups: [4, 3, 4],
  },
  in: {
    ...PHONE_FIELDS.in,
    pattern: /^[6-9]\d{9}$/,
    groups: [5, 5],
  },
};

/** Whether digits are a mobile number by a rule. @param digits as `nationalDigits` returns them. */
export function isPhone(digits: string, rule: PhoneRule): boolean {
  return rule.pattern.test(digits);
}

/**
 * The digits of what was typed or pasted, in national form: '+63 917 123 4567' and '917 123 4567' are
 * '09171234567' in the Philippines. Nothing is cut off to make a number fit; a number that is refused
 * keeps a plus, so that it matches no rule.
 */
export function nationalDigits(typed: string, rule: PhoneRule): string {
  const { digits, refused } = readPhone(typed, rule);
  if (refused) return `+${digits}`;
  const { max, country: { trunk } = { trunk: '' } } = rule;
  const bare = trunk !== '' && digits.length === max - trunk.length && !digits.startsWith(trunk);
  return bare ? trunk + digits : digits;
}

/** National digits in the market's groups, for display: '138 1234 5678'. */
export function groupPhone(digits: string, { groups }: PhoneRule): string {
  let start = 0;
  return groups
    .map((size) => {
      start += size;
      return digits.slice(start - size, start);
    })
    .filter(Boolean)
    .join(' ');
}
