import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { repaymentQuery } from '../../shared/api/repayment.ts';

/** The instalment with its code. With `isDelay=1` in the address the page reads the extension instead. */
export const codeQuery = { ...repaymentQuery, deferredBy: 'isDelay' };

/** The order, which tells whether there is anything to pay. */
export const orderQuery = { ...loanDetailsQuery, deferredBy: 'isDelay' };
