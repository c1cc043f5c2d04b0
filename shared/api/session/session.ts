import {
  type CommonParameters,
  commonParametersFrom,
  linkParametersFrom,
} from './commonParameters.ts';

/** The query string of the current address; '' while prerendering. */
export function currentSearch(): string {
  return typeof document === 'undefined' ? '' : location.search;
}

/**
 * The common parameters of the current address, read at each call because the address can change;
 * none while prerendering, where there is no address.
 */
export function commonParameters(): CommonParameters {
  return commonParametersFrom(currentSearch());
}

/** The parameters that links of the current page carry. */
export function linkParameters(): Record<string, string> {
  return linkParametersFrom(location.search);
}

/** One parameter of the current address; '' if it is absent, and while prerendering. */
export function queryText(name: string): string {
  return new URLSearchParams(currentSearch()).get(name) ?? '';
}

/**
 * Several parameters of the current address, '' for absent ones; undefined while prerendering, where
 * there is no address.
 */
export function queryTexts<Name extends string>(
  names: readonly Name[],
): Record<Name, string> | undefined {
  if (typeof document === 'undefined') return undefined;
  return Object.fromEntries(names.map((name) => [name, queryText(name)])) as Record<Name, string>;
}
