import { isNothing } from '../nothing.ts';

/**
 * The rest of the address, including the hash, stays byte for byte, because it may be signed.
 * @param missing added unless the address has a value under that name. @param set replaces the value under that name.
 */
export function withParameters(
  address: string,
  missing: Readonly<Record<string, string>>,
  set: Readonly<Record<string, string>> = {},
): string {
  const names = new Set<string>();
  const written = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
  return address.replace(
    /^([^?#]*)(\??)([^#]*)/,
    (_, path: string, mark: string, query: string) => {
      const given = new URLSearchParams(query);
      const isMissing = ([name]: [string, string]) => given.getAll(name).every(isNothing);
      const added = [...Object.entries(missing).filter(isMissing), ...Object.entries(set)];
      const wanted = new Map(added);
      const pairs = (query ? query.split('&') : []).flatMap((pair) => {
        const [name = ''] = new URLSearchParams(pair).keys();
        const value = wanted.get(name);
        const again = names.has(name);
        names.add(name);
        if (value === undefined) return pair;
        return again ? [] : written(name, value);
      });
      for (const [name, value] of wanted) {
        if (!names.has(name)) pairs.push(written(name, value));
      }
      return `${path}${pairs.length ? '?' : mark}${pairs.join('&')}`;
    },
  );
}
