import { linkParametersFrom } from '../api/session/commonParameters.ts';
import type { Route } from '../config/routes.ts';
import { sanitizeImageUrl } from '../lib/url/sanitizeWebUrl.ts';
import { type ScreenContext, searchOf } from './screenContext.ts';

type Place = Pick<ScreenContext, 'page' | 'config'>;

/**
 * The address of another page of the site, with the given parameters, the common ones, the language and the currency
 * (`real`: a page that lost it would show plain numbers of a loan in rupees in pesos). It carries no other parameter of the current page.
 * @returns undefined in the build, where nobody knows the parameters.
 */
export function linkTo(
  context: Place,
  route: Route,
  own: Record<string, string> = {},
): string | undefined {
  const search = searchOf(context);
  if (search === undefined) return undefined;
  const query = `${new URLSearchParams({ ...linkParametersFrom(search), ...own })}`;
  return `${context.config.basePath}${route}${query && `?${query}`}`;
}

/** Sanitizes an image address from the server; undefined if it is refused. */
export function imageIn({ page = '', config }: Place, raw: unknown): string | undefined {
  return sanitizeImageUrl(raw, { ...config, page });
}
