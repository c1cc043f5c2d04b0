import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { getViewConfig } from '../../../shared/config/config.ts';
import { isPainted } from '../../../shared/document/page.ts';
import { firstScreen, type ScreenParts } from '../../../shared/runtime/firstScreen.ts';

type Parts = ScreenParts<unknown, unknown, unknown>;

const context = (query: string) => ({
  now: Date.now(),
  address: `https://site.test/page?${query}`,
  config: getViewConfig(),
});

const ORDER = 'productId=7&orderId=41&sessionId=s';

/** Whether the content of a page without a reply differs from what the build has rendered. */
function saysMore(parts: Partial<Parts>, query: string): boolean {
  return firstScreen({ View: () => null, shown: () => ({}), ...parts }).saysMore(context(query));
}

describe('the content before the reply is painted again', () => {
  it('where the address says something', () => {
    const shown: Parts['shown'] = (_, { address }) => ({
      amount: address && new URL(address).searchParams.get('amount'),
    });
    expect(saysMore({ shown }, 'amount=1250.00')).toBe(true);
  });

  it('where it depends on the time', () => {
    expect(saysMore({ shown: (_, { now }) => ({ now }) }, '')).toBe(true);
  });

  it('where a box of the document was unchecked', () => {
    const shown: Parts['shown'] = (_, { isChecked }) => ({ checked: isChecked?.('terms') ?? true });
    const here = { ...context(ORDER), isChecked: () => false };
    expect(firstScreen({ View: () => null, shown }).saysMore(here)).toBe(true);
    expect(saysMore({ shown }, ORDER)).toBe(false);
  });

  const WITHOUT_WORDS = ['loanDetail', 'repayment', 'repayDelay', 'loanConfirm', 'newLoanConfirm'];

  it.each(WITHOUT_WORDS)('not on %s, of which the address says nothing that is shown', (name) => {
    const page = pages.find((one) => one.name === name);
    if (!page || !isPainted(page)) throw new Error(`${name} is not painted`);
    expect(firstScreen(page).saysMore(context(ORDER))).toBe(false);
  });

  it('on the card payment, whose address says the amount', () => {
    const page = pages.find(({ name }) => name === 'cardRepayment');
    if (!page || !isPainted(page)) throw new Error('the card payment is not painted');
    expect(firstScreen(page).saysMore(context(`${ORDER}&amount=1250.00&userId=3`))).toBe(true);
  });
});
