/** The rules that a build can choose from (`VITE_PHONE_RULE`). `spec-cn`, for Chinese numbers, is the default in the Philippines. */
export const PHONE_RULE_IDS = ['spec-cn', 'ph', 'in'] as const;

export type PhoneRuleId = (typeof PHONE_RULE_IDS)[number];

/** What a field for a mobile number takes; `phoneRule.ts` checks it. */
export interface PhoneField {
  /** The most national digits. */
  max: number;
  /**
   * The country's code and its national prefix. `dialled`: a prefix that people write before a whole number, but that is
   * no part of it. `bare`: the code also counts without a plus before it.
   */
  country: { code: string; trunk: string; dialled?: RegExp; bare?: true };
  /** A sample number as people write it. */
  example: string;
}

/** Chinese numbers, and those of the two markets. */
export const PHONE_FIELDS: Record<PhoneRuleId, PhoneField> = {
  'spec-cn': { max: 11, example: '138 1234 5678', country: { code: '86', trunk: '' } },
  ph: { max: 11, example: '0917 123 4567', country: { code: '63', trunk: '0', bare: true } },
  in: {
    max: 10,
    example: '98765 43210',
    country: { code: '91', trunk: '', dialled: /^0(?=\d{10})/, bare: true },
  },
};

/** What was typed or pasted into a field for a mobile number. */
export interface ReadPhone {
  /** The national form if the number is complete, otherwise the digits as typed. */
  digits: string;
  /** The number is of another country or has too many digits. It must not be cut to fit. */
  refused?: true;
}

function withTrunk(rest: string, trunk: string): string {
  // Many people write both: '+63 0917 ...'.
  return trunk && rest.startsWith(trunk) ? rest : trunk + rest;
}

function withoutDialled(digits: string, { country: { dialled } }: PhoneField): string {
  return dialled ? digits.replace(dialled, '') : digits;
}

function readAbroad(digits: string, after: string, field: PhoneField): ReadPhone {
  const { max, country } = field;
  const { code, trunk } = country;
  if (!after.startsWith(code) && !code.startsWith(after)) return { digits, refused: true };
  const national = withoutDialled(withTrunk(after.slice(code.length), trunk), field);
  if (national.length < max) return { digits };
  return national.length === max ? { digits: national } : { digits, refused: true };
}

/** The digits of a text, also full-width ones, with the plus before them if there is one. */
export function numberIn(typed: string): string {
  const plain = typed.normalize('NFKC');
  return (/^\s*\+/.test(plain) ? '+' : '') + plain.replace(/\D/g, '');
}

/** Whether a text begins with a country's code: after a plus or 00, or the market's own without either. */
export function hasCountryCode(typed: string, { country }: PhoneField): boolean {
  const number = numberIn(typed);
  return /^(\+|00)/.test(number) || Boolean(country.bare && number.startsWith(country.code));
}

/**
 * Reads a number with or without its country's code: '+63 917 123 4567', '0063 917 ...' and
 * '63917...' are all '09171234567' in the Philippines, and '098765 43210' is '9876543210' in India. Never cuts
 * anything off but that 0.
 */
export function readPhone(typed: string, field: PhoneField): ReadPhone {
  const number = numberIn(typed);
  const digits = number.replace('+', '');
  if (!hasCountryCode(typed, field)) {
    const national = withoutDialled(digits, field);
    return national.length > field.max ? { digits: national, refused: true } : { digits: national };
  }
  return readAbroad(digits, number.startsWith('00') ? digits.slice(2) : digits, field);
}
