// Generated from the folders of `pages/` by the dev server and by `npm run generate`. Do not edit.

/** The name of every page. */
export const pageNames: readonly string[] = [
  'bindBank',
  'cardRepayment',
  'complainDetails',
  'complainPageNext',
  'complaint',
  'complaintList',
  'customerService',
  'errorPage',
  'jointLoginFail',
  'loanConfirm',
  'loanDetail',
  'newLoanConfirm',
  'paymentInstructions',
  'repayDelay',
  'repayment',
  'repaymentOfCode',
  'repaymentOfCode2',
  'aboutUs',
  'landing',
  'loanAgreement',
  'officialSite',
  'privacyPolicy',
  'testPreview',
];

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
