import { benchmarkIndex, CHEAPEST_PHONE } from '../benchmarkIndex.ts';
import { screenFacts } from '../screens/facts.ts';

/** A phone and its network, as emulated in Chromium. */
export interface Profile {
  name: string;
  /** Bytes a second. */
  bandwidth: number;
  latencyMs: number;
  /** How many times slower than this machine. */
  cpu: number;
}

const SLOW = { bandwidth: 400_000 / 8, latencyMs: 400 };
const FASTER = { bandwidth: 1_600_000 / 8, latencyMs: 150 };

/** How many times slower than this machine the cheapest phones are. The best of three: other work only slows it down. */
function cheapestCpu(): number {
  const index = Math.max(benchmarkIndex(), benchmarkIndex(), benchmarkIndex());
  console.log(`benchmark index ${index}: cheap is ${(index / CHEAPEST_PHONE).toFixed(1)}x slower`);
  return Math.max(1, index / CHEAPEST_PHONE);
}

/** The phones to measure with: all, or those whose name begins with `PHONE`. */
export function profiles(): Profile[] {
  const cpu = cheapestCpu();
  const all = [
    { name: 'slow', ...SLOW, cpu: 6 },
    { name: 'middle', ...FASTER, cpu: 4 },
    { name: 'cheap', ...FASTER, cpu },
    { name: 'cheap-slow', ...SLOW, cpu },
  ];
  return all.filter(({ name }) => name.startsWith(process.env.PHONE ?? ''));
}

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
  /** What its address says besides the order. */
  query?: Record<string, string> | undefined;
  ready: string;
  control?: Control | undefined;
  hasScript: boolean;
}

/** The legal page that is measured. It has no script. */
export const LEGAL = 'loanAgreement';

/** The text by which the content of each page is ready. */
const READY: Readonly<Record<string, string>> = {
  loanDetail: '.status-title',
  repayment: '.hero-amount',
  repayDelay: '.hero-amount',
  cardRepayment: '.bank-card',
  repaymentOfCode: '.code-amount',
  repaymentOfCode2: '.code-value',
  paymentInstructions: '.page-title',
  newLoanConfirm: '.hero-amount',
  loanConfirm: '.hero-amount',
  bindBank: '#item-holder-label',
  jointLoginFail: '.failure-title',
  landing: '.landing-title',
  complaint: '.menu-item',
  complainPageNext: '#complaint-form',
  complaintList: '.complaint-words',
  complainDetails: '.detail-words',
  customerService: '.contact-value',
  officialSite: '.site-lead',
  errorPage: 'h1',
  [LEGAL]: '#law',
};

/** Those that need another order than one that is due. */
const ORDERS: Readonly<Record<string, string>> = {
  newLoanConfirm: 'status-110',
  loanConfirm: 'status-110',
  bindBank: 'status-151',
  jointLoginFail: 'status-174',
};

const CONTROLS: Readonly<Record<string, Control>> = {
  repayment: PAYMENT_METHOD,
  repayDelay: PAYMENT_METHOD,
  complaint: { tap: '.card button.button-quiet', answer: 'dialog[open] input[type=radio]' },
  complaintList: {
    tap: '[role=tab]:nth-of-type(2)',
    answer: '[role=tab]:nth-of-type(2)[aria-selected=true]',
  },
};

export const TARGETS: readonly Target[] = Object.entries(READY).map(([route, ready]) => ({
  route,
  orderId: ORDERS[route] ?? 'due-extendable',
  query: screenFacts[route]?.query,
  ready,
  control: CONTROLS[route],
  hasScript: route !== LEGAL,
}));
