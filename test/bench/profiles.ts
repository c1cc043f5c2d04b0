/** A phone and its network, as emulated in Chromium. */
export interface Profile {
  name: string;
  /** Bytes a second. */
  bandwidth: number;
  latencyMs: number;
  /** How many times slower than this machine. */
  cpu: number;
}

const ALL: readonly Profile[] = [
  { name: 'slow', bandwidth: 400_000 / 8, latencyMs: 400, cpu: 6 },
  { name: 'middle', bandwidth: 1_600_000 / 8, latencyMs: 150, cpu: 4 },
];

/** The phones to measure with: all, or the one that `PHONE` names. */
export const PROFILES = ALL.filter(({ name }) => [undefined, name].includes(process.env.PHONE));

/** A page to measure: its address, and the text that means "content ready". */
export interface Target {
  route: string;
  orderId: string;
  ready: string;
  more?: Record<string, string>;
}

export const TARGETS: readonly Target[] = [
  { route: 'loanDetail', orderId: 'due-extendable', ready: '.status-title' },
  { route: 'repayment', orderId: 'due-extendable', ready: '.hero-amount' },
  { route: 'repayDelay', orderId: 'due-extendable', ready: '.hero-amount' },
  {
    route: 'cardRepayment',
    orderId: 'due-extendable',
    ready: '.bank-card',
    more: { amount: '345000' },
  },
  {
    route: 'repaymentOfCode',
    orderId: 'due-extendable',
    ready: '.code-amount',
    more: {
      showType: '1',
      payCode: '801234567890',
      repayAmount: '345000',
      real: '0',
    },
  },
  {
    route: 'repaymentOfCode2',
    orderId: 'due-extendable',
    ready: '.code-value',
  },
  {
    route: 'paymentInstructions',
    orderId: 'due-extendable',
    ready: '.page-title',
  },
  { route: 'newLoanConfirm', orderId: 'status-110', ready: '.hero-amount' },
  { route: 'loanConfirm', orderId: 'status-110', ready: '.hero-amount' },
  { route: 'bindBank', orderId: 'status-151', ready: '#item-holder-label' },
  { route: 'jointLoginFail', orderId: 'status-174', ready: '.failure-title' },
  { route: 'landing', orderId: '', ready: '.landing-title', more: { id: 'default' } },
  { route: 'complaint', orderId: 'due-extendable', ready: '.menu-item' },
  {
    route: 'complainPageNext',
    orderId: 'due-extendable',
    ready: '#complaint-form',
    more: { problemType: '2', orderNo: 'due-extendable' },
  },
  { route: 'complaintList', orderId: 'due-extendable', ready: '.complaint-words' },
  {
    route: 'complainDetails',
    orderId: 'due-extendable',
    ready: '.detail-words',
    more: { problemId: '2' },
  },
  { route: 'customerService', orderId: 'due-extendable', ready: '.contact-value' },
  { route: 'officialSite', orderId: '', ready: '.site-lead' },
  { route: 'errorPage', orderId: '', ready: '.page-title' },
];
