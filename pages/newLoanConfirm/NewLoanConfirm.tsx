import { v3ConfirmCalls } from '../../shared/api/loanConfirm.ts';
import { ConfirmScreen } from '../../shared/features/loanConfirm/ConfirmScreen.tsx';
import { confirmationOf } from '../../shared/features/loanConfirm/confirmation.ts';

/** The offer for the product in the address, through the V3 API. */
const confirmation = confirmationOf(v3ConfirmCalls);

/** The offer and its agreements. */
export const pageData = [confirmation.offer, confirmation.agreements] as const;

/** The loan confirmation, V3 variant. */
export function NewLoanConfirm() {
  return <ConfirmScreen confirmation={confirmation} ownRows={2} />;
}
