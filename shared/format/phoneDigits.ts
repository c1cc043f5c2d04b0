import type { PhoneRule } from './phoneRule.ts';

/** Whether digits are a mobile number by a rule. @param digits without spaces, as `nationalDigits` gives them. */
export function isPhone(digits: string, rule: PhoneRule): boolean {
  return rule.pattern.test(digits);
}

/**
 * The digits of what was typed or pasted, as the market writes them at home: '+63 917 123 4567' and
 * '917 123 4567' are '09171234567' by the Philippine rule. Nothing is cut off to make a number fit.
 */
export function nationalDigits(typed: string, { max, country }: PhoneRule): string {
  const digits = typed.replace(/\D/g, '');
  if (!country) return digits;
  const { code, trunk } = country;
  const own = max - trunk.length;
  const abroad = digits.startsWith(code) && digits.length === code.length + own;
  const bare = trunk !== '' && digits.length === own && !digits.startsWith(trunk);
  if (abroad) return trunk + digits.slice(code.length);
  return bare ? trunk + digits : digits;
}

/** National digits in the market's groups, to be read: '138 1234 5678'. */
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
