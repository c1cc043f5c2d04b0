import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, setLocale } from '../../shared/lib/messages.ts';
import { DATA_SCREENS } from '../browser/screens.ts';
import { languageOfQuoted, QUOTED_TEXTS } from '../requirements/quotedTexts.ts';
import { arm } from '../sandbox/armedFaults.ts';
import { queryOf } from '../screens/facts.ts';
import { filipinoOf, filipinoPages, replacedBy } from '../unit/lib/catalogues.ts';
import { openOrder, press, sandbox, useSandbox } from './screen.tsx';

/** The English texts that each page has in Filipino, read before a test sets the language. */
const replaced = new Map(filipinoPages.map((route) => [route, replacedBy(route)]));

let locale: Locale | undefined;

/** Opens a page in Filipino. */
async function open(route: string, orderId: string, query = {}): Promise<void> {
  locale = filipinoOf.get(route);
  await openOrder(route, orderId, query);
}

/** A type of complaint has the same name in the lender's reply as a button that is quoted. */
const isType = (text: string) => text === 'Repayment' && /^.compl/.test(location.pathname);

/** The quoted texts on the page, in order, except those in a closed dialog. @throws Error if one is not in an element with its own language. */
function quotedTexts(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (nodes.nextNode()) {
    const { data, parentElement } = nodes.currentNode as Text;
    if (!QUOTED_TEXTS.includes(data) || isType(data)) continue;
    if (parentElement?.closest('dialog:not([open])')) continue;
    const lang = parentElement?.closest('[lang]')?.getAttribute('lang');
    if (lang !== languageOfQuoted(data)) throw new Error(`${data} stands in ${lang}`);
    found.push(data);
  }
  return found;
}

const EMPTY_COMPLAINT = 'Please fill in your comments and suggestions';

/** What of the page is in English although it has it in Filipino. The labels and values of rows are the lender's. */
const stillEnglish = (route: string) =>
  [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('dt, dd'))
    .map(({ textContent }) => `${textContent}`)
    .filter((text) => replaced.get(route)?.has(text));

/** The quoted texts that each page shows when it is opened. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  bindBank: ['Payment account information', 'Next'],
  complainDetails: ['My complaints'],
  complainPageNext: ['Send'],
  complaint: ['My complaints'],
  complaintList: ['My complaints'],
  jointLoginFail: ['Order Details', 'Click to view more products'],
  landing: ['get verification code'],
  loanConfirm: ['Next'],
  loanDetail: ['Order Details', 'REPAY', 'Short of money?', 'Rollover Repayment'],
  newLoanConfirm: ['Next'],
  repayDelay: ['Rollover Repayment', 'Payment Method'],
  repayment: ['Payment Method'],
};

const WITH_OFFERS = ['Order Details', 'Click to view more products'];

type Later = [what: string, page: string, order: string, taps: string[], texts: string[], object?];

/** The quoted texts in dialogs, toasts and errors of fields: the page and order, what leads to them, and at least these. */
const LATER: readonly Later[] = [
  ['the tips on an order', 'loanDetail', 'tips', [], ['Kind tips', 'Confirm']],
  ['a rating without a star', 'loanDetail', 'rating', ['Submit'], ['Submit', 'Silakan pilih']],
  ['an empty complaint', 'complainPageNext', '', ['Send'], Array(2).fill(EMPTY_COMPLAINT)],
  ['an answer', 'complainDetails', '', [], ['Process Result'], { problemId: '1' }],
  ['an empty form', 'landing', '', ['get verification code'], ['请正确输入图形验证码！']],
  ['the ways to pay', 'repayment', '', ['Payment Method'], ['Payment Method', 'Cancel', 'Confirm']],
];

useSandbox();
// A real page keeps its language as long as it lives.
beforeAll(() => {
  document.documentElement.lang = 'fil';
  setLocale({
    language: 'fil',
    textsOf: (name, texts) => locale?.textsOf(name, texts) ?? texts,
  });
});

describe('pages in Filipino', () => {
  it.each([
    ...filipinoPages.map((page) => [page, page, 'due-extendable', SHOWN[page] ?? []] as const),
    ['loanDetail with offers', 'loanDetail', 'status-110', WITH_OFFERS],
  ] as const)('%s is in Filipino, and marks quoted texts with their language', async (...one) => {
    const [, page, orderId, texts] = one;
    await open(page, orderId, queryOf(page));
    await expect.poll(quotedTexts).toEqual(texts);
    expect(stillEnglish(page)).toEqual([]);
  });

  it.each(LATER)('quoted texts are marked with their language in %s', async (_, ...one) => {
    const [page, orderId, taps, texts, query] = one;
    await open(page, orderId || 'due-extendable', query ?? queryOf(page));
    for (const tap of taps) await press(tap);
    const found = () => quotedTexts().filter((text) => texts.includes(text));
    await expect.poll(found).toEqual(expect.arrayContaining(texts));
    expect(found().length).toBeGreaterThanOrEqual(texts.length);
  });

  // The words of a failure are the same on every page, and its title is the page's own.
  it.each(
    DATA_SCREENS.filter(({ route }) => filipinoPages.includes(route)).map((page, index) => {
      const faults = ['refused', 'http-500', 'drops', 'malformed'] as const;
      return { ...page, faults: index ? faults.slice(0, 1) : faults };
    }),
  )('$route says in Filipino what failed', async ({ route, call, query, faults }) => {
    for (const fault of faults) {
      sandbox.world('s').faults.length = 0;
      arm(sandbox.world('s'), { path: call, fault, kind: 'read' });
      await open(route, 'due-extendable', query);
      expect(await screen.findByRole('button', { name: 'Subukan muli' }), fault).toBeTruthy();
      quotedTexts();
      expect(stillEnglish(route), fault).toEqual([]);
      cleanup();
    }
  });
});
