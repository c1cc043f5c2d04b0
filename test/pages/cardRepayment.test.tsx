import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardRepayment, pageData as ways } from '../../pages/cardRepayment/CardRepayment.tsx';
import { paymentOf } from '../../pages/cardRepayment/cardRepayment.address.ts';
import {
  lastFour,
  otherWays,
  shownCardPayment,
} from '../../pages/cardRepayment/cardRepayment.model.ts';
import {
  CODE_STEP_TTL_MS,
  keepCodeStep,
  keptCodeStep,
  verifyCodeOf,
} from '../../pages/cardRepayment/code/codeStep.model.ts';
import { commitFields, failureTitle } from '../../pages/cardRepayment/payment/cardPayment.model.ts';
import { cardCommit } from '../../pages/cardRepayment/payment/cardPayment.mutation.ts';
import { failed } from '../../shared/api/envelope.ts';
import { readConfig } from '../../shared/config/readConfig.ts';
import { arm, release } from '../sandbox/armedFaults.ts';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';
import { checkOnceSettled } from './settle.ts';

const ORDER = { productId: '7', orderId: 'o1' };
const OWN = { amount: '345000', couponId: '', userId: '', real: '' };

describe('the address of the card repayment', () => {
  it('needs an order and a positive amount, which it sends as written', () => {
    expect(paymentOf(ORDER, OWN)).toMatchObject({ amount: '345000', amountText: '₱3,450.00' });
    expect(paymentOf(ORDER, { ...OWN, real: '1' })?.amountText).toBe('₹3,450.00');
    for (const amount of [
      '',
      '0',
      '-1',
      '12.505',
      '12.',
      '.5',
      '1e3',
      ' 1',
      '٣',
      '1'.repeat(16),
      'NaN',
    ]) {
      expect(paymentOf(ORDER, { ...OWN, amount })).toBeUndefined();
    }
    for (const [amount, amountText] of [
      ['3450.00', '₱3,450.00'],
      ['3450.5', '₱3,450.50'],
      ['0.5', '₱0.50'],
      ['00345000', '₱3,450.00'],
    ] as const) {
      expect(paymentOf(ORDER, { ...OWN, amount })).toMatchObject({ amount, amountText });
    }
    for (const amount of ['0.0', '0.00']) {
      expect(paymentOf(ORDER, { ...OWN, amount })).toBeUndefined();
    }
    expect(paymentOf({ productId: '7' }, OWN)).toBeUndefined();
    expect(paymentOf({ orderId: 'o1' }, OWN)).toBeUndefined();
  });

  it('is shown in the document before React has loaded', () => {
    const shown = (query: string, settings: Readonly<Record<string, string>> = {}) => {
      const page = `https://m.example/cardRepayment?${query}`;
      return shownCardPayment(undefined, { now: 0, page, config: readConfig(settings) });
    };
    expect(shown('product_id=7&orderId=o1&amount=12345')).toMatchObject({
      amount: '₱123.45',
      order: 'o1',
    });
    expect(shown('product_id=7&orderId=o1&amount=3450.5').amount).toBe('₱3,450.50');
    expect(shown('product_id=7&orderId=o1&amount=12,345').amount).toBeUndefined();
    const india = { VITE_CURRENCY: '₹', VITE_GROUPING: 'indian' };
    expect(shown('productId=7&orderId=o1&amount=123456789', india).amount).toBe('₹12,34,567.89');
  });
});

