import { loadModule } from '../../shared/build/pages.ts';
import { benchmarkIndex, CHEAPEST_PHONE } from '../benchmarkIndex.ts';

/** A phone and its network, as emulated in Chromium. */
export type Profile = ReturnType<typeof profiles>[number];

/** Bytes a second. */
const SLOW = { bandwidth: 400_000 / 8, latencyMs: 400 };
const FASTER = { bandwidth: 1_600_000 / 8, latencyMs: 150 };

/** How many times slower than this machine the cheapest phones are. The best of three: other work only slows it down. */
function cheapestCpu(): number {
  const index = Math.max(benchmarkIndex(), benchmarkIndex(), benchmarkIndex());
  console.log(`benchmark index ${index}: cheap is ${(index / CHEAPEST_PHONE).toFixed(1)}x slower`);
  return Math.max(1, index / CHEAPEST_PHONE);
}

/** The phones to measure with: all, or those whose name begins with `PHONE`. `cpu`: how many times slower than this machine. */
export function profiles() {
  const cpu = cheapestCpu();
  const all = [
    { name: 'slow', ...SLOW, cpu: 6 },
    { name: 'middle', ...FASTER, cpu: 4 },
    { name: 'cheap', ...FASTER, cpu },
    { name: 'cheap-slow', ...SLOW, cpu },
  ];
  return all.filter(({ name }) => name.startsWith(process.env.PHONE ?? ''));
}

/** A page to measure: its address, and the text that means "content ready". */
export interface Target {
  route: string;
  orderId: string;
  /** What its address says besides the order. */
  query?: Record<string, string> | undefined;
  ready: string;
  /** A control that a borrower is likely to tap first, and what its answer is, by selectors. */
  control?: { tap: string; answer: string };
  hasScript: boolean;
}

/** The list of ways to pay. */
const control = { tap: '[data-tap=paymentMethod]', answer: 'dialog[open] input[type=radio]' };

/** What is known of each page, by its route. Most are measured with an order that is due. */
const PAGES: Readonly<Record<string, Pick<Target, 'ready'> & Partial<Target>>> = {
  loanDetail: { ready: '.status-title' },
  repayment: { ready: '.main-amount', control },
  repayDelay: { ready: '.main-amount', control },
  cardRepayment: { ready: '.bank-card' },
  repaymentOfCode: { ready: '.main-amount' },
  repaymentOfCode2: { ready: '.code-value' },
  paymentInstructions: { ready: '.page-title' },
  newLoanConfirm: { ready: '.main-amount', orderId: 'status-110' },
  loanConfirm: { ready: '.main-amount', orderId: 'status-110' },
  bindBank: { ready: '#item-holder-label', orderId: 'status-151' },
  jointLoginFail: { ready: '.failure-title', orderId: 'status-174' },
  landing: { ready: '.landing-title' },
  complaint: { ready: '.menu-item', control: { ...control, tap: '.card button.button-quiet' } },
  complainPageNext: { ready: '#complaint-form' },
  complaintList: {
    ready: '.complaint-words',
    control: {
      tap: '[role=tab]:nth-of-type(2)',
      answer: '[role=tab]:nth-of-type(2)[aria-selected=true]',
    },
  },
  complainDetails: { ready: '.detail-words' },
  customerService: { ready: '.contact-value' },
  officialSite: { ready: '.site-lead' },
  errorPage: { ready: 'h1' },
  loanAgreement: { ready: '#law', hasScript: false },
};

// Its pages are found by Vite.
const { queryOf } =
  await loadModule<typeof import('../screens/facts.ts')>('./test/screens/facts.ts');

export const TARGETS: readonly Target[] = Object.entries(PAGES).map(([route, page]) => ({
  route,
  orderId: 'due-extendable',
  query: queryOf(route),
  hasScript: true,
  ...page,
}));
