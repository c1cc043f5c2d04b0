/**
 * The languages other than English that pages may have, by code, with the other codes that mean the
 * same. A page has a language if there is a `<name>.messages.<code>.ts` in its folder.
 */
export const LANGUAGES = {
  fil: ['fil', 'tl'],
  hi: ['hi'],
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language that a tag such as `tl-PH` asks for, if it is among `spoken`. */
export function languageOf(tag: unknown, spoken: readonly Language[]): Language | undefined {
  const [primary = ''] = `${tag ?? ''}`.toLowerCase().split(/[-_]/);
  return spoken.find((language) => (LANGUAGES[language] as readonly string[]).includes(primary));
}
