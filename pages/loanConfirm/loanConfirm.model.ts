import { LEGACY_NAMES, legacyConfirmCalls } from '../../shared/api/loanConfirm.legacy.ts';
import { confirmationOf } from '../../shared/features/loanConfirm/confirm.model.ts';

/** The offer of this address, through the legacy calls. */
export const confirmation = confirmationOf(legacyConfirmCalls, LEGACY_NAMES);
