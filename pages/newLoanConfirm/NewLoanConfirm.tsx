import { ConfirmScreen } from '../../shared/features/loanConfirm/ConfirmScreen.tsx';
import { confirmation } from './newLoanConfirm.model.ts';

/** The loan confirmation, V3 variant. */
export function NewLoanConfirm() {
  return <ConfirmScreen confirmation={confirmation} />;
}
