import { legacyConfirmCalls } from '../../shared/api/loanConfirm.legacy.ts';
import { ConfirmScreen } from '../../shared/features/loanConfirm/ConfirmScreen.tsx';
import { confirmationOf } from '../../shared/features/loanConfirm/confirmation.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import type definition from './page.ts';

/** What the page sends. */
const confirmation = confirmationOf(legacyConfirmCalls);

/** The loan confirmation, legacy variant. */
export function LoanConfirm(page: LivePage<typeof definition>) {
  return <ConfirmScreen {...page} confirmation={confirmation} />;
}
