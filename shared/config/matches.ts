import type { Setting } from './settings.ts';

/** An object as JSON gives it. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is an object with names. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a value is one that a setting takes: its kind, and each of its texts as the pattern says. A
 * map without a pattern takes anything.
 */
export function matches(
  { kind, pattern }: Pick<Setting<unknown>, 'kind' | 'pattern'>,
  value: unknown,
): boolean {
  const whole = new RegExp(`^(?:${pattern})$`);
  const plain = (one: unknown) => typeof one === 'string' && whole.test(one);
  if (kind === 'list') return Array.isArray(value) && value.every(plain);
  if (kind === 'map') return isObject(value) && (!pattern || Object.values(value).every(plain));
  return plain(value);
}
