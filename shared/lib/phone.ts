import { groupsOf } from './mask.ts';
import { type Quoted, quoted } from './messages.ts';
import { plainCharacters } from './plainCharacters.ts';

/** Values of `VITE_PHONE_RULE`. `spec-cn`, for Chinese numbers, is the default without a market. */
export const PHONE_RULE_IDS = ['spec-cn', 'ph', 'in'] as const;

export type PhoneRuleId = (typeof PHONE_RULE_IDS)[number];

export interface PhoneRule {
  /** National digits. */
  max: number;
  /**
   * `trunk`: the national prefix. `dialled`: a prefix that people write before a whole number, but that is no part of it.
   * `bare`: the code also counts without a plus before it.
   */
  country: { code: string; trunk: string; dialled?: RegExp; bare?: true };
  example: string;
  /** National digits. */
  pattern: RegExp;
  groups: readonly number[];
  /** Where the wording of the error is fixed. */
  message?: Quoted;
}

/** Chinese numbers (11 digits, first 1, second 3 to 9), and those of the two markets. */
export const PHONE_RULES: Record<PhoneRuleId, PhoneRule> = {
  'spec-cn': {
    max: 11,
    example: '138 1234 5678',
    country: { code: '86', trunk: '' },
    pattern: /^1[3-9]\d{9}$/,
    groups: [3, 4, 4],
    message: quoted('请正确输入手机号！', 'zh'),
  },
  ph: {
    max: 11,
    example: '0917 123 4567',
    country: { code: '63', trunk: '0', bare: true },
    pattern: /^09\d{9}$/,
    groups: [4, 3, 4],
  },
  in: {
    max: 10,
    example: '98765 43210',
    country: { code: '91', trunk: '', dialled: /^0(?=\d{10})/, bare: true },
    pattern: /^[6-9]\d{9}$/,
    groups: [5, 5],
  },
};

/** A mobile number as typed or pasted. */
export interface ReadPhone {
  /** The national form, or the digits as typed, after a plus if there is one, as long as they may be another number. */
  digits: string;
  /** Of another country, or with too many digits. It must not be cut to fit. */
  refused?: true;
}

function withTrunk(rest: string, trunk: string): string {
  // Many people write both: '+63 0917 ...'.
  return trunk && rest.startsWith(trunk) ? rest : trunk + rest;
}

function withoutDialled(digits: string, { country: { dialled } }: PhoneRule): string {
  return dialled ? digits.replace(dialled, '') : digits;
}

function readAbroad(number: string, rule: PhoneRule): ReadPhone {
  const { max, country } = rule;
  const { code, trunk } = country;
  const digits = number.replace('+', '');
  const after = number.replace(/^(\+|00)/, '');
  if (!after.startsWith(code) && !code.startsWith(after)) return { digits, refused: true };
  const rest = after.slice(code.length);
  const national = withoutDialled(withTrunk(rest, trunk), rule);
  if (national.length > max) return { digits, refused: true };
  // Without a plus or 00 only a complete number proves that it begins with the country's code.
  const isProven = rest && (after !== number || national.length === max);
  return { digits: isProven ? national : number };
}

/** Digits of any script become 0 to 9. A plus before them stays. */
export function numberIn(typed: string): string {
  const plain = plainCharacters(typed);
  return (/^\D*\+/.test(plain) ? '+' : '') + plain.replace(/\D/g, '');
}

/** After a plus or 00, or the market's own code without either. */
export function hasCountryCode(typed: string, { country }: PhoneRule): boolean {
  const number = numberIn(typed);
  return /^(\+|00)/.test(number) || Boolean(country.bare && number.startsWith(country.code));
}

/**
 * Reads a number with or without its country's code: '+63 917 123 4567', '0063 917 ...' and
 * '63917...' are all '09171234567' in the Philippines, and '098765 43210' is '9876543210' in India. Never cuts
 * anything off but that 0.
 */
export function readPhone(typed: string, rule: PhoneRule): ReadPhone {
  const number = numberIn(typed);
  if (hasCountryCode(typed, rule)) return readAbroad(number, rule);
  const digits = withoutDialled(number, rule);
  return digits.length > rule.max ? { digits, refused: true } : { digits };
}

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
  const {
    max,
    country: { trunk },
  } = rule;
  const bare = digits.length === max - trunk.length && !digits.startsWith(trunk);
  return bare ? trunk + digits : digits;
}

/** '138 1234 5678'. */
export function groupPhone(digits: string, { groups }: PhoneRule): string {
  return groupsOf(digits, groups).join(' ');
}

/** Length of a code sent by SMS: the most that the landing page takes, the least that a card repayment takes. */
export const SMS_CODE_LENGTH = 6;
