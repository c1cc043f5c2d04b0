/** How a market writes its mobile numbers. */
export interface PhoneRule {
  id: string;
  pattern: RegExp;
  /** Digits at most. */
  max: number;
  groups: readonly number[];
}

/** The spec's own rule (5: 11 digits, first 1, second 3-9), and those of the two markets. */
export const PHONE_RULES = {
  spec: { id: 'spec-cn', pattern: /^1[3-9]\d{9}$/, max: 11, groups: [3, 4, 4] },
  philippines: { id: 'ph', pattern: /^09\d{9}$/, max: 11, groups: [4, 3, 4] },
  india: { id: 'in', pattern: /^[6-9]\d{9}$/, max: 10, groups: [5, 5] },
} as const satisfies Record<string, PhoneRule>;

/** Whether digits are a mobile number by a rule. @param digits without spaces. */
export function isPhone(digits: string, rule: PhoneRule): boolean {
  return rule.pattern.test(digits);
}

/** Whether a text has the shape of an e-mail address (spec 5, general helper). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@"<>]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
