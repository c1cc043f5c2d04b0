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

export type CommonName = (typeof COMMON_NAMES)[number];
export type CommonParameters = Partial<Record<CommonName, string>>;

/**
 * Reads the common parameters of an address. Missing or empty ones are left out; `productId` and
 * `product_id` are the same thing, so each is filled from the other.
 * @param search a query string such as `?orderId=1`.
 */
export function commonParametersFrom(search: string): CommonParameters {
  const query = new URLSearchParams(search);
  const found: CommonParameters = {};
  for (const name of COMMON_NAMES) {
    const value = query.get(name);
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
 * The common parameters to add to an address. If it names a product of its own, in either spelling,
 * ours is left out in both. @param target the query string of that address.
 */
export function withoutNamedProduct(common: CommonParameters, target: string): CommonParameters {
  const missing = { ...common };
  if (commonParametersFrom(target).productId) {
    for (const name of MIRRORED) delete missing[name];
  }
  return missing;
}

/** Parameters that only pages read: links carry them, calls do not. */
type PageParameters = Partial<Record<'lang' | 'real', string>>;

/** What a link to another of our pages carries: the common parameters, the language and the currency. @param search a query string. */
export function linkParametersFrom(search: string): CommonParameters & PageParameters {
  const query = new URLSearchParams(search);
  const lang = query.get('lang');
  const real = query.get('real');
  return { ...commonParametersFrom(search), ...(lang && { lang }), ...(real && { real }) };
}
