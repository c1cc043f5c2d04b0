/** How a value is written: a text, a list of texts, or a map of texts (JSON in the environment). */
export type Kind = 'text' | 'list' | 'map';

/** What a setting takes. */
export interface Form<Value = string> {
  /** The regular expression that the text, or each text of a list or map, must match as a whole. */
  pattern: string;
  /** Describes a valid value; part of the error message. */
  expects: string;
  /** Carries the type of the value; never set. */
  value?: Value;
}

/** A setting of the operator. Checks, defaults and `.env.example` are derived from it. */
export interface Setting<Value> extends Form<Value> {
  /** The name of its environment variable. */
  env: string;
  kind: Kind;
  /** The default, written as in the environment; '' for none. */
  fallback: string;
  /** What `.env.example` shows in place of an empty default. */
  example?: string;
  /** Its purpose, for `.env.example`. */
  meaning: string;
  /** The default belongs to the sample brand, so another brand must set its own. */
  ofSample?: true;
}

/** A setting as it is declared, its variable named after it unless it says otherwise. */
type Declared<Value> = Omit<Setting<Value>, 'env'> & { env?: string };

type More = Partial<Pick<Setting<unknown>, 'env' | 'fallback' | 'example' | 'ofSample'>>;

function declared(kind: Kind, form: Form<unknown>, meaning: string, more: More = {}) {
  const { pattern, expects } = form;
  return { kind, fallback: '', pattern, expects, meaning, ...more };
}

/** A setting whose value is a text. */
export const text = <Value extends string>(
  form: Form<Value>,
  meaning: string,
  more?: More,
): Declared<Value> => declared('text', form, meaning, more);

/** A setting whose value is a list of texts. */
export const list = (form: Form, meaning: string, more?: More): Declared<readonly string[]> =>
  declared('list', form, meaning, more);

/** A setting whose value is a map of texts. */
export const map = <Value extends object>(
  form: Form,
  meaning: string,
  more?: More,
): Declared<Value> => declared('map', form, meaning, more);

/** The settings of a table, each with its variable: that of `brandName` is `VITE_BRAND_NAME`. */
export function named<Table extends Readonly<Record<string, Declared<unknown>>>>(table: Table) {
  const entries = Object.entries(table).map(([name, setting]) => {
    const env = `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
    return [name, { env, ...setting }];
  });
  return Object.fromEntries(entries) as {
    [Name in keyof Table]: Table[Name] extends Declared<infer Value> ? Setting<Value> : never;
  };
}

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

/** Fills settings into a text, such as `About {brandName}`. @param values by the name of the setting. */
export function settingText(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
}
