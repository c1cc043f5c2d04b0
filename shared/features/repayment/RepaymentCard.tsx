import type { ReactNode } from 'react';
import { FoldableRows, type LabelledRow } from '../../ui/FoldableRows.tsx';
import { ProductHeader, type ShownProduct } from '../order/ProductHeader.tsx';
import { text } from './repayment.messages.ts';

interface RepaymentCardProps {
  product: ShownProduct | undefined;
  rows: readonly LabelledRow[];
  /** Shown if there are no rows. */
  empty: string;
  children?: ReactNode;
}

/** The product and the details of the payment, folded to the first rows. */
export function RepaymentCard({ product, rows, empty, children }: RepaymentCardProps) {
  return (
    <section className="card">
      <ProductHeader product={product} />
      {rows.length ? (
        <FoldableRows rows={rows} labels={{ more: text.more, hide: text.hide }} />
      ) : (
        <p className="muted">{empty}</p>
      )}
      {children}
    </section>
  );
}
