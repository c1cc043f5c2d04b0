// @vitest-environment happy-dom
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Catalogue, quoted } from '../../../shared/lib/messages.ts';
import {
  createLocale,
  type Translated,
  type Translation,
} from '../../../shared/lib/translation.ts';
import { words } from '../words.ts';

const ENGLISH = {
  title: 'Repayment',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  fixed: quoted('REPAY'),
  steps: ['Copy', 'Pay'],
  dialog: { title: 'Sure?', fixed: quoted('Kind tips') },
  buttons: { yes: quoted('Ya', 'id') },
} as const;

/** Fresh modules, as in a newly opened page. */
async function opened() {
  vi.resetModules();
  const messages = await import('../../../shared/lib/messages.ts');
  const { defineMessages } = messages;
  const text = defineMessages('sample', ENGLISH);
  const filipino = () =>
    createLocale('fil', {
      sample: {
        title: 'Pagbabayad',
        days: (count) => `${count} araw`,
        steps: ['Kopyahin', 'Magbayad'],
        dialog: { title: 'Sigurado ka?' },
      },
    } satisfies Translation<typeof text>);
  return { ...messages, text, filipino };
}

type Page = Awaited<ReturnType<typeof opened>>;
const read = ({ text: { title, days, fixed, steps, dialog, buttons }, plainText }: Page) => {
  const texts = [title, days(1), days(3), fixed, ...steps, dialog.title, dialog.fixed, buttons.yes];
  return texts.map((one) => `${plainText(one)}`.replace(' ', '_'));
};

const IN_ENGLISH = words('Repayment 1_day 3_days REPAY Copy Pay Sure? Kind_tips Ya');
const IN_FILIPINO = words(
  'Pagbabayad 1_araw 3_araw REPAY Kopyahin Magbayad Sigurado_ka? Kind_tips Ya',
);

describe('a catalogue', () => {
  let page: Page;
  beforeEach(async () => {
    page = await opened();
  });

  it('is in the locale that was set, with quoted texts unchanged', () => {
    const locale = page.filipino();
    page.setLocale(locale);
    expect(read(page)).toEqual(IN_FILIPINO);
    expect(locale.textsOf('sample', ENGLISH)).toBe(locale.textsOf('sample', ENGLISH));
  });

  it('is read-only, and English without a locale', () => {
    expect(() => Object.assign(page.text, { title: 'Another' })).toThrow(TypeError);
    expect(read(page)).toEqual(IN_ENGLISH);
  });

  it('is also translated if it is defined after the locale was set', () => {
    type Late = Catalogue<'late', { hello: string }>;
    page.setLocale(createLocale('fil', { late: { hello: 'Kumusta' } } satisfies Translation<Late>));
    expect(page.defineMessages('late', { hello: 'Hello' }).hello).toBe('Kumusta');
  });

  it('is English if the locale, which is set once, has no translation of it', () => {
    page.setLocale(createLocale('fil', {}));
    expect(() => page.setLocale(page.filipino())).toThrow('set already');
    expect(read(page)).toEqual(IN_ENGLISH);
  });

  it('is in another language for one rendering only, even if that throws', () => {
    const joined = () => read(page).join('|');
    expect(page.withLocale(page.filipino(), joined)).toBe(IN_FILIPINO.join('|'));
    expect(read(page)).toEqual(IN_ENGLISH);
    const broken = () => {
      throw new Error(page.text.title);
    };
    expect(() => page.withLocale(page.filipino(), broken)).toThrow('Pagbabayad');
    expect(read(page)).toEqual(IN_ENGLISH);
  });

  it('lists its texts', () => expect(Object.keys(page.text)).toEqual(Object.keys(ENGLISH)));
});

it('a quoted text has its language where that is not the language of the page', async () => {
  const { text, filipino, langOf, setLocale, setText } = await opened();
  const contents = [text.fixed, text.title, text.buttons.yes, null, undefined];
  expect(contents.map(langOf)).toEqual([undefined, undefined, 'id', undefined, undefined]);
  setLocale(filipino());
  expect(contents.map(langOf)).toEqual(['en', undefined, 'id', undefined, undefined]);
  const elements = [text.fixed, text.title].map((content) => {
    const element = document.createElement('p');
    setText(element, content);
    return element.outerHTML;
  });
  expect(elements).toEqual(['<p lang="en">REPAY</p>', '<p>Pagbabayad</p>']);
});

it('a quoted text stands for its string, and content that is none for itself', async () => {
  const { plainText } = await opened();
  const contents = [quoted('Next'), 'Next', null, undefined, 7];
  expect(contents.map(plainText)).toEqual(['Next', 'Next', null, undefined, 7]);
});

it('a quoted text cannot be translated, and other texts must be', () => {
  type Texts = Translated<typeof ENGLISH>;
  expectTypeOf<keyof Texts>().toEqualTypeOf<'title' | 'days' | 'steps' | 'dialog'>();
  expectTypeOf<Texts['dialog']>().toEqualTypeOf<{ readonly title: string }>();
});
