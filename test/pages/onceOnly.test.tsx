import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SETTLING_MS } from '../../shared/runtime/mutation/next.ts';
import {
  button,
  calls,
  checkOnceSettled,
  choose,
  fault,
  isBlocked,
  keysOf,
  ledger,
  left,
  openOrder,
  openPage,
  openUnanswered,
  orderOf,
  press,
  useSandbox,
} from './screen.tsx';
import { stubReply } from './stubServer.ts';
import { REPEATABLE } from './writes.ts';

useSandbox();

const UNREACHED = 'We got no answer from the lender, so nothing was sent. Please try again.';
const OFFLINE = 'You are offline. Check your connection and try again.';
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const GONE = "We don't see this offer any more.";

describe('a write that must happen once', () => {
  it.each([
    ['a card payment', 'cardRepayment', 'Repay ₱3,450.00', '/repayment-commit', true, UNREACHED],
    ['a confirmation', 'newLoanConfirm', 'Next', '/loan-detail-push', true, UNREACHED],
    [
      'a confirmation that is offline',
      'newLoanConfirm',
      'Next',
      '/loan-detail-push',
      false,
      OFFLINE,
    ],
  ] as const)('%s is not sent if the reading before it gets no answer', async (...one) => {
    const [, page, control, path, onLine, words] = one;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const isCard = page === 'cardRepayment';
    await openOrder(page, isCard ? 'status-174' : 'redirect', isCard ? { amount: '345000' } : {});
    if (isCard) await choose(/UnionBank/);
    const reads = stubReply('/loan-details', noAnswer);
    stubReply('/loan-play-detail', noAnswer);
    await press(control);
    expect(await screen.findByText(words, { selector: '.bar-note' })).toBeTruthy();
    expect(screen.queryByText(onLine ? OFFLINE : UNREACHED)).toBeNull();
    expect(reads.length).toBeGreaterThan(0);
    expect(calls(path)).toEqual([]);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('write|'))).toEqual([]);
    await waitFor(() => expect(isBlocked(control)).toBe(false));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryAllByText(OFFLINE)).toEqual([]));
  });

  const offerGone = { code: 1010, status: '1010', success: false, message: 'This offer has ended' };

  describe('a loan confirmation without an order, after a lost answer', () => {
    const open = async () => {
      await openPage('/newLoanConfirm?productId=7&sessionId=s');
      await screen.findByRole('checkbox', { checked: true });
    };

    it('an offer that is gone is not seen any more, and Next stays off', async () => {
      await open();
      stubReply('/loan-detail-push', () => {
        stubReply('/loan-detail-confirm', offerGone);
        return noAnswer();
      });
      await press('Next');
      expect(await screen.findByText(GONE)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Go to the home screen' })).toBeTruthy();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
      await press('Check again');
      expect(await screen.findByText(GONE)).toBeTruthy();
      for (const name of ['Next', 'Send again anyway'])
        expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByText(/received|confirmed/)).toBeNull();
    });

    it('an offer that is there proves nothing, not even that nothing has changed', async () => {
      await open();
      fault('/loan-detail-push', 'lost-after');
      await press('Next');
      await screen.findByText(/went through\. It may still go through/);
      expect(screen.queryByText(/Nothing has changed/)).toBeNull();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SETTLING_MS });
      await press('Check again');
      expect(await screen.findByText(/We're not sure your .*loan confirmation went/)).toBeTruthy();
      expect(screen.queryByText(GONE)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
      expect(ledger('push')).toHaveLength(1);
    });
  });

  /** The pages of a write that must happen once: the address, the call of its data, its control, and its own path. */
  const PAGES = {
    'a confirmation': [
      '/newLoanConfirm?orderId=redirect',
      '/loan-detail-confirm',
      'Next',
      '/loan-detail-push',
    ],
    'a legacy confirmation': [
      '/loanConfirm?orderId=redirect',
      '/lumen/detail',
      'Next',
      '/lumen/push',
    ],
    'a confirmation without an order': [
      '/newLoanConfirm?',
      '/loan-detail-confirm',
      'Next',
      '/loan-detail-push',
    ],
    'a card payment': [
      '/cardRepayment?orderId=status-174&amount=345000',
      '/repayment-way',
      'Repay ₱3,450.00',
      '/repayment-commit',
    ],
  } as const;
  type Name = keyof typeof PAGES;
  const addressOf = (name: Name) => `${PAGES[name][0]}&productId=7&sessionId=s`;

  /** What becomes of the page's own reading. */
  const OUTCOMES: readonly [string, unknown][] = [
    ['is refused', { code: 1207, status: '1207', success: false, message: 'Offer has ended' }],
    ['is refused with HTTP 404', () => Response.json({ code: 7, message: 'No' }, { status: 404 })],
    ['finds the server in trouble', () => new Response('<h1>', { status: 500 })],
    ['cannot be read', () => new Response('<html>')],
    ['lacks everything', { code: 0, status: '00', success: true, data: {} }],
    ['gets no answer', noAnswer],
    ['finds the session ended', () => Response.json({ code: 401 }, { status: 401 })],
  ];

  describe.each(Object.keys(PAGES) as Name[])('after a lost answer and a reload, %s', (name) => {
    const [, reading, control, path] = PAGES[name];
    const wayOn = () =>
      name.includes('without')
        ? screen.getByRole('button', { name: 'Go to the home screen' })
        : screen.getByRole('link', { name: 'See your order' });
    const send = async () => {
      await openPage(addressOf(name));
      if (name.includes('card')) await choose(/UnionBank/);
      else await screen.findByRole('checkbox', { checked: true });
      fault(path, 'lost-before');
      await press(control);
      await screen.findByText(/went through/, { selector: '.bar-note' });
      cleanup();
    };
    const isTold = () => screen.findByText(/We're not sure .* went through|don't see this offer/);
    const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

    it.each(OUTCOMES)('is not forgotten if the reading of its page %s', async (_, reply) => {
      await send();
      stubReply(reading, reply);
      await openPage(addressOf(name));
      await isTold();
      expect(wayOn()).toBeTruthy();
      const reads = stubReply(name.includes('without') ? reading : '/loan-details', reply);
      await press('Check again');
      await expect.poll(() => reads.length).toBeGreaterThan(0);
      await isTold();
      // Nothing could send it here, so going on from the notice would only hide it.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
      await press('Check again');
      await isTold();
      expect(offered()).toContain('Check again');
      for (const name of [control, 'Send again anyway']) expect(offered()).not.toContain(name);
      expect(calls(path)).toHaveLength(1);
    });

    it('stands while nobody has answered', async () => {
      await send();
      await openUnanswered(addressOf(name));
      await isTold();
      expect([wayOn(), button('Check again')]).toHaveLength(2);
    });

    // Nothing shows whether a confirmation without an order has arrived.
    const whereItShows = it.skipIf(name.includes('without'));

    whereItShows(
      'is found by its reading, and left, whatever the lender says of the page',
      async () => {
        await send();
        const order = orderOf(name.includes('card') ? 'status-174' : 'redirect');
        order.status = name.includes('card') ? '200' : '151';
        stubReply(reading, OUTCOMES[0]?.[1]);
        await openPage(addressOf(name));
        await screen.findByText(/has arrived|have received/);
        await left(/^replace \/loanDetail\?/);
      },
    );

    whereItShows('that was not found can still be checked, with a way on', async () => {
      await send();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
      stubReply(reading, OUTCOMES[0]?.[1]);
      await openPage(addressOf(name));
      await screen.findByText(/We checked and don't see/);
      expect(wayOn()).toBeTruthy();
      const reads = stubReply('/loan-details', noAnswer);
      await press('Check again');
      await expect.poll(() => reads.length).toBeGreaterThan(0);
      await screen.findByText(/We can't check right now.* don't see your/);
    });
  });

  it('a card payment is not forgotten if the address has lost its amount', async () => {
    await openPage(addressOf('a card payment'));
    await choose(/UnionBank/);
    fault('/repayment-commit', 'lost-before');
    await press('Repay ₱3,450.00');
    await screen.findByText(/It may still go through/);
    cleanup();
    await openPage('/cardRepayment?productId=7&orderId=status-174&sessionId=s');
    expect(screen.getByText(/amount to repay is missing/)).toBeTruthy();
    expect(await screen.findByText(/not sure your ₱3,450\.00 payment went through/)).toBeTruthy();
    await press('Check again');
    await screen.findByText(/We do not see it yet/);
  });

  it('a check waits for no fresh data of its page', async () => {
    await openOrder('newLoanConfirm', 'redirect');
    await screen.findByRole('checkbox', { checked: true });
    fault('/loan-detail-push', 'lost-before');
    await press('Next');
    await screen.findByText(/It may still go through/);
    stubReply('/loan-detail-confirm', noAnswer);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/could not refresh this page/);
    expect(isBlocked('Check again')).toBe(false);
  });

  it('nothing opens over a confirmation in doubt', async () => {
    orderOf('redirect', { confirm: { popAgreementUrl: 'https://docs.example/first' } });
    await openOrder('newLoanConfirm', 'redirect');
    await press('Agree');
    fault('/loan-detail-push', 'lost-before');
    await press('Next');
    await screen.findByText(/It may still go through/);
    cleanup();
    await openOrder('newLoanConfirm', 'redirect');
    await screen.findByText(/It may still go through/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a payment that was not found keeps another card from being sent, and says so', async () => {
    await openPage(addressOf('a card payment'));
    await choose(/UnionBank/);
    fault('/repayment-commit', 'lost-before');
    await press('Repay ₱3,450.00');
    await checkOnceSettled();
    await screen.findByText(/^We checked and don't see/);
    await choose(/BDO/);
    await press('Repay ₱3,450.00');
    expect(await screen.findByText(/^Nothing was sent\. We checked and don't see/)).toBeTruthy();
    expect(calls('/repayment-commit')).toHaveLength(1);
  });

  it('a tap that another tab keeps from being sent says so', async () => {
    const request = async (_: string, __: object, work: (lock: null) => unknown) => work(null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    await openPage(addressOf('a card payment'));
    await choose(/UnionBank/);
    await press('Repay ₱3,450.00');
    expect(await screen.findByText(/^Nothing was sent, because another tab/)).toBeTruthy();
    expect(calls('/repayment-commit')).toEqual([]);
  });

  it.each(REPEATABLE)(
    '$what is sent again with the same key after a lost answer',
    async ({ path, page, come, taps }) => {
      const keys = () => keysOf(path);
      const tap = async () => {
        for (const name of taps)
          if (screen.queryByRole('button', { name }) || name !== taps[0]) await press(name);
      };
      await openPage(`/${page}&productId=7&sessionId=s`);
      await come?.();
      fault(path, 'lost-before');
      await tap();
      expect(
        await screen.findAllByText(/not sure it went through|got no answer|^error$/),
      ).not.toEqual([]);
      expect(keys()).toHaveLength(1);
      await tap();
      await expect.poll(keys).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
      expect(keys()[1]).toBe(keys()[0]);
    },
  );

  it('a rating of an order that closed without a word is sent again with the same key', async () => {
    const keys = () => keysOf('/google-score');
    fault('/google-score', 'lost-before');
    for (const count of [1, 2]) {
      await openPage('/loanDetail?orderId=rating&productId=7&sessionId=s');
      await choose('5 stars');
      await press('Submit');
      await expect.poll(keys).toHaveLength(count);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      cleanup();
    }
    expect(keys()[1]).toBe(keys()[0]);
  });
});
