import type { ReactNode } from 'react';
import { FoldableRows, type LabelledRow } from '../../ui/FoldableRows.tsx';
import { Logo, ProductHeader } from '../order/ProductHeader.tsx';
import { text } from './repayment.messages.ts';

interface RepaymentCardProps {
  data: { productName: string; productLogo: string };
  rows: readonly LabelledRow[];
  /** Shown if there are no rows. */
  empty: string;
  children?: ReactNode;
}

/** The product and the details of the payment, folded to the first rows. */
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
