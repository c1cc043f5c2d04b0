import { V3_NAMES } from '../../shared/api/loanConfirm.ts';
import { ConfirmSkeleton } from '../../shared/features/loanConfirm/ConfirmSkeleton.tsx';

/** The offer in the document, before React has loaded. */
export function NewLoanConfirmSkeleton() {
  return <ConfirmSkeleton names={V3_NAMES} />;
}
