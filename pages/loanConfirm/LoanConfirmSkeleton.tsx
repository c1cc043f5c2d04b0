import { LEGACY_NAMES } from '../../shared/api/loanConfirm.legacy.ts';
import { ConfirmSkeleton } from '../../shared/features/loanConfirm/ConfirmSkeleton.tsx';

/** The offer in the document, before React has loaded. */
export function LoanConfirmSkeleton() {
  return <ConfirmSkeleton names={LEGACY_NAMES} />;
}
