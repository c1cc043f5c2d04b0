import { shellLanguage } from '../../bridge/transport.ts';
import { attempt } from '../../lib/attempt.ts';

/** Where the device keeps the language that the borrower has chosen, for all pages and sessions. */
export const KEPT_LANGUAGE = 'lang';

/** The language of the borrower's choice, which the device keeps, else of the address, else of the app. */
export function askedLanguage(): unknown {
  // DOM storage may be off.
  const kept = attempt(() => localStorage.getItem(KEPT_LANGUAGE));
  return kept ?? new URLSearchParams(location.search).get('lang') ?? shellLanguage(window);
}
