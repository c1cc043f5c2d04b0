/** The rules that a build can choose from (`VITE_PHONE_RULE`); the spec's own is the default. */
export const PHONE_RULE_IDS = ['spec-cn', 'ph', 'in'] as const;

export type PhoneRuleId = (typeof PHONE_RULE_IDS)[number];

/** What a field for a mobile number holds; how it is judged stands in `phoneRule.ts`. */
export interface PhoneField {
  /** National digits at most (spec 5, 9: 11). */
  max: number;
  /** The country's code and what stands for it inside the country; absent: no other spelling is taken. */
  country?: { code: string; trunk: string };
  /** A number as it is written. */
  example: string;
}

/** The field of the spec's own rule, and those of the two markets (ux-checklist 5). */
export const PHONE_FIELDS: Record<PhoneRuleId, PhoneField> = {
  'spec-cn': { max: 11, example: '138 1234 5678' },
  ph: { max: 11, example: '0917 123 4567', country: { code: '63', trunk: '0' } },
  in: { max: 10, example: '98765 43210', country: { code: '91', trunk: '' } },
};

/** What the field may hold while it is typed in: digits, and no more than a number has (spec 5: 11). */
export function phoneInput(typed: string, { max, country }: PhoneField): string {
  const digits = typed.replace(/\D/g, '');
  const long = country && digits.startsWith(country.code);
  return digits.slice(0, long ? max + country.code.length - country.trunk.length : max);
}
