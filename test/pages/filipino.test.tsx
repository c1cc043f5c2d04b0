import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, setLocale } from '../../shared/lib/messages.ts';
import { DATA_SCREENS } from '../browser/screens.ts';
import { languageOfQuoted, QUOTED_TEXTS } from '../requirements/quotedTexts.ts';
import { arm } from '../sandbox/armedFaults.ts';
import { screenFacts } from '../screens/facts.ts';
import { filipinoOf, filipinoPages, replacedBy } from '../unit/lib/catalogues.ts';
import { dialog, openOrder, press, sandbox, useSandbox } from './screen.tsx';

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

/** The quoted texts on the page, in order. @throws Error if one is not in an element with its own language. */
function quotedTexts(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (nodes.nextNode()) {
    const { data, parentElement } = nodes.currentNode as Text;
    if (!QUOTED_TEXTS.includes(data) || isType(data)) continue;
    const lang = parentElement?.closest('[lang]')?.getAttribute('lang');
    if (lang !== languageOfQuoted(data)) throw new Error(`${data} stands in ${lang}`);
    found.push(data);
  }
  return found;
}

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

describe('a page in Filipino', () => {
  useSandbox();
  // A real page keeps its language as long as it lives.
  beforeAll(() => {
    document.documentElement.lang = 'fil';
    setLocale({
      language: 'fil',
      textsOf: (name, texts) => locale?.textsOf(name, texts) ?? texts,
    });
  });

  it('shows its own texts in Filipino and fixed texts in English', async () => {
    await open('loanDetail', 'due-extendable');
    expect(screen.getByRole('heading', { level: 1, name: 'Order Details' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'REPAY' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Tawagan ang customer service/ })).toBeTruthy();
    expect(screen.queryByText(/Call customer service/)).toBeNull();
  });

  it('also shows texts of parts loaded later in Filipino', async () => {
    await open('loanDetail', 'status-110');
    expect(await screen.findByRole('heading', { name: 'Iba pang alok para sa iyo' })).toBeTruthy();
    expect(screen.getByText('Click to view more products')).toBeTruthy();
    expect(screen.queryByText('Other offers for you')).toBeNull();
  });

  it.each(filipinoPages)('%s marks quoted texts with their language', async (page) => {
    await open(page, 'due-extendable', screenFacts[page]?.query);
    expect(quotedTexts()).toEqual(SHOWN[page] ?? []);
  });

  it('also marks them in dialogs, toasts and errors of fields', async () => {
    await open('loanDetail', 'tips');
    await dialog('Kind tips');
    expect(quotedTexts()).toEqual(expect.arrayContaining(['Kind tips', 'Confirm']));
    cleanup();

    await open('loanDetail', 'rating');
    await press('Submit');
    expect(quotedTexts()).toEqual(expect.arrayContaining(['Submit', 'Silakan pilih']));
    cleanup();

    await open('complainPageNext', 'due-extendable', screenFacts.complainPageNext?.query);
    await press('Send');
    const empty = 'Please fill in your comments and suggestions';
    expect(quotedTexts().filter((text) => text === empty)).toHaveLength(2);
    cleanup();

    await open('complainDetails', 'due-extendable', { problemId: '1' });
    expect(quotedTexts()).toEqual(expect.arrayContaining(['Process Result']));
    cleanup();

    await open('landing', '', screenFacts.landing?.query);
    await press('get verification code');
    expect(quotedTexts()).toEqual(expect.arrayContaining(['请正确输入图形验证码！']));
    cleanup();

    await open('repayment', 'due-extendable');
    await press('Payment Method');
    const picker = ['Payment Method', 'Cancel', 'Payment Method', 'Confirm', 'Payment Method'];
    expect(quotedTexts().slice(-picker.length)).toEqual(picker);
  });

  it.each(DATA_SCREENS.filter(({ route }) => filipinoPages.includes(route)))(
    '$route says in Filipino what failed',
    async ({ route, call, query }) => {
      const english = replaced.get(route);
      for (const fault of ['refused', 'http-500', 'drops', 'malformed'] as const) {
        sandbox.world('s').faults.length = 0;
        arm(sandbox.world('s'), { path: call, fault, kind: 'read' });
        await open(route, 'due-extendable', query);
        expect(await screen.findByRole('button', { name: 'Subukan muli' }), fault).toBeTruthy();
        quotedTexts();
        const texts = [...document.querySelectorAll('body *')].map(
          ({ textContent }) => textContent,
        );
        expect(
          texts.filter((text) => english?.has(text)),
          fault,
        ).toEqual([]);
        cleanup();
      }
    },
  );
});
