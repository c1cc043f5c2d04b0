import { describe, expect, it } from 'vitest';
import filipino from '../../../pages/errorPage/errorPage.messages.fil.ts';
import { errorPageText } from '../../../pages/errorPage/errorPage.messages.ts';
import { FAILURE_TEXT } from '../../../shared/api/envelope.ts';
import { withLocale } from '../../../shared/lib/messages.ts';
import { createLocale } from '../../../shared/lib/translation.ts';
import { runtimeText } from '../../../shared/runtime/runtime.messages.ts';
import { LOAD_TEXT } from '../../../shared/ui/reloadPage.ts';

/** Every text of an error state that any page may show. */
const errorTexts = () => JSON.stringify([runtimeText, errorPageText, FAILURE_TEXT, LOAD_TEXT]);

describe('8 Error catalogue', () => {
  it.each([
    ['in English', errorTexts(), /lost/],
    ['in Filipino', withLocale(createLocale('fil', filipino), errorTexts), /koneksyon/],
  ])('no error claims anything about an order, a loan or a payment %s', (_, texts, expected) => {
    expect(texts).toMatch(expected);
    expect(texts).not.toMatch(/order|loan|paid|pay(ment)?s?\b|utang|bayad/i);
  });
});
