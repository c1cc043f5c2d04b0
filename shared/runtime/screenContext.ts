import { linkParametersFrom, parameterOf } from '../api/session/commonParameters.ts';
import { getViewConfig } from '../config/config.ts';
import type { ViewConfig } from '../config/readConfig.ts';
import type { Route } from '../config/routes.ts';
import { sanitizeImageUrl } from '../lib/url/sanitizeWebUrl.ts';

/** The facts besides the reply that the content of a screen depends on. */
export interface ScreenContext {
  /** Epoch ms. */
  now: number;
  /** The whole address of the page; undefined in the build, where there is none. */
  address: string | undefined;
  config: Readonly<ViewConfig>;
  /** Whether a checkbox of the document is checked, by its name; only the document's own script asks. */
  isChecked?: (name: string) => boolean | undefined;
  /** The value of the chosen radio button of a name in the document; only the document's own script asks. */
  choiceOf?: (name: string) => string | undefined;
}

/** The context of this page, now. */
export function screenContext(): ScreenContext {
  const address = typeof document === 'undefined' ? undefined : location.href;
  return { now: Date.now(), address, config: getViewConfig() };
}

/** The query string of the page's address; undefined in the build. */
export function searchOf({ address }: Pick<ScreenContext, 'address'>): string | undefined {
  return address && new URL(address).search;
}

/** Some parameters of the page's address, '' for absent ones; undefined in the build. */
export function addressTexts<Name extends string>(
  context: Pick<ScreenContext, 'address'>,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const search = searchOf(context);
  if (search === undefined) return undefined;
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, parameterOf(query, name) ?? ''])) as Record<
    Name,
    string
  >;
}

type Place = Pick<ScreenContext, 'address' | 'config'>;

/**
 * The address of another page of the site, with the given parameters, the common ones, those that are sent as headers, the
 * language and the currency (`real`: a page that lost it would show plain numbers of a loan in rupees in pesos). It carries
 * no other parameter of the current page.
 * @returns undefined in the build, which has no parameters.
 */
export function linkTo(
  context: Place,
  route: Route,
  own: Record<string, string> = {},
): string | undefined {
  const search = searchOf(context);
  if (search === undefined) return undefined;
  const { basePath, headerNames } = context.config;
  const query = `${new URLSearchParams({ ...linkParametersFrom(search, headerNames), ...own })}`;
  return `${basePath}${route}${query && `?${query}`}`;
}

/** Sanitizes an image address from the server; undefined if it is refused. */
export function imageIn({ address = '', config }: Place, raw: unknown): string | undefined {
  return sanitizeImageUrl(raw, { ...config, page: address });
}
