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
