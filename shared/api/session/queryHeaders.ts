/**
 * The extra headers that an address asks for: each query parameter named like one that is allowed, in any
 * case. Values are printable ASCII of at most 256 characters; others are dropped.
 * @param search a query string. @param allowed names in lower case; what is not among them is no header.
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
