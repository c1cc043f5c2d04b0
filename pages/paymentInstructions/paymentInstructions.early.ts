import { payCodeFrom } from '../../shared/lib/payCode.ts';

/** What the document can show of its address before React is there: the reference number. */
export function firstData(query: URLSearchParams): Record<string, string> {
  return { payCode: payCodeFrom(query.get('payCode') ?? '') };
}
