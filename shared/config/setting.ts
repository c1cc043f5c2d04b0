import * as v from 'valibot';

/** The documentation of a setting, in the metadata of its schema. */
export interface Documentation {
  /** Its purpose. */
  meaning: string;
  /** Describes a valid value. */
  expects: string;
  /** The values that it takes, if they can be listed. */
  choices?: readonly string[];
  /** The default, written as in the environment; none if it is absent. */
  fallback?: string;
  /** A default that belongs to the sample brand, so another brand must set its own. */
  sample?: string;
  /** The value in `.env.example` if there is no default. */
  example?: string;
  /** The same, but of nobody: a host, a person or a number that no lender has. It is refused as it stands. */
  invented?: string;
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two texts differ only in what people change in a copy: capitals, spaces, punctuation. */
export const isCopy = (one: string, other = ''): boolean =>
  folded(one) !== '' && folded(one) === folded(other);

/**
 * A setting of the operator.
 * @param form a schema of the variable's text. @param meaning its purpose, for `.env.example`.
 */
export function setting<Value>(
  form: v.GenericSchema<string, Value>,
  meaning: string,
  shown: Omit<Documentation, 'meaning' | 'expects'> = {},
) {
  const { sample = '', fallback = sample, invented } = shown;
  const isOwn = (text: string) =>
    text === sample || !(isCopy(text, sample) || isCopy(text, invented));
  const own = v.pipe(v.string(), v.check(isOwn, 'your own in place of the example'), form);
  return v.pipe(
    v.optional(own, fallback),
    v.metadata({ ...v.getMetadata(form), meaning, ...shown }),
  );
}

/** Fills settings into a text, such as `About {brandName}`. @param values by the name of the setting. */
export function settingText(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
}
