import { pages } from '../../pages/pages.ts';
import { type Page, pathOf } from '../../shared/document/page.ts';
import { queryOf, screenFacts } from '../screens/facts.ts';

/** What tests that run on every screen with one read know of it; nothing of any other page. */
function screenOf({ name, reads = [] }: Page) {
  const [first] = reads;
  const { failed = '', ready = '', standsAlone } = screenFacts[name] ?? {};
  if (!first || standsAlone) return [];
  const sources = [...Object.values(first.parameters), ...(first.requires ?? [])];
  const needsOrder = sources.some(({ from, ...source }) => {
    return from !== 'constant' && !('optional' in source && source.optional);
  });
  return [
    {
      route: name,
      /** The path of its first call. */
      call: first.call.path.split('}').pop() ?? '',
      /** Title of its error state. */
      failed,
      /** A text that only the loaded screen shows. */
      ready,
      /** Parameters of its address besides the order. */
      query: queryOf(name),
      /** Whether an address that says nothing makes no call. */
      needsOrder,
      /** How many calls it makes until it is idle, all sent before React has loaded. */
      calls: reads.length,
    },
  ];
}

/** Every screen with data: failures, size, layout shift and first call are tested on each. */
export const DATA_SCREENS = pages.flatMap(screenOf);

/** Every page but those for testers. */
export const EVERY_PAGE = pages
  .filter(({ kind }) => kind !== 'tool')
  .map((page) => ({
    route: page.name,
    /** Its address below the site. */
    path: pathOf(page),
    query: queryOf(page.name),
    hasScript: !page.staticScreen,
    /** What is known of it if it reads data. */
    data: DATA_SCREENS.find(({ route }) => route === page.name),
  }));

export type SitePage = (typeof EVERY_PAGE)[number];
