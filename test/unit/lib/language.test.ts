import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { languagesOf } from '../../../shared/document/page.ts';
import { languageOf } from '../../../shared/lib/translation.ts';
import { QUOTED_TEXTS } from '../../requirements/quotedTexts.ts';
import { allTexts, filipinoPages, filipinoTexts, replacedBy, untranslated } from './catalogues.ts';

/** The pages that speak it: those of borrowers, and the one on which they register. */
const SPEAKING = pages.filter(({ kind, name }) => kind === 'borrower' || name === 'landing');

/** Words that Filipinos use as they are, and texts about what is only in English. */
const SAME_IN_BOTH = [
  /^(Alipay|Bank account|Customer service|Due date|E-wallet|Mobile number|Online service|Verification code)$/,
  /^(Read the )?(privacy policy|loan terms and conditions)$/,
  /^You need JavaScript to register/,
];

/** The name of the instalment page, which nothing quotes, is the same word as a button that is quoted. */
const ALSO_A_NAME = 'Repayment';

describe('Filipino', () => {
  it('is spoken by every page of a borrower, in its document and with React', () => {
    expect([...filipinoPages].sort()).toEqual(SPEAKING.map(({ name }) => name).sort());
    for (const page of SPEAKING) expect(languagesOf(page), page.name).toEqual(['fil']);
  });

  it.each(filipinoPages)('%s: has every text of its own, but for quoted ones', (page) => {
    const isSame = (text: string) => SAME_IN_BOTH.some((same) => same.test(text));
    expect(untranslated(page).filter((text) => !isSame(text))).toEqual([]);
    const translated = replacedBy(page);
    const quoted = QUOTED_TEXTS.filter((text) => translated.has(text));
    expect(quoted.filter((text) => text !== ALSO_A_NAME)).toEqual([]);
  });

  it.each(filipinoPages)('%s: leaves no English in what it translates', (page) => {
    const english = allTexts();
    for (const [before, after] of replacedBy(page)) {
      expect(after, before).not.toBe('');
      expect(after).not.toMatch(/\b(the|your|please|and|of)\b/i);
    }
    // The build renders both, one after the other.
    expect(allTexts()).toEqual(english);
  });

  it.each(filipinoPages)(
    '%s: speaks of a loan as lenders do: "utang" is a debt, "alok" a proposal',
    (page) => {
      const texts = filipinoTexts(page);
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter((text) => /\b(utang|alok|takda(ng)?|naitago)\b/i.test(text))).toEqual([]);
    },
  );

  it('leaves Repayment, the text of a button, on the page that has it', () =>
    expect(replacedBy('loanDetail').has(ALSO_A_NAME)).toBe(false));

  it('has each quoted text to the letter in a catalogue', () => {
    const texts = allTexts();
    expect(QUOTED_TEXTS.filter((quoted) => !texts.includes(quoted))).toEqual([]);
  });
});

it('each catalogue has a name of its own, by which its translation finds it', () => {
  const sources = import.meta.glob<string>('../../../{pages,shared}/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const names = Object.values(sources).flatMap((code) =>
    [...code.matchAll(/= defineMessages\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('a page’s language is chosen by its tag', () => {
  for (const tag of ['fil', 'tl', 'fil-PH', 'TL_ph']) expect(languageOf(tag, ['fil'])).toBe('fil');
  for (const tag of ['en', 'fi', '', undefined, null, 7, 'hi', '<b>'])
    expect(languageOf(tag, ['fil'])).toBeUndefined();
});
