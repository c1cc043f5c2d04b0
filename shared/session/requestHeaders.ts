import { queryHeadersFrom } from './queryHeaders.ts';

/** The `x-` headers that the current address asks for. @param allowed configured names, or none. */
export function queryHeaders(allowed: readonly string[]): Record<string, string> {
  return queryHeadersFrom(location.search, allowed);
}
