import type { Locale, NameOf, Quoted } from './messages.ts';

/** A group of texts that are all quoted. */
interface QuotedTexts {
  readonly [key: string]: Quoted | QuotedTexts;
}

/** A catalogue in another language: every text of the English one but the quoted ones, in the same shape. */
export type Translated<Text> = Text extends (...given: infer Given) => string
  ? (...given: Given) => string
  : Text extends string
    ? string
    : Text extends readonly unknown[]
      ? { readonly [Key in keyof Text]: Translated<Text[Key]> }
      : {
          readonly [Key in keyof Text as Text[Key] extends Quoted | QuotedTexts
            ? never
            : Key]: Translated<Text[Key]>;
        };

/** The texts of one catalogue in another language. */
export interface Translation {
  /** The catalogue's name. */
  name: string;
  texts: object;
}

/**
 * Translates a catalogue; a missing text does not compile: `translation<typeof text>('repayment', …)`.
 * The English catalogue is not imported, so it can be in a separate chunk.
 */
// @__NO_SIDE_EFFECTS__
export function translation<Messages extends object>(
  name: NameOf<Messages>,
  texts: Translated<Messages>,
): Translation {
  return { name, texts };
}

/**
 * The name of each language of pages in that language, by code. A page has those besides English that `translations` in its
 * `page.ts` names.
 */
export const LANGUAGE_NAMES = { en: 'English', fil: 'Filipino', hi: 'हिन्दी' } as const;

export type Language = Exclude<keyof typeof LANGUAGE_NAMES, 'en'>;

/** Another code of the same language: Tagalog is the base of Filipino. */
const ALIAS: Readonly<Record<string, string>> = { tl: 'fil' };

/** The language that a tag such as `tl-PH` asks for, if it is among `spoken`. */
export function languageOf(tag: unknown, spoken: readonly Language[]): Language | undefined {
  const [primary = ''] = `${tag ?? ''}`.toLowerCase().split(/[-_]/);
  const asked = ALIAS[primary] ?? primary;
  return spoken.find((language) => language === asked);
}

type Entries = Record<string, unknown>;

/** The texts of a catalogue, with the quoted ones of the English catalogue. */
function complete(english: unknown, texts: unknown): unknown {
  if (typeof texts !== 'object') return texts;
  const whole: Entries = Object.assign(Array.isArray(english) ? [] : {}, english);
  for (const [key, text] of Object.entries(texts as Entries)) {
    whole[key] = complete(whole[key], text);
  }
  return whole;
}

/** Makes a language from its code and translations. A catalogue is completed when it is first read. */
export function createLocale(language: string, translations: readonly Translation[]): Locale {
  const whole = new Map<string, object>();
  return {
    language,
    textsOf(name, catalogue) {
      const known = whole.get(name);
      if (known) return known;
      const { texts = {} } = translations.find((one) => one.name === name) ?? {};
      const made = complete(catalogue, texts) as object;
      whole.set(name, made);
      return made;
    },
  };
}
