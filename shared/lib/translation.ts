import type { NameOf } from './messages.ts';

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
