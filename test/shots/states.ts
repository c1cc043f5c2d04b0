import { pages } from '../../pages/pages.ts';
import type { Page } from '../../shared/document/page.ts';
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

const READY: ScreenState = { name: 'ready', orderId: 'due-extendable', network: 'works' };

const READING: readonly ScreenState[] = [
  { name: 'loading', orderId: 'due-extendable', network: 'holds' },
  READY,
  { name: 'little data', orderId: 'null-lists', network: 'works' },
  { name: 'error', orderId: 'server-error', network: 'works' },
  { name: 'offline', orderId: 'due-extendable', network: 'offline' },
];

/** The order in each of its statuses. */
const STATUSES = SCENARIOS.filter(({ orderId }) => orderId.startsWith('status-')).map(
  ({ orderId }): ScreenState => ({ name: orderId, orderId, network: 'works' }),
);

function statesOf({ name }: Page): readonly ScreenState[] {
  if (!DATA_SCREENS.some(({ route }) => route === name)) return [READY];
  return name === 'loanDetail' ? [...READING, ...STATUSES] : READING;
}

/** Every page of the site with its states. */
export const SHOWN_PAGES: readonly ShownPage[] = pages.map((page) => ({
  route: page.name,
  query: screenFacts[page.name]?.query ?? {},
  isWide: page.kind !== 'borrower',
  states: statesOf(page),
}));
