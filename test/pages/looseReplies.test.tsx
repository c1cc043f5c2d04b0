import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createLocale } from '../../shared/lib/translation.ts';
import {
  addressOf,
  askForCode,
  calls,
  fillAccount,
  left,
  openOrder,
  openPage,
  orderOf,
  press,
  renderedPage,
  saveAccount,
  useSandbox,
} from './screen.tsx';

const paintDocument = await vi.hoisted(async () => {
  const { loadDocumentPainter } = await import('./loadDocumentPainter.ts');
  return loadDocumentPainter();
});

useSandbox();

/** Opens a page for an order. @returns its text before React, and with React. */
async function textsOf(name: string, orderId: string, more: object = {}): Promise<string[]> {
  const address = addressOf(name, orderId, more);
  history.replaceState(null, '', address);
  const painted = await renderedPage(name);
  await paintDocument(name, createLocale('en', {}), painted);
  await openPage(address);
  return [painted, document.body].map(({ textContent }) => `${textContent}`);
}

describe('replies that are written loosely', () => {
  describe('a page shows, before React and after it, what a reply means:', () => {
    const plan = (amount: string) => ({ title: 'Part', description: '', amount, pay_time: '' });
    const row = (amount: string) => ({ title: 'Part', remark: '', amount, time: '' });

    it.each<[what: string, page: string, scenario: object, shown: RegExp[], not: RegExp[]]>([
      [
        'an exponent',
        'repayment',
        { repayment: { repayAmount: '1.2E+3' } },
        [/₱1,200\.00/],
        [/E\+3/],
      ],
      [
        'whole numbers with decimals',
        'loanDetail',
        { details: { orderStatus: '174.00', isDelay: '1.0' } },
        [/REPAY/, /Rollover Repayment/],
        [],
      ],
      [
        'the dust of fractions',
        'repayment',
        { repayment: { repayAmount: '24950.000000000004' } },
        [/₱24,950\.00/],
        [/0004/],
      ],
      [
        'a plan of printed numbers',
        'newLoanConfirm',
        {
          confirm: {
            amount: '2450.0000',
            periods: 2,
            repay_plans: ['1.2E+3', '1250.3000000000002'].map(plan),
          },
        },
        [/₱2,450\.00/, /₱1,250\.30/, /Total[^₱]*₱2,450\.30/],
        [/0000/],
      ],
      [
        'a discount',
        'repayment',
        { repayment: { detail: [row('-50'), row('-1.2E+1')] } },
        [/-₱50\.00/, /-₱12\.00/],
        [],
      ],
      [
        'minus zero',
        'repayment',
        { repayment: { repayAmount: '-0.00' } },
        [/There is nothing to pay/],
        [/could not load/],
      ],
    ])('%s', async (_, page, scenario, shown, not) => {
      orderOf('status-174', scenario);
      for (const text of await textsOf(page, 'status-174')) {
        for (const one of shown) expect(text).toMatch(one);
        for (const one of not) expect(text).not.toMatch(one);
      }
    });
  });

  describe('a word for nothing opens nothing:', () => {
    it.each(['null', 'undefined'])(
      'the order leads to our own repayment page, not to %s',
      async (word) => {
        orderOf('status-174', {
          details: { h5Url: word, playeduL: word, KindTipsMsg: word, inside: word },
        });
        await openOrder('loanDetail', 'status-174');
        expect(screen.queryByRole('dialog')).toBeNull();
        await press('Repayment');
        await left(/^assign \/repayment\?/);
      },
    );

    it('a loan has no agreement to accept first', async () => {
      orderOf('status-110', { confirm: { popAgreementUrl: 'null', NewPopMsg: '(null)' } });
      await openOrder('newLoanConfirm', 'status-110');
      await screen.findByText('Processing fee');
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it.each([
      ['repayment', { orderId: 'undefined' }, '/loan-play-detail'],
      ['loanDetail', { orderId: '(null)' }, '/loan-details'],
      ['cardRepayment', { amount: 'null' }, '/repayment-way'],
      ['complainDetails', { problemId: 'undefined' }, '/problem-detail'],
      ['bindBank', { productId: 'null' }, '/card-init'],
    ])('the address of %s is incomplete with such a word', async (name, words, path) => {
      await openOrder(name, 'status-174', words);
      await screen.findByText('This link is incomplete');
      expect(calls(path)).toEqual([]);
    });

    it.each([
      ['code', { showType: '1', payCode: 'null' }, /8012|null/],
      ['picture', { showType: '2', payCodeImg: 'undefined' }, /undefined/],
    ])('the page of a code shows no %s with such a word', async (_, words, not) => {
      const texts = await textsOf('repaymentOfCode', 'status-174', {
        ...words,
        repayAmount: '125000',
      });
      for (const text of texts) expect(text).not.toMatch(not);
      expect(document.querySelector('.code-value, .qr')).toBeNull();
    });
  });

  it('an amount that an address prints with .0 is the same amount', async () => {
    const query = { showType: '1', payCode: '801234567890', repayAmount: '125000.0' };
    for (const text of await textsOf('repaymentOfCode', 'status-174', query))
      expect(text).toContain('₱1,250.00');
  });

  it('a printed amount is sent back as it came', async () => {
    orderOf('status-174', { repayment: { repayAmount: '3450.0000000000005' } });
    await openOrder('repayment', 'status-174');
    await screen.findAllByText('₱3,450.00');
    await askForCode();
    await expect.poll(() => calls('/generate-vcode')).toHaveLength(1);
    expect(calls('/generate-vcode')[0]?.body.amount).toBe('3450.0000000000005');
  });

  it.each([
    ['a hard space and one without width', 'Ana\u00a0Cruz\u200b'],
    ['marks of order and direction', '\ufeffAna\u2003Cruz\u202e'],
  ])('the account holder is sent without %s that were pasted', async (_, typed) => {
    await openOrder('bindBank', 'due-extendable');
    await fillAccount();
    const holder = screen.getByLabelText('Account holder');
    await userEvent.clear(holder);
    await userEvent.paste(typed);
    await saveAccount();
    await expect.poll(() => calls('/bind-card-new')).toHaveLength(1);
    expect(calls('/bind-card-new')[0]?.body.holder).toBe('Ana Cruz');
  });
});
