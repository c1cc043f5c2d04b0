import { type Problem, refused } from './problems.ts';
import { ALL_SETTINGS, type Values, variableOf } from './settings.ts';

/** The path that a site is served under, such as `/lend/`. */
const BASE_PATH = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;
const EXPECTED = 'a path with a slash at both ends such as /lend/';

/** The settings that may be a path of the site. */
const SITE_PATHS = ALL_SETTINGS.filter(({ isSitePath }) => isSitePath).map(({ name }) => name);

/** The problems that only a build with its base path has; one is a path of the site that begins with it already. */
export function basePathProblems(base: string, values: Values): Problem[] {
  if (!BASE_PATH.test(base)) return [refused('--base', base, EXPECTED)];
  if (base === '/') return [];
  const expected = `a path without the base ${base}, which the build puts before it`;
  return SITE_PATHS.filter((name) => `${values[name]}`.startsWith(base)).map((name) =>
    refused(variableOf(name), values[name], expected),
  );
}

/** The values of a build below its base path: its own paths, and its address. */
export function belowBase(base: string, values: Values): Values {
  const below = (path: string) => (path.startsWith('/') ? base + path.slice(1) : path);
  const paths = SITE_PATHS.map((name) => [name, below(`${values[name]}`)]);
  const { siteUrl } = values;
  return {
    ...values,
    ...(Object.fromEntries(paths) as Partial<Values>),
    siteUrl: siteUrl && siteUrl + base.slice(0, -1),
  };
}
