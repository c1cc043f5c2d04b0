import { V3_NAMES, v3ConfirmCalls } from '../../shared/api/loanConfirm.ts';
import { confirmationOf } from '../../shared/features/loanConfirm/confirm.model.ts';

/** The offer of this address, through the V3 calls. */
export const confirmation = confirmationOf(v3ConfirmCalls, V3_NAMES);
