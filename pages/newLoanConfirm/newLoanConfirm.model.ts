import { v3ConfirmCalls } from '../../shared/api/loanConfirm.ts';
import { confirmationOf } from '../../shared/features/loanConfirm/confirm.model.ts';

/** The offer for the product in the address, through the V3 API. */
export const confirmation = confirmationOf(v3ConfirmCalls);

/** The offer, which is the data of the page. @public the module that starts the page is generated. */
export const pageData = confirmation.offer;
