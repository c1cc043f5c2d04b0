import * as v from 'valibot';

/** What a setting says of itself. */
interface Shown {
  /** Its purpose, for `.env.example`. */
  meaning: string;
  /** The default, written as in the environment. */
  fallback?: string;
  /** A default that belongs to the sample brand, so another brand must set its own. */
  sample?: string;
  /** A value that is not the default. */
  example?: string;
  /** A value of nobody: a host, a person or a number that no lender has. It is refused as it stands. */
  invented?: string;
}

/** The same with what its form says, in the metadata of its schema. */
export interface Documentation extends Shown {
  /** Describes a valid value. */
  expects: string;
  /** It may be a path of the site, which the build puts below its base path. */
  isSitePath?: boolean;
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two texts differ only in what people change in a copy: capitals, spaces, punctuation. */
export const isCopy = (one: string, other = ''): boolean =>
  folded(one) !== '' && folded(one) === folded(other);

const TYPOGRAPHIC_QUOTE_AT_AN_END = /^[“”„‟‘’‚«»]|[“”„‟«»]$/;

/** What every value must be, whatever its setting takes. */
const WRITTEN = v.pipe(
  v.string(),
  v.check((text) => text === text.trim(), 'no space at its ends'),
  v.check((text) => !TYPOGRAPHIC_QUOTE_AT_AN_END.test(text), 'no typographic quotes around it'),
  v.check((text) => !text.includes('$'), 'no $, which names a variable in settings files'),
);

/** A setting of the operator. @param form a schema of the variable's text. */
export function setting<Value>(form: v.GenericSchema<string, Value>, own: Shown) {
  const shown: Shown = { ...v.getMetadata(form), ...own };
  const { sample = '', fallback = sample, invented } = shown;
  const isOwn = (text: string) =>
    text === sample || !(isCopy(text, sample) || isCopy(text, invented));
  const written = v.pipe(WRITTEN, v.check(isOwn, 'your own in place of the example'), form);
  return v.pipe(v.optional(written, fallback), v.metadata({ ...shown }));
}

/** Fills settings into a text, such as `About {brandName}`. @param values by the name of the setting. */
export function settingText(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
}
