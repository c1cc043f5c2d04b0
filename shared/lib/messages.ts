/** The name that a catalogue was defined under; known to the compiler only. */
declare const NAME: unique symbol;

/** A text that stays as it is on pages in every language. */
export interface Quoted {
  readonly text: string;
  /** Code of its own language. */
  readonly lang: string;
}

/** Makes a text of a catalogue that no translation replaces. @param lang code of its language. */
// @__NO_SIDE_EFFECTS__
export function quoted(text: string, lang = 'en'): Quoted {
  return { text, lang };
}

/** A text in the language of the page, or a quoted one. */
export type AnyText = string | Quoted;

/** Texts as screens read them: in any language, so a text is no more than a string. */
type Messages<Text> = Text extends (...given: infer Given) => string
  ? (...given: Given) => string
  : Text extends string
    ? string
    : Text extends Quoted
      ? Quoted
      : { readonly [Key in keyof Text]: Messages<Text[Key]> };

export type Catalogue<Name extends string, Text> = Messages<Text> & { readonly [NAME]?: Name };

/** The name of a catalogue, for its translation. */
export type NameOf<Messages> = Messages extends { readonly [NAME]?: infer Name extends string }
  ? Name
  : never;

/** A language other than English. */
export interface Locale {
  /** Its code. */
  language: string;
  /** @returns a whole catalogue in this language; its English texts where it has no translation. */
  textsOf(name: string, english: object): object;
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
 * rendering can come in between. @param render returns what it has rendered.
 */
export function withLocale<Rendered>(chosen: Locale, render: () => Rendered): Rendered {
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

/** Content of an element, which may be a quoted text. */
type MaybeQuoted = Partial<Quoted> | null | undefined;

/** Whether content is a quoted text. */
export const isQuoted = (content: unknown): content is Quoted =>
  (content as MaybeQuoted)?.lang !== undefined;

/** The string of a text. Content that is no quoted text is returned as it is. */
export const plainText = <Content>(content: Content | Quoted): Content | string =>
  isQuoted(content) ? content.text : content;

/** Code of the language of the page. */
export const pageLanguage = () => locale?.language ?? 'en';

/** The `lang` of an element with this content: the language of a quoted text where it is not the page's. */
export function langOf(content: unknown): string | undefined {
  const own = (content as MaybeQuoted)?.lang;
  return own === pageLanguage() ? undefined : own;
}

/** Shows a text in an element outside React, with its language. */
export function setText(element: HTMLElement, text: AnyText): void {
  element.textContent = plainText(text);
  const lang = langOf(text);
  if (lang) element.lang = lang;
}
