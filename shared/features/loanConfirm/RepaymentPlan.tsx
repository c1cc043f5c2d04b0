import type { ReactNode } from 'react';
import type { Offer } from '../../api/loanConfirm.ts';
import type { Repeated } from '../../runtime/fields.ts';
import { amountText } from '../order/amountText.ts';
import { costOf } from './confirm.model.ts';
import { text } from './loanConfirm.messages.ts';

interface PlanTableProps {
  /** Attributes of the table's body, for the skeleton. */
  body?: Repeated;
  /** The sum of the plan. Without it the row is left out. */
  total?: ReactNode;
  /** Small print below. */
  note?: string | undefined;
  children: ReactNode;
}

/** The table of the repayment plan. */
export function PlanTable({ body, total, note, children }: PlanTableProps) {
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
        <tbody {...body}>{children}</tbody>
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

/** Every payment of the loan, and their sum if the server's amounts can be added up. */
export function RepaymentPlan({ offer }: { offer: Offer }) {
  const cost = costOf(offer);
  if (!offer.plans.length) return null;
  return (
    <PlanTable
      total={cost && amountText(cost.total)}
      note={cost?.excess && text.more(amountText(cost.excess))}
    >
      {offer.plans.map(({ title, description, amount, payTime }, index) => (
        <tr key={index}>
          <th scope="row">
            {title}
            <span className="row-note">{payTime}</span>
            {description && <span className="row-note">{description}</span>}
          </th>
          <td className="amount">{amountText(amount)}</td>
        </tr>
      ))}
    </PlanTable>
  );
}
