import { type PagePaths, pageAt } from '../../shared/document/pagePaths.ts';
import { FIELD_NAMES, type SetUp } from './tester.model.ts';

/** Stands for the session's id in an address that is kept or told. */
const SESSION = '{sessionId}';

/** Changes each parameter of an address, also those of a route in its hash. @param change undefined drops the parameter. */
function eachParameter(
  address: string,
  change: (pair: string, name: string, value: string) => string | undefined,
): string {
  return address.replace(/\?([^?#]*)/g, (_, query: string) => {
    const pairs = query.split('&').flatMap((pair) => {
      const [[name = '', value = ''] = []] = [...new URLSearchParams(pair)];
      return change(pair, name, value) ?? [];
    });
    return pairs.length ? `?${pairs.join('&')}` : '';
  });
}

/** An address with a name in place of each parameter that is this session. Nothing else changes. */
function withoutSessionId(address: string, sessionId: string): string {
  if (!sessionId) return address;
  return eachParameter(address, (pair, _, value) =>
    value === sessionId ? `${pair.split('=')[0]}=${SESSION}` : pair,
  );
}

/** The opposite of `withoutSessionId`. */
export const withSessionId = (place: string, sessionId: string) =>
  place.split(SESSION).join(encodeURIComponent(sessionId));

/** An address that does not mention a session, for a report. @param place from `withoutSessionId`. */
export const toldAddress = (place: string) =>
  eachParameter(place, (pair, _, value) => (value === SESSION ? undefined : pair));

/** The parameters of every page's address that a set-up decides; `''` for one that it leaves out. */
export function parametersOf(setUp: SetUp): Record<string, string> {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, setUp[name]]));
  // Any page may show an amount, or lead to one that does.
  return { ...fields, lang: setUp.language, real: setUp.market === 'in' ? '1' : '0' };
}

/** A place with other parameters; an empty one is taken out. */
function withParameters(place: string, changed: Readonly<Record<string, string>>): string {
  const [address = '', ...hash] = place.split('#');
  const left = new Map(Object.entries(changed));
  const kept = eachParameter(address, (pair, name) => {
    const value = left.get(name);
    if (value === undefined) return pair;
    left.delete(name);
    return value ? `${new URLSearchParams({ [name]: value })}` : undefined;
  });
  const added = `${new URLSearchParams([...left].filter(([, value]) => value))}`;
  const query = added && `${kept.includes('?') ? '&' : '?'}${added}`;
  return [kept + query, ...hash].join('#');
}

/**
 * A set-up after a tester's change. The phone stays at its place, with the changed parameters, unless a page was chosen.
 * Whatever names the order there, such as the order of a complaint, names the new one.
 */
export function changedSetUp<Given extends SetUp>(before: Given, change: Partial<Given>): Given {
  const after = { ...before, ...change };
  if ('place' in change) return after;
  if ('page' in change) return { ...after, place: '' };
  const [old, now] = [parametersOf(before), parametersOf(after)];
  const changed = Object.entries(now).filter(
    ([name, value]) => name !== 'sessionId' && old[name] !== value,
  );
  if (!before.place || !changed.length) return after;
  const renamed = eachParameter(before.place, (pair, name, value) =>
    before.orderId && value === before.orderId
      ? `${new URLSearchParams({ [name]: after.orderId })}`
      : pair,
  );
  return { ...after, place: withParameters(renamed, Object.fromEntries(changed)) };
}

interface Site<Summary> {
  /** The site's base path. */
  base: string;
  pages: readonly Summary[];
}

/** A set-up whose phone has gone to another address of the site: its page, and the fields that the address names. */
export function movedSetUp<Given extends SetUp, Summary extends PagePaths & { name: string }>(
  setUp: Given,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  site: Site<Summary>,
): Given {
  const query = new URLSearchParams(search);
  const named = FIELD_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const moved: Given = { ...setUp, ...Object.fromEntries(named) };
  return {
    ...moved,
    page: pageAt(site, pathname)?.name ?? '',
    place: withoutSessionId(pathname + search + hash, moved.sessionId),
  };
}
