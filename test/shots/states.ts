import { pages } from '../../pages/pages.ts';
import { DATA_SCREENS } from '../browser/screens.ts';
import { SCENARIOS } from '../sandbox/scenarios.ts';
import { screenFacts } from '../screens/facts.ts';

/** How the network answers the page's calls. */
export type Network = 'works' | 'holds' | 'offline';

/** A state of a page that is worth a look. */
export interface ScreenState {
  name: string;
  orderId: string;
  network: Network;
}

/** A page with its states. */
export interface ShownPage {
  route: string;
  query: Readonly<Record<string, string>>;
  /** Whether it is made for a desktop as well. */
  isWide: boolean;
  states: readonly ScreenState[];
}

const stateOf = (name: string, orderId = 'due-extendable', network: Network = 'works') => ({
  name,
  orderId,
  network,
});

const READING = [
  stateOf('loading', undefined, 'holds'),
  stateOf('ready'),
  stateOf('little data', 'null-lists'),
  stateOf('error', 'server-error'),
  stateOf('offline', undefined, 'offline'),
];

/** The order in each of its statuses. */
const STATUSES = SCENARIOS.flatMap(({ orderId }) =>
  orderId.startsWith('status-') ? [stateOf(orderId, orderId)] : [],
);

function statesOf(name: string): readonly ScreenState[] {
  if (!DATA_SCREENS.some(({ route }) => route === name)) return [stateOf('ready')];
  return name === 'loanDetail' ? [...READING, ...STATUSES] : READING;
}

/** Every page of the site with its states. */
export const SHOWN_PAGES: readonly ShownPage[] = pages.map(({ name, kind }) => ({
  route: name,
  query: screenFacts[name]?.query ?? {},
  isWide: kind !== 'borrower',
  states: statesOf(name),
}));
