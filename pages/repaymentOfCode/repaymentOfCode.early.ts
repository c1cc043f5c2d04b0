import type { MoneyStyle } from '../../shared/lib/money.ts';
import { payCodeView, QUERY_NAMES } from './repaymentOfCode.model.ts';

/** The texts that the address alone gives. */
export type CodePrefill = Record<'amount' | 'code', string>;

/**
 * What the document can show of its address before React is there: amount and code, in the same
 * strict formats. Images wait for the URL sanitizer.
 */
export function firstData(query: URLSearchParams, style: MoneyStyle): Partial<CodePrefill> {
  const entries = QUERY_NAMES.map((name) => [name, query.get(name) ?? '']);
  const view = payCodeView(Object.fromEntries(entries), (address) => address, style);
  if (view.kind === 'bad') return {};
  return { amount: view.amount ?? '', code: view.kind === 'code' ? view.code : '' };
}
