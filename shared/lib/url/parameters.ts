/**
 * Adds parameters to an address. The rest of it, including the hash, stays byte for byte, because an
 * address may be signed.
 * @param missing added unless the address has that name already. @param set added in any case;
 * replaces the value that the address has under that name.
 */
export function withParameters(
  address: string,
  missing: Readonly<Record<string, string>>,
  set: Readonly<Record<string, string>> = {},
): string {
  const wanted = new Map(Object.entries(set));
  const names = new Set<string>();
  const written = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
  return address.replace(
    /^([^?#]*)(\??)([^#]*)/,
    (_, path: string, mark: string, query: string) => {
      const pairs = (query ? query.split('&') : []).flatMap((pair) => {
        const [name = ''] = new URLSearchParams(pair).keys();
        const value = wanted.get(name);
        const again = names.has(name);
        names.add(name);
        if (value === undefined) return pair;
        return again ? [] : written(name, value);
      });
      for (const [name, value] of Object.entries({ ...missing, ...set })) {
        if (!names.has(name)) pairs.push(written(name, value));
      }
      return `${path}${pairs.length ? '?' : mark}${pairs.join('&')}`;
    },
  );
}
