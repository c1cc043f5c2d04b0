/** A screen that stands on one read, as the tables of the browser tests walk it. */
export interface DataScreen {
  route: string;
  /** How the path of its first call ends. */
  call: string;
  /** Title of its error state. */
  failed: string;
  /** A text that only the ready screen shows. */
  ready: string;
  /** What its address says besides the order. */
  query?: Record<string, string>;
  /** Whether an address without an order makes no call; true if absent. */
  needsOrder?: false;
  /** How many calls it makes until it is idle, all sent before React is there; 1 if absent. */
  calls?: number;
}

/** Every data screen: failures, bytes, shift and early call are tried on each. */
export const DATA_SCREENS: readonly DataScreen[] = [
  {
    route: 'loanDetail',
    call: '/loan-details/loan-details',
    failed: 'We could not load your order',
    ready: 'Repayment due',
  },
  {
    route: 'repayment',
    call: '/loan-play-detail',
    failed: 'We could not load your repayment',
    ready: 'Amount to repay',
  },
  {
    route: 'repayDelay',
    call: '/orbital/fail',
    failed: 'We could not load your extension',
    ready: 'Next payment date',
  },
  {
    route: 'newLoanConfirm',
    call: '/loan-detail-confirm',
    failed: 'We could not load your loan offer',
    ready: 'Processing fee',
    calls: 2,
  },
  {
    route: 'loanConfirm',
    call: '/gopia/lumen/detail',
    failed: 'We could not load your loan offer',
    ready: 'Processing fee',
    calls: 2,
  },
  {
    route: 'bindBank',
    call: '/card-init',
    failed: 'We could not load the account form',
    ready: 'Account holder',
  },
  {
    route: 'complaint',
    call: '/problem-init',
    failed: 'We could not load the complaint form',
    ready: 'What is it about?',
    needsOrder: false,
  },
  {
    route: 'complainPageNext',
    call: '/problem-init',
    failed: 'We could not load the complaint form',
    ready: 'Photos as evidence',
    query: { problemType: '2', orderNo: 'due-extendable' },
    needsOrder: false,
  },
  {
    route: 'complaintList',
    call: '/problem-list',
    failed: 'We could not load your complaints',
    ready: 'New complaint',
    needsOrder: false,
  },
  {
    route: 'complainDetails',
    call: '/problem-detail',
    failed: 'We could not load your complaint',
    ready: 'My complaints',
    query: { problemId: '3' },
  },
  {
    route: 'customerService',
    call: '/contact-kf-info',
    failed: 'We could not load our contact details',
    ready: 'Call us',
    needsOrder: false,
  },
  {
    route: 'jointLoginFail',
    call: '/orbital/recommend',
    failed: 'We could not load this page',
    ready: 'Offers from other lenders',
  },
  {
    route: 'cardRepayment',
    call: '/repayment-way',
    failed: 'failed to query card list',
    ready: 'BDO Unibank',
    query: { amount: '345000' },
  },
  {
    route: 'repaymentOfCode2',
    call: '/loan-play-detail',
    failed: 'We could not load your repayment code',
    ready: 'Contract number',
    // Whether there is anything to pay is the order's to say.
    calls: 2,
  },
];

/** Screens without a first call. */
export const OTHER_ROUTES: readonly string[] = [
  'repaymentOfCode',
  'paymentInstructions',
  'landing',
  'errorPage',
  'officialSite',
];
