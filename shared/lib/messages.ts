/** The name that a catalogue was defined under; known to the compiler only. */
declare const NAME: unique symbol;

/** Texts as screens read them: in any language, so a text is no more than a string. */
type Messages<Text> = Text extends (...given: infer Given) => string
  ? (...given: Given) => string
  : Text extends string
    ? string
    : { readonly [Key in keyof Text]: Messages<Text[Key]> };

/** A catalogue: the texts of a screen or a widget. */
export type Catalogue<Name extends string, Text> = Messages<Text> & { readonly [NAME]?: Name };

/** The name of a catalogue, for its translation. */
export type NameOf<Messages> = Messages extends { readonly [NAME]?: infer Name extends string }
  ? Name
  : never;

/** A language other than English. */
export interface Locale {
  /** @returns a whole catalogue in this language; its English texts where it has no translation. */
  textsOf(name: string, english: object): object;
  /** The texts that stay English, as far as they have been read. */
  verbatim: ReadonlySet<string>;
}

// Catalogues are read outside React as well (toasts, the bridge), so the locale cannot be a context.
let locale: Locale | undefined;

/** Sets the language of the page, before its first render. @throws Error when it is set already. */
export function setLocale(chosen: Locale): void {
  if (locale) throw new Error('The locale is set already');
  locale = chosen;
}

/**
 * Renders in a language, where one process renders in several. The work is synchronous, so no other
 * rendering can come in between. @param render returns the markup or the text.
 */
export function withLocale(chosen: Locale, render: () => string): string {
  const before = locale;
  locale = chosen;
  try {
    return render();
  } finally {
    locale = before;
  }
}

/**
 * Defines a catalogue. Its properties read in the page's locale, so read them while rendering or
 * answering an event, never while a module loads.
 * @param name unique in the product; a translation names it. @param english every text; a function
 * where a text has parts that vary.
 */
// @__NO_SIDE_EFFECTS__
export function defineMessages<const Name extends string, const Text extends object>(
  name: Name,
  english: Text,
): Catalogue<Name, Text> {
  const messages = {};
  for (const key of Object.keys(english)) {
    const get = () => (locale?.textsOf(name, english) ?? english)[key as never];
    Object.defineProperty(messages, key, { enumerable: true, get });
  }
  return messages as Catalogue<Name, Text>;
}
