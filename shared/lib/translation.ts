import type { Locale, NameOf } from './messages.ts';

/** In place of a text that is fixed and the same in every language. */
export const verbatim = null;

/** A catalogue in another language: every text of the English one, in the same shape. */
export type Translated<Text> =
  | typeof verbatim
  | (Text extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Text extends string
        ? string
        : { readonly [Key in keyof Text]: Translated<Text[Key]> });

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
  texts: Translated<Messages> & object,
): Translation {
  return { name, texts };
}

/**
 * What each language that pages may have calls itself, by code. A page has one besides English if there is a
 * `<name>.messages.<code>.ts` in its folder.
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

/** The texts of a catalogue, in English if a text is fixed. @param onFixed is called with each fixed text. */
function complete(english: unknown, texts: unknown, onFixed: (text: string) => void): unknown {
  if (texts === verbatim) {
    if (typeof english === 'string') onFixed(english);
    return english;
  }
  if (typeof texts !== 'object') return texts;
  const whole: Entries = Object.assign(Array.isArray(english) ? [] : {}, english);
  for (const [key, text] of Object.entries(texts as Entries)) {
    whole[key] = complete(whole[key], text, onFixed);
  }
  return whole;
}

/** Makes a language from its translations. A catalogue is completed when it is first read. */
export function createLocale(translations: readonly Translation[]): Locale {
  const whole = new Map<string, object>();
  const english = new Set<string>();
  return {
    textsOf(name, catalogue) {
      const known = whole.get(name);
      if (known) return known;
      const { texts = {} } = translations.find((one) => one.name === name) ?? {};
      const made = complete(catalogue, texts, (text) => english.add(text)) as object;
      whole.set(name, made);
      return made;
    },
    verbatim: english,
  };
}
