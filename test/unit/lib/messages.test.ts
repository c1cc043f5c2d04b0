// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../../shared/lib/messages.ts';
import { createLocale, translation, verbatim } from '../../../shared/lib/translation.ts';
import { markEnglish } from '../../../shared/runtime/markEnglish.ts';

const ENGLISH = {
  title: 'Repayment',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  fixed: 'REPAY',
  steps: ['Copy', 'Pay'],
  dialog: { title: 'Sure?', fixed: 'Kind tips' },
} as const;

/** Fresh modules, as in a newly opened page. */
async function opened() {
  vi.resetModules();
  const { defineMessages, setLocale, withLocale } = await import('../../../shared/lib/messages.ts');
  const text = defineMessages('sample', ENGLISH);
  const filipino = () =>
    createLocale([
      translation<typeof text>('sample', {
        title: 'Pagbabayad',
        days: (count) => `${count} araw`,
        fixed: verbatim,
        steps: ['Kopyahin', 'Magbayad'],
        dialog: { title: 'Sigurado ka?', fixed: verbatim },
      }),
    ]);
  return { defineMessages, setLocale, withLocale, text, filipino };
}

type Page = Awaited<ReturnType<typeof opened>>;
const read = ({ text: { title, days, fixed, steps, dialog } }: Page) => {
  return [title, days(1), days(3), fixed, ...steps, dialog.title, dialog.fixed];
};

const IN_ENGLISH = ['Repayment', '1 day', '3 days', 'REPAY', 'Copy', 'Pay', 'Sure?', 'Kind tips'];
const IN_FILIPINO = [
  ...['Pagbabayad', '1 araw', '3 araw', 'REPAY', 'Kopyahin', 'Magbayad'],
  ...['Sigurado ka?', 'Kind tips'],
];

describe('a catalogue', () => {
  let page: Page;
  beforeEach(async () => {
    page = await opened();
  });

  it('is English without a locale', () => expect(read(page)).toEqual(IN_ENGLISH));

  it('is in the locale that was set, with fixed texts unchanged', () => {
    const locale = page.filipino();
    page.setLocale(locale);
    expect(read(page)).toEqual(IN_FILIPINO);
    expect(locale.textsOf('sample', ENGLISH)).toBe(locale.textsOf('sample', ENGLISH));
  });

  it('is read-only', () => {
    const open = page.text as { title: string };
    expect(() => {
      open.title = 'Another';
    }).toThrow(TypeError);
    expect(read(page)).toEqual(IN_ENGLISH);
  });

  it('is also translated if it is defined after the locale was set', () => {
    type Late = Catalogue<'late', { hello: string }>;
    page.setLocale(createLocale([translation<Late>('late', { hello: 'Kumusta' })]));
    expect(page.defineMessages('late', { hello: 'Hello' }).hello).toBe('Kumusta');
  });

  it('is English if the locale has no translation of it', () => {
    page.setLocale(createLocale([]));
    expect(read(page)).toEqual(IN_ENGLISH);
  });
});

describe('the locale', () => {
  it('is set once', async () => {
    const page = await opened();
    page.setLocale(page.filipino());
    expect(() => page.setLocale(createLocale([]))).toThrow('set already');
    expect(read(page)).toEqual(IN_FILIPINO);
  });

  it('applies to one rendering only, even if that throws', async () => {
    const page = await opened();
    const joined = () => read(page).join('|');
    expect(page.withLocale(page.filipino(), joined)).toBe(IN_FILIPINO.join('|'));
    expect(read(page)).toEqual(IN_ENGLISH);
    const broken = () => {
      throw new Error(page.text.title);
    };
    expect(() => page.withLocale(page.filipino(), broken)).toThrow('Pagbabayad');
    expect(read(page)).toEqual(IN_ENGLISH);
  });
});

describe('fixed texts on a page in another language', () => {
  afterEach(() => {
    document.body.textContent = '';
  });
  const languageOf = (id: string) => document.getElementById(id)?.getAttribute('lang');
  const show = (id: string, text: string) => {
    const element = document.body.appendChild(document.createElement('p'));
    element.id = id;
    element.textContent = text;
    return element;
  };

  it('are marked as English when they appear or a text changes to one, and nothing else is', async () => {
    const page = await opened();
    const locale = page.filipino();
    page.setLocale(locale);
    markEnglish(locale.verbatim);
    const changing = show('changing', page.text.title);
    show('fixed', page.text.fixed);
    show('nested', page.text.dialog.fixed);
    show('inside', `${page.text.fixed}!`);
    show('own', page.text.fixed).lang = 'es';
    await expect.poll(() => languageOf('fixed')).toBe('en');
    expect(languageOf('nested')).toBe('en');
    expect(languageOf('changing')).toBeNull();
    expect(languageOf('inside')).toBeNull();
    expect(languageOf('own')).toBe('es');
    changing.textContent = page.text.fixed;
    await expect.poll(() => languageOf('changing')).toBe('en');
  });
});
