/**
 * How a text of a reply is shown where not as it came: `fours` is a pay code, grouped if it came without separators
 * (`groupInFours`), `money` an amount with its currency (`amountText`), `date` a date as yyyy-mm-dd (`dateText`),
 * `time` a date with its time of day (`timeText`). The skeleton, which the document's inline script fills, uses the same
 * functions.
 */
export type Format = 'fours' | 'money' | 'date' | 'time';

declare const FORMAT: unique symbol;

/** A text of a reply with the format in which it is shown, for the compiler alone. A plain text may stand in its place. */
export type Formatted<Name extends Format> = string & { readonly [FORMAT]?: Name };

/** The name of the format in which a text is shown; never for one that is shown as it is. */
export type FormatOf<Text> = typeof FORMAT extends keyof Text
  ? Extract<Text[typeof FORMAT], Format>
  : never;
