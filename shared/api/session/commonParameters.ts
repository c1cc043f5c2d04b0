import { isNothing } from '../../lib/nothing.ts';
import { decodedHash } from '../../lib/url/decodedHash.ts';

const MIRRORED = ['productId', 'product_id'] as const;

/** The parameters of every call, and of every link to another page of the site. */
export const COMMON_NAMES = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'adId',
  ...MIRRORED,
  'orderId',
  'clientType',
] as const;

/** Parameters of links that only pages read. */
const PAGE_NAMES = ['lang', 'real'] as const;

/** The ids in addresses of single pages. */
const ID_NAMES = ['orderNo', 'problemId'] as const;

/** Parameters whose values contain no question mark. */
const PLAIN_NAMES: readonly string[] = [...COMMON_NAMES, ...PAGE_NAMES, ...ID_NAMES];

export type CommonName = (typeof COMMON_NAMES)[number];
export type CommonParameters = Partial<Record<CommonName, string>>;

/** The query of a route in the hash, such as `#/downloadTemplate?id=7`; '' without one. */
export const queryOfHash = (hash: string) => decodedHash(hash).replace(/^[^?]*\??/, '');

/**
 * A parameter of an address. Partners append a query of their own to the whole address (`orderId=LN-1?status=paid`): it is
 * cut off where the value cannot contain a question mark, so never from addresses, pay codes and tracking values.
 * @returns the first that is not a word for nothing (`orderId=undefined`); null if there is none.
 */
export function parameterOf(query: URLSearchParams, name: string): string | null {
  const isPlain = PLAIN_NAMES.includes(name);
  const values = query.getAll(name).map((value) => (isPlain ? value.replace(/\?.*$/s, '') : value));
  return values.find((value) => !isNothing(value)) ?? null;
}

/**
 * Reads the common parameters of an address. Missing or empty ones are left out; `productId` and
 * `product_id` are the same thing, so each is filled from the other.
 * @param search a query string such as `?orderId=1`.
 */
export function commonParametersFrom(search: string): CommonParameters {
  const query = new URLSearchParams(search);
  const found: CommonParameters = {};
  for (const name of COMMON_NAMES) {
    const value = parameterOf(query, name);
    if (value && (name !== 'clientType' || /^(ios|android|h5)$/.test(value))) found[name] = value;
  }
  // `productId` wins over a `product_id` that differs.
  const product = found.productId || found.product_id;
  if (product) {
    for (const name of MIRRORED) found[name] = product;
  }
  return found;
}

/**
 * The parameters to add to an address. If it names a product of its own, in either spelling,
 * ours is left out in both. @param target the query string of that address.
 */
export function withoutNamedProduct(
  carried: Readonly<Record<string, string>>,
  target: string,
): Record<string, string> {
  const missing = { ...carried };
  if (commonParametersFrom(target).productId) {
    for (const name of MIRRORED) delete missing[name];
  }
  return missing;
}

/**
 * The extra headers that an address asks for: each query parameter whose name, in any case, is an
 * allowed header. Values are printable ASCII of at most 256 characters; others are dropped, and words for nothing.
 * @param search a query string. @param allowed header names in lower case.
 */
export function queryHeadersFrom(
  search: string,
  allowed: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = {};
  new URLSearchParams(search).forEach((value, key) => {
    const name = key.toLowerCase();
    const isValue = /^[\x20-\x7e]{1,256}$/.test(value) && !isNothing(value);
    if (allowed.includes(name) && isValue) headers[name] = value;
  });
  return headers;
}

/**
 * The names of the headers that an address asks for in vain: not allowed, or with a value that none may have.
 * @param search a query string. @param allowed as in `queryHeadersFrom`.
 */
export function droppedHeadersFrom(search: string, allowed: readonly string[]): string[] {
  const sent = queryHeadersFrom(search, allowed);
  const asked = Array.from(new URLSearchParams(search), ([key]) => key.toLowerCase());
  const headers = asked.filter((name) => /^x-[\w.-]+$/.test(name) && !(name in sent));
  return Array.from(new Set(headers));
}

/**
 * The parameters of a link to another page: the common ones, the language and the currency, and the extra headers, which
 * the calls of that page need as well. @param search a query string. @param headerNames as in `queryHeadersFrom`.
 */
export function linkParametersFrom(
  search: string,
  headerNames: readonly string[],
): Record<string, string> {
  const query = new URLSearchParams(search);
  const lang = parameterOf(query, 'lang');
  const real = parameterOf(query, 'real');
  return {
    ...commonParametersFrom(search),
    ...(lang && { lang }),
    ...(real && { real }),
    ...queryHeadersFrom(search, headerNames),
  };
}
