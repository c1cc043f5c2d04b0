// Generated from the folders of `pages/` by the dev server and by `npm run generate`. Do not edit.

/** Every address that a page of the site may lead to. */
export type Route =
  | ''
  | 'aboutUs'
  | 'bindBank'
  | 'cardRepayment'
  | 'complainDetails'
  | 'complainPageNext'
  | 'complaint'
  | 'complaintList'
  | 'customerService'
  | 'errorPage'
  | 'jointLoginFail'
  | 'landing'
  | 'loanAgreement'
  | 'loanConfirm'
  | 'loanConfirmOfPeriod'
  | 'loanDetail'
  | 'newLoanConfirm'
  | 'order'
  | 'paymentInstructions'
  | 'privacyPolicy'
  | 'repayDelay'
  | 'repayment'
  | 'repaymentOfCode'
  | 'repaymentOfCode2';
