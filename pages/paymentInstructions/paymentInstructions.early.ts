import { payCodeFrom } from '../../shared/lib/payCode.ts';

/** The texts that the address alone gives. */
export type ReferencePrefill = Record<'payCode', string>;

/** The reference number from the address, which the document shows before React loads. */
export function firstData(query: URLSearchParams): ReferencePrefill {
  return { payCode: payCodeFrom(query.get('payCode') ?? '') };
}
