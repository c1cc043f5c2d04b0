import type { PageSummary } from '../../shared/document/page.ts';
import type { Scenario } from './sandbox.model.ts';
import { FIELD_NAMES, type Network, type SetUp, USUAL_ORDER } from './tester.model.ts';

/** Hashes of the views. On a desktop, `LAUNCH` and `PHONE` are one view. */
export const LAUNCH = '#/launch';
export const PHONE = '#/phone';
export const STATES = '#/states';
export const SHELL_CHECK = '#/shell';

/** The page at the site's root. */
const ROOT_PAGE = 'officialSite';

/** The pages that testers open most, in their order and by the names that they know. Any other page follows them. */
const LABELS: Readonly<Record<string, string>> = {
  newLoanConfirm: 'Confirm loan',
  loanDetail: 'Loan detail',
  repayment: 'Repay',
  repayDelay: 'Extension',
  bindBank: 'Bind bank',
  aboutUs: 'About us',
  complaint: 'Complaint',
  customerService: 'Customer service',
  privacyPolicy: 'Privacy policy',
  paymentInstructions: 'Repayment instructions',
  repaymentOfCode: 'Repayment code',
  repaymentOfCode2: 'Repayment code 2',
  cardRepayment: 'Older repayment',
  complainPageNext: 'Complaint form',
  complaintList: 'My complaints',
  complainDetails: 'Complaint details',
  jointLoginFail: 'Joint login failure',
  landing: 'Registration',
  loanAgreement: 'Loan terms',
  loanConfirm: 'Older confirm loan',
  [ROOT_PAGE]: 'Official site',
  errorPage: 'Error page',
  testPreview: 'Shell check',
};

/** The query parameters that a page takes besides the common ones. */
function ownParameters(page: string, { orderId }: SetUp): Record<string, string> {
  if (page === 'repaymentOfCode') {
    return { showType: '1', payCode: '801234567890', repayAmount: '345000' };
  }
  if (page === 'complainPageNext') return { problemType: '2', orderNo: orderId };
  if (page === 'complainDetails') return { problemId: '3' };
  if (page === 'cardRepayment') return { amount: '345000', userId: 'borrower-1' };
  if (page === 'landing') return { id: 'default', user_from: 'preview' };
  return {};
}

/** The address of a page on this site. @param base the site's base path. */
export function addressOf(page: string, setUp: SetUp, base: string): string {
  const query = new URLSearchParams();
  for (const name of FIELD_NAMES) if (setUp[name]) query.set(name, setUp[name]);
  if (setUp.language) query.set('lang', setUp.language);
  // Any page may show an amount, or lead to one that does.
  query.set('real', setUp.market === 'in' ? '1' : '0');
  for (const [name, value] of Object.entries(ownParameters(page, setUp))) query.set(name, value);
  const hash = page === 'testPreview' ? SHELL_CHECK : '';
  return `${base}${page === ROOT_PAGE ? '' : page}?${query}${hash}`;
}

export interface PreviewLink {
  page: string;
  label: string;
  href: string;
}

/** Links to every page. @param pages names of the pages of this build. @param base the site's base path. */
export function previewLinks(setUp: SetUp, pages: readonly string[], base: string): PreviewLink[] {
  const known = Object.keys(LABELS).filter((page) => pages.includes(page));
  return [...new Set([...known, ...pages])].map((page) => ({
    page,
    label: LABELS[page] ?? page,
    href: addressOf(page, setUp, base),
  }));
}

/** The states that most screens have; any other is that of a scenario. */
const MAIN_STATES = ['loading', 'ready', 'empty', 'error', 'signedOut', 'offline'] as const;
type MainState = (typeof MAIN_STATES)[number];

/** A state of a screen, and how to bring it about. */
export interface ScreenState {
  /** Undefined for a scenario that only some screens have. */
  main: MainState | undefined;
  /** The sandbox's order, and the title of its scenario; `''` without one. */
  orderId: string;
  title: string;
  network: Network;
}

/** A main state that the order of a first visit shows. */
const stateOf = (main: MainState, network: Network = 'works'): ScreenState => ({
  main,
  orderId: USUAL_ORDER,
  title: '',
  network,
});

/** Whether a page reads something that an order of the scenario answers otherwise. */
function isSeenOn({ reads }: Pick<PageSummary, 'reads'>, { calls }: Scenario): boolean {
  return calls.some((end) =>
    reads.some(({ path, anonymous }) => (end === '*' ? !anonymous : path.endsWith(end))),
  );
}

/**
 * The states of a page, from what it reads and what the sandbox can answer to that: the main ones in their order, then
 * those of other scenarios. A page that reads nothing is always ready.
 */
function statesOf(page: Pick<PageSummary, 'reads'>, scenarios: readonly Scenario[]): ScreenState[] {
  if (!page.reads.length) return [stateOf('ready')];
  const seen = scenarios
    .filter((one) => one.orderId !== USUAL_ORDER && isSeenOn(page, one))
    .map(({ orderId, title, exampleOf }): ScreenState => {
      const main = MAIN_STATES.find((name) => name === exampleOf);
      return { main, orderId, title, network: 'works' };
    });
  const all = [
    stateOf('loading', 'holds'),
    stateOf('ready'),
    stateOf('offline', 'offline'),
    ...seen,
  ];
  return [...MAIN_STATES, undefined].flatMap((name) => all.filter(({ main }) => main === name));
}

/** Every page for borrowers and visitors in its main states, or one page in every state. @param only its name, or `''`. */
export function gridOf(
  pages: readonly PageSummary[],
  scenarios: readonly Scenario[],
  only: string,
) {
  return pages
    .filter(({ name, kind }) => (only ? name === only : kind !== 'tool'))
    .map((page) => ({
      name: page.name,
      states: statesOf(page, scenarios).filter(({ main }) => only || main),
    }));
}
