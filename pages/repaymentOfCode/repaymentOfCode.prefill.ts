import type { Formatted } from '../../shared/lib/fieldFormats.ts';
import type { MoneyStyle } from '../../shared/lib/money.ts';
import { payCodeView, QUERY_NAMES } from './repaymentOfCode.model.ts';

/** What the document shows of the address alone. A part is shown if its field is not empty. */
export interface CodePrefill {
  amount: string;
  noAmount: string;
  code: Formatted<'fours'>;
  qr: string;
}

/**
 * The amount and code from the address, which the document shows before React loads, in the same strict
 * formats. Images need the URL sanitizer, which loads later.
 */
export function prefill(query: URLSearchParams, style: MoneyStyle): Partial<CodePrefill> {
  const entries = QUERY_NAMES.map((name) => [name, query.get(name) ?? '']);
  const view = payCodeView(Object.fromEntries(entries), (address) => address, style);
  if (view.kind === 'bad') return {};
  const { amount = '' } = view;
  const code = view.kind === 'code' ? view.code : '';
  return { amount, noAmount: amount ? '' : '1', code, qr: code ? '' : '1' };
}
