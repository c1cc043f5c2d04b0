/**
 * The extra headers that an address asks for: each query parameter whose name, in any case, is an
 * allowed header. Values are printable ASCII of at most 256 characters; others are dropped.
 * @param search a query string. @param allowed header names in lower case.
 */
export function queryHeadersFrom(
  search: string,
  allowed: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = {};
  new URLSearchParams(search).forEach((value, key) => {
    const name = key.toLowerCase();
    if (allowed.includes(name) && /^[\x20-\x7e]{1,256}$/.test(value)) headers[name] = value;
  });
  return headers;
}
