import type { Config, PageConfig } from '../config/readConfig.ts';
import { BASE_PATH, type Fields, type RequestSpec } from './call.ts';
import { commonParametersFrom, queryHeadersFrom } from './session/commonParameters.ts';

/** The address of a call, without its query: host, base path, and the path after segments and aliases. */
export function addressOf(
  path: string,
  config: Pick<PageConfig, 'apiHost'> & Parameters<typeof requestPathOf>[1],
): string {
  return `${config.apiHost}${BASE_PATH}${requestPathOf(path, config)}`;
}

/**
 * Fields as a query string. The document and the client use the same, so that a call has one address whoever sends it.
 * @param fields undefined ones are left out.
 */
export function queryString(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    )
    .join('&');
}

/** The address of a call with its query. */
export function addressWith(address: string, query: Fields): string {
  const search = queryString(query);
  return `${address}${search && `?${search}`}`;
}

/** The request of a call, not yet encoded. */
interface CallRequest<Value> {
  query: Record<string, Value | string>;
  headers: Record<string, string>;
  /** Undefined for a GET. */
  body: Record<string, Value> | undefined;
}

/**
 * The request of a call, the same for the head script, the client and an upload: a POST has its own parameters in the body
 * and the common ones in the query, a GET has all of them in the query.
 * @param own its own parameters. @param search the query string of the page, with the common parameters and headers.
 * @param headerNames those that it may set.
 */
export function requestOf<Value extends string | undefined>(
  { method }: Pick<RequestSpec, 'method'>,
  own: Record<string, Value>,
  search: string,
  headerNames: readonly string[],
): CallRequest<Value> {
  const get = method === 'GET';
  return {
    query: { ...commonParametersFrom(search), ...(get && own) },
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...queryHeadersFrom(search, headerNames) },
    body: get ? undefined : own,
  };
}

/**
 * The path that a call is sent to: the configured segments replace `{country}` and `{service}`, and then an alias may
 * replace the whole path.
 */
export function requestPathOf(
  path: string,
  {
    countrySegment,
    serviceSegment,
    pathAliases,
  }: Pick<Config, 'countrySegment' | 'serviceSegment' | 'pathAliases'>,
): string {
  const real = path.replace('{country}', countrySegment).replace('{service}', serviceSegment);
  return pathAliases[real] ?? real;
}
