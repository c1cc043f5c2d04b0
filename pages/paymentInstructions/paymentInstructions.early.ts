import { payCodeFrom } from '../../shared/lib/payCode.ts';

/** The reference number from the address, which the document shows before React loads. */
export function firstData(query: URLSearchParams): Record<string, string> {
  return { payCode: payCodeFrom(query.get('payCode') ?? '') };
}
