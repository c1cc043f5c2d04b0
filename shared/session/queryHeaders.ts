const FORBIDDEN = /^x-(forwarded-|real-ip$|original-|http-method|requested-with$)/;

/**
 * The extra headers that an address asks for: each query parameter named `x-...` (spec 7.1,
 * decisions 2). Values are printable ASCII of at most 256 characters; others are dropped.
 * @param search a query string. @param allowed narrows the names; empty means any permitted one.
 */
export function queryHeadersFrom(
  search: string,
  allowed: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = {};
  new URLSearchParams(search).forEach((value, key) => {
    const name = key.toLowerCase();
    const named = /^x-[a-z0-9-]{1,60}$/.test(name) && !FORBIDDEN.test(name);
    if (
      named &&
      (!allowed.length || allowed.includes(name)) &&
      /^[\x20-\x7e]{1,256}$/.test(value)
    ) {
      headers[name] = value;
    }
  });
  return headers;
}
