import type { Locale, NameOf, Quoted } from './messages.ts';

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

/** A catalogue in another language, under its name. A missing text does not compile: `Translation<typeof repaymentText>`. */
export type Translation<Messages extends object> = {
  readonly [Name in NameOf<Messages>]: Translated<Messages>;
};

/**
 * The catalogues of a page in another language, by name. Plain data: a document loads its texts before any script of the
 * page, so their module imports nothing but other texts.
 */
export type Texts = Readonly<Record<string, object>>;

export interface LanguageModule {
  default: Texts;
}

/**
 * The name of each language of pages in that language, by code. A page has those besides English that `languages` in its
 * `page.ts` names.
 */
export const LANGUAGE_NAMES = { en: 'English', fil: 'Filipino' } as const;

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

/** Makes a language from its code and texts. A catalogue is completed when it is first read. */
export function createLocale(language: string, texts: Texts): Locale {
  const whole = new Map<string, object>();
  return {
    language,
    textsOf(name, catalogue) {
      const known = whole.get(name);
      if (known) return known;
      const made = complete(catalogue, texts[name] ?? {}) as object;
      whole.set(name, made);
      return made;
    },
  };
}
