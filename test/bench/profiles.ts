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

/** A control that a borrower is likely to tap first, and what its answer is, by selectors. */
export interface Control {
  tap: string;
  answer: string;
}

/** The list of ways to pay. */
const PAYMENT_METHOD: Control = {
  tap: '[data-tap=paymentMethod]',
  answer: 'dialog[open] input[type=radio]',
};

/** A page to measure: its address, and the text that means "content ready". */
export interface Target {
  route: string;
  orderId: string;
  ready: string;
  more?: Record<string, string>;
  control?: Control;
}

export const TARGETS: readonly Target[] = [
  { route: 'loanDetail', orderId: 'due-extendable', ready: '.status-title' },
  {
    route: 'repayment',
    orderId: 'due-extendable',
    ready: '.hero-amount',
    control: PAYMENT_METHOD,
  },
  {
    route: 'repayDelay',
    orderId: 'due-extendable',
    ready: '.hero-amount',
    control: PAYMENT_METHOD,
  },
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
  {
    route: 'complaint',
    orderId: 'due-extendable',
    ready: '.menu-item',
    control: { tap: '.card button.button-quiet', answer: 'dialog[open] input[type=radio]' },
  },
  {
    route: 'complainPageNext',
    orderId: 'due-extendable',
    ready: '#complaint-form',
    more: { problemType: '2', orderNo: 'due-extendable' },
  },
  {
    route: 'complaintList',
    orderId: 'due-extendable',
    ready: '.complaint-words',
    control: {
      tap: '[role=tab]:nth-of-type(2)',
      answer: '[role=tab]:nth-of-type(2)[aria-selected=true]',
    },
  },
  {
    route: 'complainDetails',
    orderId: 'due-extendable',
    ready: '.detail-words',
    more: { problemId: '2' },
  },
  { route: 'customerService', orderId: 'due-extendable', ready: '.contact-value' },
  { route: 'officialSite', orderId: '', ready: '.site-lead' },
  { route: 'errorPage', orderId: '', ready: 'h1' },
];
