/** How a value is written: a text, a list of texts, or a map of texts (JSON in the environment). */
export type Kind = 'text' | 'list' | 'map';

/** A setting of the operator. Checks, defaults and `.env.example` are derived from it. */
export interface Setting<Value> {
  /** The name of its environment variable. */
  env: `VITE_${string}`;
  kind: Kind;
  /** The default, written as in the environment; '' for none. */
  fallback: string;
  /** What `.env.example` shows in place of an empty default. */
  example?: string;
  /** The regular expression that the text, or each text of a list or map, must match as a whole. */
  pattern: string;
  /** Describes a valid value; part of the error message. */
  expects: string;
  /** Its purpose, for `.env.example`. */
  meaning: string;
  /** The default belongs to the sample brand, so another brand must set its own. */
  ofSample?: true;
  /** The runtime configuration file may set it too. */
  file?: true;
  /** Carries the type of the value; never set. */
  value?: Value;
}

/** A setting as it is declared: without a `fallback` it has none. */
type Given<Value> = Omit<Setting<Value>, 'kind' | 'value' | 'fallback'> & { fallback?: string };

/** A setting whose value is a text. */
export const text = <Value extends string = string>(given: Given<Value>): Setting<Value> => ({
  kind: 'text',
  fallback: '',
  ...given,
});

/** A setting whose value is a list of texts. */
export const list = (given: Given<readonly string[]>): Setting<readonly string[]> => ({
  kind: 'list',
  fallback: '',
  ...given,
});

/** A setting whose value is a map of texts. */
export const map = <Value extends object>(given: Given<Value>): Setting<Value> => ({
  kind: 'map',
  fallback: '',
  ...given,
});

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
