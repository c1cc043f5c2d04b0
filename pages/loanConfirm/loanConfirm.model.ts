import { legacyConfirmCalls } from '../../shared/api/loanConfirm.legacy.ts';
import { confirmationOf } from '../../shared/features/loanConfirm/confirm.model.ts';

/** The offer for the product in the address, through the legacy API. */
export const confirmation = confirmationOf(legacyConfirmCalls);

/** The offer, which is the data of the page. @public the module that starts the page is generated. */
export const pageData = confirmation.offer;
