import type { ReactNode } from 'react';
import { FoldableRows, type LabelledRow } from '../../ui/FoldableRows.tsx';
import { Logo, ProductHeader } from '../order/ProductHeader.tsx';
import { text } from './repayment.messages.ts';

interface RepaymentCardProps {
  data: { productName: string; productLogo: string };
  rows: readonly LabelledRow[];
  /** What stands in place of no rows. */
  empty: string;
  children?: ReactNode;
}

/** The product and what is to be paid, folded to its first rows (spec 2.13, 2.14). */
export function RepaymentCard({ data, rows, empty, children }: RepaymentCardProps) {
  const { productName, productLogo } = data;
  return (
    <section className="card">
      <ProductHeader logo={<Logo src={productLogo} name={productName} />} name={productName} />
      {rows.length ? (
        <FoldableRows rows={rows} labels={{ more: text.more, hide: text.hide }} />
      ) : (
        <p className="muted">{empty}</p>
      )}
      {children}
    </section>
  );
}
