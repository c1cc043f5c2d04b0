import type { ReactNode } from 'react';
import type { Offer } from '../../api/loanConfirm.ts';
import { type Field, repeat } from '../../runtime/fields.ts';
import { costOf } from './confirm.model.ts';
import { text } from './loanConfirm.messages.ts';

interface PlanTableProps {
  /** The reply's list, for a table that is still to be filled. */
  list?: Field<Offer['plans']>;
  /** The sum of the plan; its row is left out where it cannot be told. */
  total?: ReactNode;
  /** Small print below. */
  note?: string | undefined;
  children: ReactNode;
}

/** The frame of the repayment plan. */
export function PlanTable({ list, total, note, children }: PlanTableProps) {
  return (
    <section className="card">
      <table className="plan">
        <caption className="section-title">{text.plan}</caption>
        <thead>
          <tr>
            <th scope="col">{text.planPart}</th>
            <th scope="col">{text.planAmount}</th>
          </tr>
        </thead>
        <tbody {...repeat(list)}>{children}</tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              <td className="amount">{total}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {note && <p className="plan-note">{note}</p>}
    </section>
  );
}

/** Every payment of the loan, and their sum where the server's words allow one (spec 2.15). */
export function RepaymentPlan({ offer }: { offer: Offer }) {
  const cost = costOf(offer);
  if (!offer.plans.length) return null;
  return (
    <PlanTable total={cost?.total} note={cost?.excess && text.more(cost.excess)}>
      {offer.plans.map(({ title, description, amount, payTime }, index) => (
        <tr key={index}>
          <th scope="row">
            {title}
            <span className="row-note">{payTime}</span>
            {description && <span className="row-note">{description}</span>}
          </th>
          <td className="amount">{amount}</td>
        </tr>
      ))}
    </PlanTable>
  );
}
