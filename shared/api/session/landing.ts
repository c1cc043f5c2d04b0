import { randomKey } from '../../lib/keys.ts';
import { isNothing } from '../../lib/nothing.ts';
import { sessionStore } from '../../lib/storage.ts';
import { queryOfHash } from './commonParameters.ts';
import { commonParameters } from './session.ts';

/** The query parameters of the landing page. */
export const LANDING_NAMES = [
  'id',
  'user_from',
  'app_from',
  'utm_tag',
  'links_id',
  'down_id',
  'invite_code',
  'UC',
] as const;

export type LandingName = (typeof LANDING_NAMES)[number];
export type LandingParameters = Partial<Record<LandingName, string>>;

/** The decoded value of a raw pair of a query; '' without one. */
const valueIn = (pair: string) => [...new URLSearchParams(pair).values()][0] ?? '';

/**
 * The landing parameters of a query, byte for byte and in order, so that tracking values arrive unchanged. A word for
 * nothing is no value.
 */
function forwardedFrom(query: string): string {
  const names: readonly string[] = LANDING_NAMES;
  const pairs = query.replace(/^\?/, '').split('&');
  return pairs
    .filter((pair) => names.includes(pair.split('=', 1)[0] ?? '') && !isNothing(valueIn(pair)))
    .join('&');
}

/** The same parameters, decoded. If a name occurs twice, the first value counts. */
function landingParametersFrom(query: string): LandingParameters {
  const given = Array.from(new URLSearchParams(forwardedFrom(query)));
  return Object.fromEntries(given.reverse());
}

/**
 * The landing parameters that this page passes to its hash routes, unchanged. A shared link to a hash
 * route may carry them, or some of them, only after the hash. '' while prerendering.
 */
export function forwardedQuery(): string {
  if (typeof document === 'undefined') return '';
  const given = forwardedFrom(location.search);
  const known = new URLSearchParams(given);
  const behind = forwardedFrom(queryOfHash(location.hash)).split('&');
  const more = behind.filter((pair) => pair && !known.has(pair.split('=', 1)[0] ?? ''));
  return [given, ...more].filter(Boolean).join('&');
}

/** The address of this page without its promotion, with everything else that it has, also behind the hash. */
export function addressWithoutPromotion(): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of new URLSearchParams(forwardedQuery()))
    if (!query.has(name)) query.append(name, value);
  query.delete('id');
  return `?${query}`;
}

/** The landing parameters of this page, decoded. */
export function landingParameters(): LandingParameters {
  return landingParametersFrom(forwardedQuery());
}

/**
 * The device id that the registration calls send: the one in the address, or else a random one for
 * this tab, from which no visitor can be recognized.
 */
export function visitorDeviceId(): string {
  const known = commonParameters().deviceId ?? sessionStore.read('visitorId');
  if (known) return known;
  const made = randomKey();
  sessionStore.write('visitorId', made);
  return made;
}
