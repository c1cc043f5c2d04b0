import { ConfirmScreen } from '../../shared/features/loanConfirm/ConfirmScreen.tsx';
import { confirmation } from './loanConfirm.model.ts';

/** The loan confirmation, legacy variant. */
export function LoanConfirm() {
  return <ConfirmScreen confirmation={confirmation} />;
}
