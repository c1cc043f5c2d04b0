import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locale } from '../../../pages/errorPage/errorPage.messages.fil.ts';
import { text as errorPage } from '../../../pages/errorPage/errorPage.messages.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import { OfflineScreen } from '../../../shared/document/OfflineScreen.tsx';
import { withLocale } from '../../../shared/lib/messages.ts';
import { text as runtime } from '../../../shared/runtime/runtime.messages.ts';
import { LOAD_TEXT } from '../../../shared/ui/reloadPage.ts';

/** Every text of an error state that any page may show. The name of a link to the order is none. */
function errorTexts(): string {
  const { order: _, ...own } = runtime;
  return JSON.stringify([own, errorPage, FAILURE_TEXT, LOAD_TEXT]);
}

it.each([
  ['in English', errorTexts(), /lost/],
  ['in Filipino', withLocale(locale, errorTexts), /koneksyon/],
  ['offline, in both', renderToStaticMarkup(OfflineScreen()), /offline/],
])('no error claims anything about an order, a loan or a payment %s', (_, texts, expected) => {
  expect(texts).toMatch(expected);
  expect(texts).not.toMatch(/order|loan|paid|pay(ment)?s?\b|utang|bayad/i);
});