describe('the model of the card repayment', () => {
  const word = fc.string({ minLength: 1 });
  const card = fc.record({ id: word, bankName: word, cardNo: word, bankCode: word });

  it('commits exactly the values of the card and the address', () => {
    fc.assert(
      fc.property(
        card,
        word,
        fc.string(),
        fc.constantFrom('0', '1'),
        (given, token, coupon, sms) => {
          const payment = paymentOf(ORDER, { ...OWN, couponId: coupon, userId: 'u' });
          if (!payment) throw new Error('The address is complete');
          expect(commitFields(payment, given, token, sms as '0' | '1')).toEqual({
            amount: '345000',
            bankName: given.bankName,
            cardId: given.id,
            cardNo: given.cardNo,
            ...(coupon && { couponId: coupon }),
            orderId: 'o1',
            repayToken: token,
            bankCode: given.bankCode,
            sendMsg: sms,
          });
        },
      ),
    );
  });

  it('never shows more of a card than its last four characters', () => {
    fc.assert(
      fc.property(word, (cardNo) => {
        const shown = lastFour({ cardNo });
        expect(shown.length).toBeLessThanOrEqual(4);
        expect(cardNo.replace(/\s/g, '').endsWith(shown)).toBe(true);
      }),
    );
    expect(lastFour({ cardNo: '5234 5678 1234 1234' })).toBe('1234');
  });

  it('ignores a code without its record', () => {
    expect(cardCommit.isConclusive?.({ needValid: true, repayRecordId: '' })).toBe(false);
    expect(cardCommit.isConclusive?.({ needValid: true, repayRecordId: '9' })).toBe(true);
    expect(cardCommit.isConclusive?.({ needValid: false, repayRecordId: '' })).toBe(true);
  });

  it('shows error for a failure without a reply, and else the message', () => {
    for (const failure of ['network', 'timeout', 'offline'] as const) {
      expect(failureTitle(failed(failure))).toBe('error');
    }
    for (const failure of ['refused', 'server'] as const) {
      expect(failureTitle(failed(failure, 'Too late', '7', {}))).toBe('Too late');
    }
    expect(failureTitle(failed('refused', '', '7', {}))).toMatch(/was not accepted/);
    // The page says that the outcome is unknown: no toast asks to try again.
    expect(failureTitle(failed('malformed', '', '', '<html>'))).toBe('');
    expect(failureTitle(failed('server', '', '', '<html>'))).toBe('');
  });

  it('accepts a code of at least 6 characters, without pasted spaces', () => {
    expect(verifyCodeOf('123 456')).toBe('123456');
    expect(verifyCodeOf(' 1234 5678 ')).toBe('12345678');
    for (const short of ['', '12345', '1 2 3 4 5', '      ', 'null']) {
      expect(verifyCodeOf(short)).toBeUndefined();
    }
  });

  it.each([
    [{ offered: false, address: '' }, '', []],
    [{ offered: true, address: '' }, '', []],
    [{ offered: true, address: '' }, 'u', [{ label: 'Alipay' }]],
    [{ offered: true, address: '/a' }, '', [{ label: 'Alipay', address: '/a' }]],
    [{ offered: false, address: '' }, 'u', [{ label: 'Pay with our payment partner' }]],
  ])('offers beside the cards, for %j and user %j', (alipay, userId, expected) => {
    expect(otherWays({ alipay }, { userId })).toEqual(expected);
  });
});

describe('the code step after a reload', () => {
  useSandbox();
  const step = {
    orderId: 'o1',
    amount: '345000',
    cardId: '5',
    repaymentRecordId: '9',
    sentAt: 1e12,
  };

  it('is restored for this order and amount, for ten minutes', () => {
    keepCodeStep(step);
    expect(keptCodeStep(step, 1e12 + 1000)).toMatchObject(step);
    expect(keptCodeStep(step, 1e12 - 1000)).toMatchObject(step);
    expect(keptCodeStep(step, 1e12 + CODE_STEP_TTL_MS)).toBeUndefined();
    expect(keptCodeStep({ ...step, orderId: 'o2' }, 1e12)).toBeUndefined();
    expect(keptCodeStep({ ...step, amount: '1' }, 1e12)).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"orderId":"o1"}'])('is not restored if storage holds %j', (kept) => {
    sessionStorage.setItem('codeStep', kept);
    expect(keptCodeStep(step, 1e12)).toBeUndefined();
  });
});

