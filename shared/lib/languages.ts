/**
 * The languages that pages may speak besides English, by their code, with the other codes that mean
 * them. A page speaks one where it has a `<name>.<code>.ts` (README, "Languages").
 */
export const LANGUAGES = {
  fil: ['fil', 'tl'],
  hi: ['hi'],
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language that a tag such as `tl-PH` asks for, if it is one of those that a page speaks. */
export function languageOf(tag: unknown, spoken: readonly Language[]): Language | undefined {
  const [primary = ''] = `${tag ?? ''}`.toLowerCase().split(/[-_]/);
  return spoken.find((language) => (LANGUAGES[language] as readonly string[]).includes(primary));
}
