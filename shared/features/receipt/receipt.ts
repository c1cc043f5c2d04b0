import * as v from 'valibot';
import { anything, flag, text } from '../../api/coerce.ts';
import { ownerOf } from '../../api/session/session.ts';
import type { Snapshot } from '../../api/session/writeRecord.ts';
import { keepInEntry, keptInEntry } from '../../lib/historyEntry.ts';
import { readKept, sessionStore } from '../../lib/storage.ts';

const record = v.object({
  owner: text,
  /** Of a loan that was confirmed; else of a payment. */
  isLoan: flag,
  /** Lines, in the language in which it was done, as on paper. */
  words: text,
  /** The same of a payment that the order does not show yet; '' of a loan. */
  pending: text,
  /** The order may open in another language. */
  lang: text,
  /** What a payment changes, as read before; null if it was not. */
  before: anything as v.GenericSchema<unknown, Snapshot>,
});

/**
 * For the page of the order. Only a page whose write the lender has answered as done makes one: a check that finds a change
 * does not say whose it is.
 */
export type Receipt = Omit<v.InferOutput<typeof record>, 'owner' | 'lang'> & {
  lang?: string;
};

const NAME = 'receipt';

/** The order opens next in this tab. */
export function keepReceipt(receipt: Receipt): void {
  const { lang } = document.documentElement;
  const kept = { ...receipt, lang, owner: ownerOf(NAME) };
  sessionStore.write(NAME, JSON.stringify(kept));
}

/** Undefined for none, and in the build. */
export function keptReceipt(): Receipt | undefined {
  if (typeof document === 'undefined') return undefined;
  return [sessionStore.read(NAME), `${keptInEntry(NAME)}`]
    .map((kept) => readKept(record, kept))
    .find((one) => one?.owner === ownerOf(NAME));
}

/**
 * Call it when the receipt was shown. From then on it belongs to this entry of the history: a reload, Back, and a web view
 * that the phone has killed and restored still show it. The order, opened anew, does not.
 */
export function moveReceiptToEntry(): void {
  const kept = sessionStore.read(NAME);
  if (!kept) return;
  keepInEntry(NAME, kept);
  sessionStore.remove(NAME);
}
