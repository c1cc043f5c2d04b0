import { Fragment } from 'react';
import { LANGUAGE_NAMES } from '../lib/translation.ts';
import { languagesOf, type Page } from './page.ts';

/**
 * The languages of a page, at its end. Like a layout it stands in the document only: no painter of the screen touches it,
 * and it costs no script. `boot/chooseLanguage.ts` marks the current one and keeps a choice.
 */
export function LanguageChoice({ page }: { page: Page }) {
  const others = languagesOf(page);
  if (!others.length) return null;
  return (
    <nav className="muted languages links center">
      {(['en', ...others] as const).map((code, place) => (
        <Fragment key={code}>
          {place > 0 && ' · '}
          <a href={`?lang=${code}`} lang={code} aria-current={!place || undefined}>
            {LANGUAGE_NAMES[code]}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}
