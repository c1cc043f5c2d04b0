import { cleanup } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { isPainted, languagesOf, type Page } from '../../shared/document/page.ts';
import { setLocale } from '../../shared/lib/messages.ts';
import { createLocale, type LANGUAGE_NAMES } from '../../shared/lib/translation.ts';
import { queryOf, screenFacts } from '../screens/facts.ts';
import { looksOf } from './looks.ts';
import { addressOf, openPage, renderedPage, sandbox, useSandbox } from './screen.tsx';

const paintDocument = await vi.hoisted(async () => {
  const { loadDocumentPainter } = await import('./loadDocumentPainter.ts');
  return loadDocumentPainter();
});

const CODE = { showType: '1', payCode: '801234567890', repayAmount: '', real: '0' };

/** Parameters of an address. */
type Query = Readonly<Record<string, string>>;

/** Other orders and addresses whose first screen is in the document as well. */
const OTHERS: Readonly<Record<string, readonly Query[]>> = {
  loanDetail: [
    ...['21', '151', '170', '174', '180', '200'].map((status) => `status-${status}`),
    ...['server-error', 'malformed', 'html', 'missing-required'],
  ].map((orderId) => ({ orderId })),
  repayment: ['status-170', 'status-180', 'rupee', 'no-pay-code'].map((orderId) => ({ orderId })),
  repaymentOfCode: [CODE, { ...CODE, repayAmount: '1e9' }],
  complainDetails: ['1', '2'].map((problemId) => ({ problemId })),
  jointLoginFail: [{ orderId: 'status-174' }],
};

/** Of these reply variants, the even ones also change what the reply says, and 10 leaves out a field that is needed. */
const VARIANTS = [1, 2, 3, 4, 5, 6, 10];
/** Of them for a page in another language, which has other texts only. */
const FEW_VARIANTS = [2, 10];

const textsOf = async ({ languages = {} }: Page, language: keyof typeof LANGUAGE_NAMES) =>
  language === 'en' ? {} : ((await languages[language]?.())?.default ?? {});

/** Each page whose document shows replies or the address before React is there, in each of its languages. */
const PAINTED = pages.filter(isPainted).flatMap((page) =>
  (['en', ...languagesOf(page)] as const).map((language) => ({
    name: page.name,
    page,
    language,
  })),
);

let locale = createLocale('en', {});

/** Compares what the document's script paints at an address with what React shows there. */
async function compare({ name }: Page, query: Query, what: string): Promise<void> {
  const address = addressOf(name, undefined, { ...queryOf(name), ...query });
  history.replaceState(null, '', address);
  const painted = await renderedPage(name);
  const isPainted = await paintDocument(name, locale, painted);
  await openPage(address);
  const live = document.querySelector('main')?.closest('body > div');
  if (!live) throw new Error(`React shows nothing: ${what}`);
  if (isPainted) expect(looksOf(live), what).toEqual(looksOf(painted));
  // A reply that cannot be read stays a skeleton until React says so.
  else if (!screenFacts[name]?.standsAlone)
    expect(live.querySelector('.block-error'), what).not.toBeNull();
  cleanup();
  // A draft that the page has kept would be shown next.
  sessionStorage.clear();
}

useSandbox();
// A real page keeps its language as long as it lives.
beforeAll(() =>
  setLocale({
    get language() {
      return locale.language;
    },
    textsOf: (name, texts) => locale.textsOf(name, texts),
  }),
);

describe('the first screen', () => {
  it.each(PAINTED)(
    '$name looks the same before React and after it, however its reply is written, in $language',
    async (one) => {
      const { page, language } = one;
      locale = createLocale(language, await textsOf(page, language));
      await compare(page, {}, 'as it is');
      for (const query of OTHERS[page.name] ?? [])
        await compare(page, query, `${new URLSearchParams(query)}`);
      for (const variant of language === 'en' ? VARIANTS : FEW_VARIANTS) {
        sandbox.world('s').settings.replyVariant = variant;
        await compare(page, {}, `reply variant ${variant}`);
      }
    },
  );
});
