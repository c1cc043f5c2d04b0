import { v3ConfirmCalls } from '../../shared/api/loanConfirm.ts';
import { ConfirmScreen } from '../../shared/features/loanConfirm/ConfirmScreen.tsx';
import { confirmationOf } from '../../shared/features/loanConfirm/confirmation.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import type definition from './page.ts';

/** What the page sends. */
const confirmation = confirmationOf(v3ConfirmCalls);

/** The loan confirmation, V3 variant. */
export function NewLoanConfirm(page: LivePage<typeof definition>) {
  return <ConfirmScreen {...page} confirmation={confirmation} />;
}
