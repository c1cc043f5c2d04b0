import type { Formatted } from '../../shared/lib/fieldFormats.ts';
import { payCodeFrom } from '../../shared/lib/payCode.ts';

/** Texts taken from the address alone. */
export type ReferencePrefill = Record<'payCode', Formatted<'fours'>>;

/** The reference number from the address, which the document shows before React loads. */
export function prefill(query: URLSearchParams): ReferencePrefill {
  return { payCode: payCodeFrom(query.get('payCode') ?? '') };
}
