import type { Formatted } from '../../shared/lib/fieldFormats.ts';
import type { MoneyStyle } from '../../shared/lib/money.ts';
import { payCodeView, QUERY_NAMES } from './repaymentOfCode.model.ts';

/** Texts taken from the address alone. */
export type CodePrefill = { amount: string; code: Formatted<'fours'> };

/**
 * The amount and code from the address, which the document shows before React loads, in the same strict
 * formats. Images need the URL sanitizer, which loads later.
 */
export function prefill(query: URLSearchParams, style: MoneyStyle): Partial<CodePrefill> {
  const entries = QUERY_NAMES.map((name) => [name, query.get(name) ?? '']);
  const view = payCodeView(Object.fromEntries(entries), (address) => address, style);
  if (view.kind === 'bad') return {};
  return { amount: view.amount ?? '', code: view.kind === 'code' ? view.code : '' };
}
