import { parameterOf } from '../../api/session/commonParameters.ts';
import { shellLanguage } from '../../bridge/transport.ts';
import { LANGUAGE_NAMES, type Language, languageOf } from '../../lib/translation.ts';
import { tryOr } from '../../lib/tryOr.ts';

/** Where the device keeps the language that the borrower has chosen, and those that app and address asked for then. */
const KEPT_LANGUAGE = 'lang';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The code of the language that a tag asks for; nothing and an unknown one ask for English. */
const codeOf = (tag: unknown): string => languageOf(tag, LANGUAGES) ?? 'en';

const inApp = (): unknown => shellLanguage(window);
const inAddress = (): unknown => parameterOf(new URLSearchParams(location.search), 'lang');

/** Keeps the borrower's choice for all pages and sessions, with what app and address ask for now. */
export function keepLanguage(chosen: string): void {
  // DOM storage may be off.
  tryOr(() =>
    localStorage.setItem(KEPT_LANGUAGE, [chosen, codeOf(inApp()), codeOf(inAddress())].join()),
  );
}

/**
 * The language of the borrower's choice, else of the address, else of the app. Where app or address ask for another one than they
 * did at the choice, somebody has switched since, and that is the newer choice. An address that asks for what was chosen has got
 * it from the page before.
 */
export function askedLanguage(): unknown {
  const [app, address] = [inApp(), inAddress()];
  const kept = tryOr(() => localStorage.getItem(KEPT_LANGUAGE));
  if (!kept) return address ?? app;
  const [chosen = '', appThen, addressThen] = kept.split(',');
  const isSwitched = (tag: unknown, then = 'en') => Boolean(tag) && codeOf(tag) !== then;
  const isNew = isSwitched(address, addressThen) && codeOf(address) !== chosen;
  const newer = isSwitched(app, appThen) ? app : isNew ? address : undefined;
  if (newer === undefined) return chosen;
  const language = codeOf(newer);
  keepLanguage(language);
  return language;
}
