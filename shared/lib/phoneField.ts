/** The rules that a build can choose from (`VITE_PHONE_RULE`); the spec's own is the default. */
export const PHONE_RULE_IDS = ['spec-cn', 'ph', 'in'] as const;

export type PhoneRuleId = (typeof PHONE_RULE_IDS)[number];

/** What a field for a mobile number holds; how it is judged stands in `phoneRule.ts`. */
export interface PhoneField {
  /** National digits at most (spec 5, 9: 11). */
  max: number;
  /** The country's code and what stands for it inside the country; `bare`: also without a plus before it. */
  country?: { code: string; trunk: string; bare?: true };
  /** A number as it is written. */
  example: string;
}

/** The field of the spec's own rule, and those of the two markets (ux-checklist 5). */
export const PHONE_FIELDS: Record<PhoneRuleId, PhoneField> = {
  'spec-cn': { max: 11, example: '138 1234 5678', country: { code: '86', trunk: '' } },
  ph: { max: 11, example: '0917 123 4567', country: { code: '63', trunk: '0', bare: true } },
  in: { max: 10, example: '98765 43210', country: { code: '91', trunk: '', bare: true } },
};

/** A mobile number as it is typed or pasted. */
export interface ReadPhone {
  /** The national form where the number is whole, else the digits as they stand. */
  digits: string;
  /** It is another country's, or has more digits than a number of this country: nothing may be cut off it. */
  refused?: true;
}

function withTrunk(rest: string, trunk: string): string {
  // '+63 0917 ...': many write both.
  return trunk && rest.startsWith(trunk) ? rest : trunk + rest;
}

function readAbroad(digits: string, after: string, field: PhoneField): ReadPhone {
  const { max, country } = field;
  if (!country) return { digits, refused: true };
  const { code, trunk } = country;
  if (!after.startsWith(code)) {
    return code.startsWith(after) ? { digits } : { digits, refused: true };
  }
  const national = withTrunk(after.slice(code.length), trunk);
  if (national.length < max) return { digits };
  return national.length === max ? { digits: national } : { digits, refused: true };
}

/**
 * Reads a number with or without its country's code: '+63 917 123 4567', '0063 917 ...' and
 * '63917...' are '09171234567' in the Philippines. Never cuts anything off.
 */
export function readPhone(typed: string, field: PhoneField): ReadPhone {
  const { max, country } = field;
  const digits = typed.replace(/\D/g, '');
  if (/^\s*\+/.test(typed)) return readAbroad(digits, digits, field);
  if (digits.startsWith('00')) return readAbroad(digits, digits.slice(2), field);
  if (country?.bare && digits.startsWith(country.code)) return readAbroad(digits, digits, field);
  return digits.length > max ? { digits, refused: true } : { digits };
}
