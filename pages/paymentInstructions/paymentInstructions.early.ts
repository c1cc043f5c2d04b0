import { payCodeFrom } from '../../shared/lib/payCode.ts';

/** The texts that the address alone gives. */
export type ReferencePrefill = Record<'payCode', string>;

/** What the document can show of its address before React is there: the reference number. */
export function firstData(query: URLSearchParams): ReferencePrefill {
  return { payCode: payCodeFrom(query.get('payCode') ?? '') };
}
