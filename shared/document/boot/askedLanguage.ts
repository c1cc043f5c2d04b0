import { shellLanguage } from '../../bridge/transport.ts';

/** Where the device keeps the language that the borrower has chosen, for all pages and sessions. */
export const KEPT_LANGUAGE = 'lang';

/** The language of the borrower's choice, which the device keeps, else of the address, else of the app. */
export function askedLanguage(): unknown {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT_LANGUAGE);
  } catch {
    // DOM storage may be off.
  }
  return kept ?? new URLSearchParams(location.search).get('lang') ?? shellLanguage(window);
}
