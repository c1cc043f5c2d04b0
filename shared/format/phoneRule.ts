/** The rules that a build can choose from (`VITE_PHONE_RULE`); the spec's own is the default. */
export const PHONE_RULE_IDS = ['spec-cn', 'ph', 'in'] as const;

export type PhoneRuleId = (typeof PHONE_RULE_IDS)[number];

/** How a market writes its mobile numbers. */
export interface PhoneRule {
  /** National digits. */
  pattern: RegExp;
  /** National digits at most. */
  max: number;
  groups: readonly number[];
  /** The country's code and what stands for it inside the country; absent: no other spelling is taken. */
  country?: { code: string; trunk: string };
  /** What a number that breaks the rule is told, and its language where it is not the page's. */
  message: { text: string; lang?: string };
  /** A number as it is written. */
  example: string;
}

/** The spec's own rule (5: 11 digits, first 1, second 3-9), and those of the two markets (ux-checklist 5). */
export const PHONE_RULES = {
  'spec-cn': {
    pattern: /^1[3-9]\d{9}$/,
    max: 11,
    groups: [3, 4, 4],
    message: { text: '请正确输入手机号！', lang: 'zh' },
    example: '138 1234 5678',
  },
  ph: {
    pattern: /^09\d{9}$/,
    max: 11,
    groups: [4, 3, 4],
    country: { code: '63', trunk: '0' },
    message: {
      text: 'Please enter a Philippine mobile number, 09 and nine more digits.',
    },
    example: '0917 123 4567',
  },
  in: {
    pattern: /^[6-9]\d{9}$/,
    max: 10,
    groups: [5, 5],
    country: { code: '91', trunk: '' },
    message: { text: 'Please enter an Indian mobile number of 10 digits.' },
    example: '98765 43210',
  },
} as const satisfies Record<PhoneRuleId, PhoneRule>;

/** What the field may hold while it is typed in: digits, and no more than a number has (spec 5: 11). */
export function phoneInput(typed: string, { max, country }: PhoneRule): string {
  const digits = typed.replace(/\D/g, '');
  const long = country && digits.startsWith(country.code);
  return digits.slice(0, long ? max + country.code.length - country.trunk.length : max);
}
