import { pages } from '../../pages/pages.ts';
import { screenFacts } from '../screens/facts.ts';
import type { Phone } from './phone.ts';

/** Where the pictures of the last run are, for people to look at. */
export const PICTURES = 'node_modules/.cache/lend-pages/engines';

/** A page to open. */
interface Route {
  route: string;
  query: Record<string, string>;
}

/** Every page of the site. */
export const ROUTES: readonly Route[] = pages.map(({ name }) => ({
  route: name,
  query: screenFacts[name]?.query ?? {},
}));

/** What differs from one visit to the next: the identity, the port and the time. */
const VARYING = [/engines-\d+-\d+-\d+/g, /127\.0\.0\.1:\d+/g, /\d\d:\d\d(:\d\d)?/g];

/** Opens a page, waits until it is complete and takes a picture for an engine. @returns what it says, in lines. */
export async function readRoute(
  phone: Phone,
  { route, query }: Route,
  engine: string,
): Promise<string> {
  await phone.open(route, 'due-extendable', query);
  await phone.ready();
  let said = '';
  await phone.until(`${route} to be calm`, async () => {
    const before = said;
    said = await phone.outline();
    return said === before;
  });
  await phone.screenshot(`${PICTURES}/${engine}/pages/${route}.png`);
  return VARYING.reduce((text, pattern) => text.replace(pattern, '…'), said);
}
