import { RepaymentScreen } from '../../shared/features/repayment/RepaymentScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { text } from './repayDelay.messages.ts';
import { extensionDue, readExtension, shownExtension } from './repayDelay.model.ts';

/** The extension of the order in the address. */
export const pageData = queryAtoms(readExtension);

/** The extension page. */
export function RepayDelay() {
  return (
    <RepaymentScreen query={pageData} words={text} shown={shownExtension} dueOf={extensionDue} />
  );
}
