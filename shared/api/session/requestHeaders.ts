import { queryHeadersFrom } from './queryHeaders.ts';

/** The `x-` headers that the current address asks for. @param allowed their names. */
export function queryHeaders(allowed: readonly string[]): Record<string, string> {
  return queryHeadersFrom(location.search, allowed);
}
