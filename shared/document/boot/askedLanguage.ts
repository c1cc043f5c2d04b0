import { parameterOf } from '../../api/session/commonParameters.ts';
import { shellLanguage } from '../../bridge/transport.ts';
import { tryOr } from '../../lib/tryOr.ts';

/** Where the device keeps the language that the borrower has chosen, for all pages and sessions. */
export const KEPT_LANGUAGE = 'lang';

/** The language of the borrower's choice, which the device keeps, else of the address, else of the app. */
export function askedLanguage(): unknown {
  // DOM storage may be off.
  const kept = tryOr(() => localStorage.getItem(KEPT_LANGUAGE));
  const given = parameterOf(new URLSearchParams(location.search), 'lang');
  return kept ?? given ?? shellLanguage(window);
}
