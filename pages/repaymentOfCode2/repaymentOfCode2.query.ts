import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { repaymentQuery } from '../../shared/api/repayment.ts';

/** The code of an instalment; with `isDelay` in its address the page may want that of an extension. */
export const codeQuery = { ...repaymentQuery, deferredBy: 'isDelay' };

/** Whether there is anything to pay. */
export const orderQuery = { ...loanDetailsQuery, deferredBy: 'isDelay' };
