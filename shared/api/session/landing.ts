/** The query parameters of the landing page (spec 2.8). */
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

export type LandingParameters = Partial<Record<(typeof LANDING_NAMES)[number], string>>;

/** The landing parameters of a query as they stand there, byte for byte and in their order (ux-checklist 2). */
export function forwardedFrom(query: string): string {
  const names: readonly string[] = LANDING_NAMES;
  const pairs = query.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => names.includes(pair.split('=', 1)[0] ?? '')).join('&');
}

/** The same parameters read; of one that stands there twice the first counts. */
export function landingParametersFrom(query: string): LandingParameters {
  const given = Array.from(new URLSearchParams(forwardedFrom(query)));
  return Object.fromEntries(given.reverse());
}

function queryOfHash(): string {
  const { hash } = location;
  const start = hash.indexOf('?');
  return start < 0 ? '' : hash.slice(start);
}

/**
 * What this page hands on to its hash routes: the landing parameters of its address, unchanged. A
 * shared link to a hash route may carry them only there. '' in the prerendered first state.
 */
export function forwardedQuery(): string {
  if (typeof document === 'undefined') return '';
  return forwardedFrom(location.search) || forwardedFrom(queryOfHash());
}

/** The landing parameters of this page, read. */
export function landingParameters(): LandingParameters {
  return landingParametersFrom(forwardedQuery());
}
