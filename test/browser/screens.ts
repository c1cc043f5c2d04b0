import { pages } from '../../pages/pages.ts';
import { type Page, pathOf } from '../../shared/document/page.ts';
import { screenFacts } from '../screens/facts.ts';

/** A screen with one read, for tests that run on every such screen. */
export interface DataScreen {
  route: string;
  /** The path of its first call. */
  call: string;
  /** Title of its error state. */
  failed: string;
  /** A text that only the loaded screen shows. */
  ready: string;
  /** Parameters of its address besides the order. */
  query?: Record<string, string>;
  /** Whether an address that says nothing makes no call. */
  needsOrder: boolean;
  /** How many calls it makes until it is idle, all sent before React has loaded. */
  calls: number;
}

function screenOf({ name, reads = [] }: Page): DataScreen[] {
  const [first] = reads;
  const { failed = '', ready = '', query, standsAlone } = screenFacts[name] ?? {};
  if (!first || standsAlone) return [];
  const sources = [...Object.values(first.parameters), ...(first.requires ?? [])];
  const needsOrder = sources.some(({ from, ...source }) => {
    return from !== 'constant' && !('optional' in source && source.optional);
  });
  return [
    {
      route: name,
      call: first.call.path.split('}').pop() ?? '',
      failed,
      ready,
      ...(query && { query }),
      needsOrder,
      calls: reads.length,
    },
  ];
}

/** Every screen with data: failures, size, layout shift and first call are tested on each. */
export const DATA_SCREENS: readonly DataScreen[] = pages.flatMap(screenOf);

/** A page for borrowers or visitors. */
export interface SitePage {
  route: string;
  /** Its address below the site. */
  path: string;
  query: Record<string, string>;
  hasScript: boolean;
  /** What is known of it if it reads data. */
  data: DataScreen | undefined;
}

/** Every page but those for testers. */
export const EVERY_PAGE: readonly SitePage[] = pages
  .filter(({ kind }) => kind !== 'tool')
  .map((page) => ({
    route: page.name,
    path: pathOf(page),
    query: screenFacts[page.name]?.query ?? {},
    hasScript: page.script !== false,
    data: DATA_SCREENS.find(({ route }) => route === page.name),
  }));
