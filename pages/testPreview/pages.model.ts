import { SANDBOX_HEADER } from '../../shared/config/sandboxHeader.ts';
import { exampleOf, type PageSummary } from '../../shared/document/page.ts';
import { isNothing } from '../../shared/lib/nothing.ts';
import { parametersOf } from './place.model.ts';
import type { Scenario } from './sandbox.model.ts';
import { type Network, type SetUp, USUAL_ORDER } from './tester.model.ts';

/** Hashes of the views. On a desktop, `LAUNCH` and `PHONE` are one view. */
export const LAUNCH = '#/launch';
export const PHONE = '#/phone';
export const STATES = '#/states';
export const SHELL_CHECK = '#/shell';

/** The pages that testers open most, in their order. Any other page follows them. */
const FIRST: readonly string[] = [
  ...['newLoanConfirm', 'loanDetail', 'repayment', 'repayDelay', 'bindBank', 'aboutUs'],
  ...['complaint', 'customerService', 'privacyPolicy', 'paymentInstructions', 'repaymentOfCode'],
  ...['repaymentOfCode2', 'cardRepayment', 'complainPageNext', 'complaintList', 'complainDetails'],
];

/** The address of a page by which testers open it. @param base the site's base path. */
export function addressOf(page: PageSummary, setUp: SetUp, base: string): string {
  const common = Object.entries(parametersOf(setUp)).filter(
    ([, value]) => value && !isNothing(value),
  );
  const query = new URLSearchParams({
    ...Object.fromEntries(common),
    ...exampleOf(page, setUp.orderId),
    // A call without identity names the session of the sandbox by a header.
    ...(page.reads.some(({ anonymous }) => anonymous) && { [SANDBOX_HEADER]: setUp.sessionId }),
  });
  const hash = page.kind === 'tool' ? SHELL_CHECK : '';
  return `${base}${page.path}?${query}${hash}`;
}

export interface PreviewLink {
  page: string;
  label: string;
  href: string;
}

/** Links to every page. @param pages those of this build. @param base the site's base path. */
export function previewLinks(
  setUp: SetUp,
  pages: readonly PageSummary[],
  base: string,
): PreviewLink[] {
  const rank = ({ name }: PageSummary) => (FIRST.indexOf(name) + 1 || FIRST.length + 1) - 1;
  const sorted = [...pages].sort((one, other) => rank(one) - rank(other));
  return sorted.map((page) => ({
    page: page.name,
    label: page.label,
    href: addressOf(page, setUp, base),
  }));
}

/** The states that most screens have; any other is that of a scenario. */
const MAIN_STATES = ['loading', 'ready', 'empty', 'error', 'signedOut', 'offline'] as const;
/** A main state, which a scenario of the sandbox may be the example of. */
export type MainState = (typeof MAIN_STATES)[number];

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
      page,
      states: statesOf(page, scenarios).filter(({ main }) => only || main),
    }));
}
