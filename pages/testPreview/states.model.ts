import type { PageSummary } from '../../shared/document/page.ts';
import type { Network } from './network.ts';
import type { Scenario } from './sandbox.model.ts';
import { USUAL_ORDER } from './tester.model.ts';

/** The states that most screens have; any other is that of a scenario. */
const MAIN_STATES = ['loading', 'ready', 'empty', 'error', 'signedOut', 'offline'] as const;
type MainState = (typeof MAIN_STATES)[number];

/** A state of a screen, and how to bring it about. */
export interface ScreenState {
  /** Undefined for a scenario that only some screens have. */
  main: MainState | undefined;
  /** The sandbox's order. */
  orderId: string;
  /** The title of its scenario; `''` without one. */
  title: string;
  network: Network;
}

function stateOf(main: MainState, network: Network = 'works'): ScreenState {
  return { main, orderId: USUAL_ORDER, title: '', network };
}

function scenarioState({ orderId, title, exampleOf }: Scenario): ScreenState {
  const main = MAIN_STATES.find((name) => name === exampleOf);
  return { main, orderId, title, network: 'works' };
}

/** Whether a page reads something that an order of the scenario answers otherwise. */
function isSeenOn({ reads }: Pick<PageSummary, 'reads'>, { calls }: Scenario): boolean {
  return calls.some((end) =>
    reads.some(({ path, anonymous }) => (end === '*' ? !anonymous : path.endsWith(end))),
  );
}

/** The main states come first, in their order. */
function rank({ main }: ScreenState): number {
  return main ? MAIN_STATES.indexOf(main) : MAIN_STATES.length;
}

/**
 * The states of a page, from what it reads and what the sandbox can answer to that: the main ones, then those of other
 * scenarios. A page that reads nothing is always ready.
 */
function statesOf(page: Pick<PageSummary, 'reads'>, scenarios: readonly Scenario[]): ScreenState[] {
  if (!page.reads.length) return [stateOf('ready')];
  const seen = scenarios.filter((one) => one.orderId !== USUAL_ORDER && isSeenOn(page, one));
  const main = [stateOf('loading', 'holds'), stateOf('ready'), stateOf('offline', 'offline')];
  return [...main, ...seen.map(scenarioState)].sort((one, other) => rank(one) - rank(other));
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
