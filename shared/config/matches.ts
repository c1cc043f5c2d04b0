import type { Setting } from './setting.ts';

/** A parsed JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys, not an array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a setting can take a value: it has the right kind, and each of its texts matches the
 * pattern. A map without a pattern takes any object.
 */
export function matches(
  { kind, pattern }: Pick<Setting<unknown>, 'kind' | 'pattern'>,
  value: unknown,
): boolean {
  const whole = new RegExp(`^(?:${pattern})$`);
  const isMatch = (one: unknown) => typeof one === 'string' && whole.test(one);
  if (kind === 'list') return Array.isArray(value) && value.every(isMatch);
  if (kind === 'map') return isObject(value) && (!pattern || Object.values(value).every(isMatch));
  return isMatch(value);
}
