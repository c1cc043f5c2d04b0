/** A screen with one read, for tests that run on every such screen. */
export interface DataScreen {
  route: string;
  /** The end of the path of its first call. */
  call: string;
  /** Title of its error state. */
  failed: string;
  /** A text that only the loaded screen shows. */
  ready: string;
  /** Parameters of its address besides the order. */
  query?: Record<string, string>;
  /** Whether it makes no call for an address without an order; true by default. */
  needsOrder?: false;
  /** How many calls it makes until it is idle, all sent before React has loaded; 1 by default. */
  calls?: number;
}

/** Every screen with data: failures, size, layout shift and first call are tested on each. */
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
    // Only the order tells whether there is anything to pay.
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
