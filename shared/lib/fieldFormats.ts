/** A number without a currency: 3450, '3450.00', '3,450.00'. */
const BARE = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d{1,13})(\.\d\d?)?$/;

/**
 * How a text of a reply is shown, by name: in the skeleton, which the boot script fills, and on the ready
 * screen. Undefined if only the ready screen can write it.
 */
export const fieldFormats = {
  /** A code in groups of four; keeps letters and digits, and replaces the spaces. */
  fours: (code: string): string => code.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 '),
  /** An amount as the server wrote it; undefined without its currency, which the ready screen adds (`amountText`). */
  money: (amount: string): string | undefined => (BARE.test(amount) ? undefined : amount),
};

export type Format = keyof typeof fieldFormats;

declare const FORMAT: unique symbol;

/** A text of a reply with the format in which it is shown, for the compiler alone. A plain text may stand in its place. */
export type Formatted<Name extends Format> = string & { readonly [FORMAT]?: Name };

/** The name of the format in which a text is shown; never for one that is shown as it is. */
export type FormatOf<Text> = typeof FORMAT extends keyof Text
  ? Extract<Text[typeof FORMAT], Format>
  : never;
