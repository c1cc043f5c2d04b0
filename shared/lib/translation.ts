import type { NameOf } from './messages.ts';

/** Stands for a text that is the same in every language, as the product's wording is fixed. */
export const verbatim = null;

/** A catalogue in another language: every text of the English one, in its shape. */
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
 * Translates a catalogue; the compiler asks for every text: `translation<typeof text>('repayment', …)`.
 * The catalogue itself is not imported, so it may come later, with a chunk of its own.
 */
export function translation<Messages extends object>(
  name: NameOf<Messages>,
  texts: Translated<Messages> & object,
): Translation {
  return { name, texts };
}