describe('the card repayment screen', () => {
  useSandbox();
  const open = (orderId: string, more = '') =>
    openScreen(
      `/cardRepayment?productId=7&orderId=${orderId}&amount=345000&sessionId=s${more}`,
      <CardRepayment />,
      ways,
    );
  const sent = (path: string) =>
    sandbox
      .world('s')
      .calls.filter((call) => call.path.endsWith(path))
      .map(({ body }) => body);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  /** Opens the page as a reload in the code step does, with no countdown left. */
  async function openAtCode(orderId: string): Promise<void> {
    history.replaceState(null, '', `/cardRepayment?productId=7&orderId=${orderId}&sessionId=s`);
    const step = { orderId, amount: '345000', cardId: '501', repaymentRecordId: '7001' };
    keepCodeStep({ ...step, sentAt: Date.now() });
    await open(orderId);
    await screen.findByRole('heading', { name: 'Confirm your payment' });
  }

  it('repays with a code: what it sends, and where it goes', async () => {
    await open('status-174', '&couponId=c9');
    expect(screen.getByText('₱3,450.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /BDO Unibank ending in 1234/ }));
    await press('Repay');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    expect(sent('repayment-commit')).toEqual([
      {
        amount: '345000',
        bankName: 'BDO Unibank',
        cardId: '501',
        cardNo: '5234567812341234',
        couponId: 'c9',
        orderId: 'status-174',
        repayToken: 'repay-status-174-1',
        bankCode: 'BDO',
        sendMsg: '1',
      },
    ]);
    const [message] = sandbox.world('s').cards.messages;
    const code = `${message?.code}`;
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Verification code' }),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await press('Confirm payment');
    await expect.poll(() => visited).toEqual([expect.stringMatching(/^replace \/loanDetail\?/)]);
    expect(sent('repayment-confirm')).toEqual([
      { orderId: 'status-174', verifyCode: code, repaymentRecordId: '7001' },
    ]);
    expect(sandbox.world('s').orders.get('status-174')?.status).toBe('200');
  });

  it('goes to the order at once if no code is needed', async () => {
    await open('due-two');
    await userEvent.click(screen.getByRole('radio', { name: /UnionBank/ }));
    await press('Repay');
    await expect.poll(() => visited).toEqual([expect.stringMatching(/^replace \/loanDetail\?/)]);
    expect(sandbox.world('s').orders.get('due-two')?.instalmentsLeft).toBe(1);
  });

  it('asks for a card first, in the page and as a toast', async () => {
    await open('status-174');
    await press('Repay');
    expect(screen.getAllByText('Please choose a bank card first')).toHaveLength(2);
    expect(sent('repayment-commit')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /BDO/ }));
    expect(screen.getAllByText('Please choose a bank card first')).toHaveLength(1);
  });

  it('takes its error toasts along when the next step replaces it', async () => {
    await open('status-174');
    await press('Repay');
    expect(screen.getByRole('alert').textContent).toBe('Please choose a bank card first');
    await userEvent.click(screen.getByRole('radio', { name: /BDO/ }));
    await press('Repay');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Confirm payment');
    const toast = { selector: '.toast' };
    await screen.findByText('please enter the correct verification code', toast);
    await press('Cancel');
    await screen.findByRole('heading', { name: 'Choose a bank card' });
    expect(screen.queryByText('please enter the correct verification code')).toBeNull();
  });

  const spins = (name: string) =>
    screen.getByRole('button', { name }).querySelector('.button-spinner') !== null;
  const hold = (path: string) => arm(sandbox.world('s'), { path, fault: 'hold', times: 1 });

  it.each([
    ['Pay with our payment partner', 'Repay', '/repayment-huichao'],
    ['Repay', 'Pay with our payment partner', '/repayment-commit'],
  ])('shows %s as busy, and %s as not available meanwhile', async (tapped, other, path) => {
    await open('status-174', '&userId=u1');
    await userEvent.click(screen.getByRole('radio', { name: /UnionBank/ }));
    hold(path);
    await press(tapped);
    await waitFor(() => expect(spins(tapped)).toBe(true));
    expect(spins(other)).toBe(false);
    expect(screen.getByRole('button', { name: other }).getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(sent(path)).toHaveLength(1));
    release(sandbox.world('s'));
    await expect.poll(() => visited.length).toBe(1);
  });

  it('shows only the new code as busy while it is requested', async () => {
    await openAtCode('status-174');
    hold('/repayment-commit');
    await press('Get a new code');
    await waitFor(() => expect(spins('Get a new code')).toBe(true));
    expect(spins('Confirm payment')).toBe(false);
    await waitFor(() => expect(sent('/repayment-commit')).toHaveLength(1));
    release(sandbox.world('s'));
    await screen.findByText('verification code sent, check your phone', { selector: '.toast' });
  });

  it('accepts numbers as text and flags in any form', async () => {
    await open('loose-types');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await open('null-lists');
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toBeTruthy();
  });

  it('asks the payment partner with user, order and amount, and opens its address', async () => {
    await open('status-174', '&userId=u1');
    await press('Pay with our payment partner');
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toMatch(/partner\?way=huichao/);
    expect(sent('repayment-huichao')).toEqual([
      { userId: 'u1', orderId: 'status-174', amount: '345000' },
    ]);
  });

  it('opens Alipay at the address from the server, and refuses a forged one', async () => {
    await open('alipay');
    await press('Alipay');
    expect(visited[0]).toMatch(/partner\?way=alipay/);
    await open('write-unsafe', '&userId=u1');
    await press('Pay with our payment partner');
    await screen.findByText(/This link cannot be opened/);
    // The address was requested successfully, so the button is not offered again.
    await screen.findByText(/We have received your payment\./);
    await expect
      .poll(() => visited.slice(1))
      .toEqual([expect.stringMatching(/^replace \/loanDetail\?/)]);
  });

  it('offers to pay again only after proving that nothing was debited', async () => {
    await open('write-dropped');
    await userEvent.click(screen.getByRole('radio', { name: /BDO/ }));
    await press('Repay');
    await checkOnceSettled();
    await screen.findByText(/We checked and don't see your ₱3,450\.00 payment yet/);
    expect(screen.getByRole('button', { name: 'Repay' })).toBeTruthy();
    expect(sent('repayment-commit')).toHaveLength(1);
    // The bank may still book it, so that only the same payment is sent again.
    await userEvent.click(screen.getByRole('radio', { name: /UnionBank/ }));
    await press('Repay');
    await screen.findByText(
      /your ₱3,450\.00 payment may still arrive late\. Until \d.* you can only send the same again/,
    );
    expect(sent('repayment-commit')).toHaveLength(1);
  });

  it('shows the same to whoever opens the page after a check that found nothing', async () => {
    await open('write-dropped');
    await userEvent.click(screen.getByRole('radio', { name: /BDO/ }));
    await press('Repay');
    await checkOnceSettled();
    await screen.findByText(/We checked and don't see your ₱3,450\.00 payment yet/);
    cleanup();
    await open('write-dropped');
    await screen.findByText(/We checked and don't see your ₱3,450\.00 payment yet/);
  });

  it('sends nothing but the same code after a confirmation that did not arrive', async () => {
    await openAtCode('status-174');
    arm(sandbox.world('s'), { path: '/repayment-confirm', fault: 'lost-before', times: 1 });
    const code = screen.getByLabelText('Verification code');
    await userEvent.type(code, '123456');
    await press('Confirm payment');
    await checkOnceSettled();
    await screen.findByText(/We checked and don't see your ₱3,450\.00 payment yet/);
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    for (const other of ['Confirm payment', 'Get a new code']) {
      await press(other);
      await screen.findByText(/You can't send anything different yet/);
    }
    expect(sent('repayment-confirm')).toHaveLength(1);
    expect(sent('repayment-commit')).toHaveLength(0);
  });

  it('offers to sign in if the session has ended before a check', async () => {
    await open('write-dropped');
    await userEvent.click(screen.getByRole('radio', { name: /BDO/ }));
    await press('Repay');
    await screen.findByText(/We'll check again in a moment/);
    arm(sandbox.world('s'), { path: '*', fault: 'signed-out', kind: 'read' });
    await press('Check again');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('says that a payment has arrived if the order was paid elsewhere meanwhile', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('radio', { name: /BDO/ }));
    const order = sandbox.world('s').orders.get('status-174');
    if (order) Object.assign(order, { status: '200' });
    await press('Repay');
    await screen.findByText(/A payment has arrived\. The next page shows/);
    expect(sent('repayment-commit')).toEqual([]);
  });

  it('has a new token for another code, because the first commit has used up the old one', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('radio', { name: /BDO/ }));
    await press('Repay');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    await waitFor(() => expect(sent('repayment-way')).toHaveLength(2));
  });

  it('stays at the code if the lender refuses to send another one', async () => {
    await openAtCode('status-174');
    arm(sandbox.world('s'), { path: '/repayment-commit', fault: 'refused-after', times: 1 });
    await press('Get a new code');
    await screen.findByText('do not submit the payment request repeatedly', { selector: '.toast' });
    const confirm = screen.getByRole('button', { name: 'Confirm payment' });
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByText(/We already have your payment/)).toBeNull();
  });

  it('keeps the code step if the server no longer lists its card', async () => {
    await openAtCode('empty-lists');
    await press('Get a new code');
    expect(screen.getAllByText('Please choose a bank card first')).toHaveLength(2);
    await press('Cancel');
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toBeTruthy();
  });

  it('makes no call for an address without an amount', async () => {
    await openScreen('/cardRepayment?productId=7&orderId=o1&sessionId=s', <CardRepayment />, ways);
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    expect(screen.getByText(/amount to repay is missing/)).toBeTruthy();
    expect(screen.queryByText('failed to query card list')).toBeNull();
    expect(sent('')).toEqual([]);
  });

  describe.each(['3450.00', '3450.0'])('for the amount %s in the address', (amount) => {
    const openFor = () =>
      openScreen(
        `/cardRepayment?productId=7&orderId=status-174&sessionId=s&userId=u1&amount=${amount}`,
        <CardRepayment />,
        ways,
      );

    it('commits exactly that text', async () => {
      await openFor();
      expect(screen.getByText('₱3,450.00')).toBeTruthy();
      await userEvent.click(screen.getByRole('radio', { name: /1234/ }));
      await press('Repay');
      await screen.findByRole('heading', { name: 'Confirm your payment' });
      expect(sent('repayment-commit')).toMatchObject([{ amount }]);
    });

    it('asks the payment partner for exactly that text', async () => {
      await openFor();
      await press('Pay with our payment partner');
      await expect.poll(() => visited.length).toBe(1);
      expect(sent('repayment-huichao')).toMatchObject([{ amount }]);
    });
  });
});
