import { legacyConfirmCalls } from '../../shared/api/loanConfirm.legacy.ts';
import { ConfirmScreen } from '../../shared/features/loanConfirm/ConfirmScreen.tsx';
import { confirmationOf } from '../../shared/features/loanConfirm/confirmation.ts';

/** The offer for the product in the address, through the legacy API. */
const confirmation = confirmationOf(legacyConfirmCalls);

/** The offer and its agreements. */
export const pageData = [confirmation.offer, confirmation.agreements] as const;

/** The loan confirmation, legacy variant. */
export function LoanConfirm() {
  return <ConfirmScreen confirmation={confirmation} ownRows={0} />;
}
