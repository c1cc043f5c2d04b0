import type { PageSummary } from '../../../shared/document/page.ts';
import type { Network } from '../network.ts';
import type { Scenario } from '../testPreview.model.ts';

/** The states that most screens have; any other is that of a scenario. */
const MAIN_STATES = ['loading', 'ready', 'empty', 'error', 'signedOut', 'offline'] as const;
type MainState = (typeof MAIN_STATES)[number];

/** A state of a screen, and how to bring it about. */
export interface ScreenState {
  key: string;
  /** Undefined for a scenario that only some screens have. */
  main: MainState | undefined;
  /** The sandbox's order; undefined for the usual one. */
  orderId: string | undefined;
  /** The title of its scenario; `''` without one. */
  title: string;
  network: Network;
}

/** What of a page's definition decides its states. */
type StatefulPage = Pick<PageSummary, 'reads'>;

function stateOf(main: MainState, network: Network = 'works'): ScreenState {
  return { key: main, main, orderId: undefined, title: '', network };
}

function scenarioState({ orderId, title, exampleOf }: Scenario): ScreenState {
  const main = MAIN_STATES.find((name) => name === exampleOf);
  return { key: orderId, main, orderId, title, network: 'works' };
}

/** Whether a page reads something that an order of the scenario answers otherwise. */
function isSeenOn({ reads }: StatefulPage, { calls }: Scenario): boolean {
  return calls.some((end) =>
    reads.some(({ path, anonymous }) => (end === '*' ? !anonymous : path.endsWith(end))),
  );
}

/**
 * The states of a page, from what it reads and what the sandbox can answer to that.
 * @param usual the order of the ready screen. A page that reads nothing is always ready.
 */
export function statesOf(
  page: StatefulPage,
  scenarios: readonly Scenario[],
  usual: string,
): ScreenState[] {
  if (!page.reads.length) return [stateOf('ready')];
  const seen = scenarios.filter((one) => one.orderId !== usual && isSeenOn(page, one));
  return [
    stateOf('loading', 'holds'),
    stateOf('ready'),
    ...seen.map(scenarioState),
    stateOf('offline', 'offline'),
  ].sort((one, other) => rank(one) - rank(other));
}

/** A page with those of its states that are shown. */
export interface PageOfStates {
  page: PageSummary;
  states: readonly ScreenState[];
}

/** What the tester wants to see. */
export interface Choice {
  /** The name of one page; `''` for all. */
  route: string;
  which: 'main' | 'every';
}

/** The chosen pages and states. @param grid every page, as `gridOf` returns it. */
export function chosenOf(grid: readonly PageOfStates[], { route, which }: Choice): PageOfStates[] {
  return grid
    .filter(({ page }) => !route || page.name === route)
    .map(({ page, states }) => ({
      page,
      states: which === 'every' ? states : states.filter(({ main }) => main),
    }));
}

/** Every page for borrowers and visitors with its states. @param usual the order of the ready screens. */
export function gridOf(
  pages: readonly PageSummary[],
  scenarios: readonly Scenario[],
  usual: string,
): PageOfStates[] {
  return pages
    .filter(({ kind }) => kind !== 'tool')
    .map((page) => ({ page, states: statesOf(page, scenarios, usual) }));
}

/** The main states come first, in their order. */
function rank({ main }: ScreenState): number {
  return main ? MAIN_STATES.indexOf(main) : MAIN_STATES.length;
}
