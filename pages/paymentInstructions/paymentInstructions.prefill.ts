import { payCodeFrom } from '../../shared/lib/payCode.ts';

/** Texts taken from the address alone. */
export type ReferencePrefill = Record<'payCode', string>;

/** The reference number from the address, which the document shows before React loads. */
export function prefill(query: URLSearchParams): ReferencePrefill {
  return { payCode: payCodeFrom(query.get('payCode') ?? '') };
}
