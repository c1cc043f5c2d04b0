import { repaymentQuery } from '../../shared/api/repayment.ts';
import { RepaymentScreen } from '../../shared/features/repayment/RepaymentScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { text } from './repayment.messages.ts';
import { instalmentDue, shownRepayment } from './repayment.model.ts';

/** The current instalment of the order in the address. */
export const pageData = queryAtoms(repaymentQuery);

/** The instalment repayment page. */
export function Repayment() {
  return (
    <RepaymentScreen query={pageData} text={text} shown={shownRepayment} dueOf={instalmentDue} />
  );
}
