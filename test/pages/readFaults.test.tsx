import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DATA_SCREENS } from '../browser/screens.ts';
import { arm, disarm, type NetworkFault } from '../sandbox/armedFaults.ts';
import { useNativeShell } from './nativeShell.ts';
import {
  askForCode,
  button,
  calls,
  openOrder,
  openPage,
  press,
  readAgain,
  sandbox,
  useSandbox,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

/** Faults of a read, after which it can be tried again. */
const FAULTS = [
  ...(['drops', 'lost-after', 'http-500', 'http-502-json', 'html-after', 'refused'] as const),
  ...(['empty-200', 'no-content', 'malformed', 'redirect'] as const),
] satisfies NetworkFault[];

/** A read beside the first one, of a part of its page. */
const AGREEMENTS = {
  route: 'newLoanConfirm',
  call: '/contract/contract',
  orderId: 'status-110',
  failed: 'We could not load the agreements',
  ready: 'I have read',
};

type Read = Pick<(typeof DATA_SCREENS)[number], 'route' | 'call' | 'failed' | 'ready'> & {
  query?: object | undefined;
  orderId?: string;
};

async function expectRetry(
  { route, call, failed, ready, query, orderId }: Read,
  fault: NetworkFault,
) {
  const world = sandbox.world('s');
  arm(world, { path: call, fault });
  await openOrder(route, orderId, query);
  await screen.findByText(new RegExp(failed));
  disarm(world);
  await press('Retry');
  expect(await screen.findAllByText(new RegExp(ready))).not.toEqual([]);
  expect(screen.queryByText(new RegExp(failed))).toBeNull();
}

describe('a reading that fails', () => {
  it('a read is sent although the phone says that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openOrder('loanDetail');
    expect(screen.getByText('Repayment due')).toBeTruthy();
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  // Each text has been replaced before Retry is tapped, and is again when it comes anew.
  it.each(DATA_SCREENS)(
    '$route can read again after a reply of other types, while the browser translates',
    (read) => {
      onTestFinished(keepTranslated());
      return expectRetry(read, 'wrong-types');
    },
  );

  // Every read goes the same way, so that each fault is tried on one page, and on a part of one.
  describe.each([...DATA_SCREENS.slice(0, 1), AGREEMENTS])('the reading of $call', (read) => {
    it.each(FAULTS)('can be tried again after the fault %s', (fault) => expectRetry(read, fault));
  });

  it.each(DATA_SCREENS.filter(({ needsOrder }) => needsOrder))(
    '$route says that its address names no order, and asks for nothing',
    async ({ route }) => {
      await openPage(`/${route}?sessionId=s`);
      expect(screen.getAllByText('This link is incomplete')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(calls('')).toEqual([]);
    },
  );

  it.each(DATA_SCREENS)(
    '$route says that it is offline, and reads again by itself',
    async (one) => {
      const world = sandbox.world('s');
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      arm(world, { path: '*', fault: 'drops' });
      await openOrder(one.route, undefined, one.query);
      await screen.findByRole('heading', { name: 'You are offline' });
      onLine.mockReturnValue(true);
      disarm(world);
      readAgain();
      expect(await screen.findAllByText(new RegExp(one.ready))).not.toEqual([]);
    },
  );

  it.each([
    ['letters', 'repayment', '/loan-play-detail', { repayAmount: 'abc' }],
    ['less than nothing', 'repayDelay', '/orbital/fail', { delayInfo: { delayAmount: '-5' } }],
    [
      'nothing',
      'newLoanConfirm',
      '/loan-detail-confirm',
      { amount: null, periods: 2, termUnit: 'months' },
    ],
  ])('a page whose amount is %s offers Retry and no payment', async (_, name, path, data) => {
    stubReply(path, success(data));
    await openOrder(name, 'status-174');
    expect(button('Retry')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Payment Method|Next/ })).toBeNull();
  });

  it('an offer without the date of its first payment and the name of its product shows neither', async () => {
    const sent = { amount: '₱650.00', periods: 2, termUnit: 'months', comProductName: '' };
    stubReply('/loan-detail-confirm', success({ ...sent, firstPayTime: null }));
    await openOrder('newLoanConfirm', 'status-174');
    expect(screen.getByText('2 months')).toBeTruthy();
    expect(screen.queryByText(/First payment/)).toBeNull();
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names.filter((name) => !name?.trim())).toEqual([]);
  });

  it('a page whose session has ended tells in a plain browser where to sign in', async () => {
    await openOrder('loanDetail', 'signed-out');
    await press('Sign in');
    expect(await screen.findByText('Please open the app and sign in')).toBeTruthy();
  });

  it('a page whose session has ended names no Retry, which it does not have', async () => {
    stubReply('/loan-details', () => Response.json({ code: 401, message: 'Please log in again' }));
    await openOrder('loanDetail', 'status-174');
    expect(screen.getByText('Please log in again')).toBeTruthy();
    expect(button('Sign in')).toBeTruthy();
    expect(screen.queryByText(/Retry/)).toBeNull();
  });

  it('a page whose session has ended says so after a tap that finds it ended, and reads once more', async () => {
    await openOrder('repayment', 'write-signed-out');
    await askForCode();
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.getAllByText(/Your session has ended\. Please sign in again\./)).not.toEqual([]);
    expect(calls('/generate-vcode')).toHaveLength(1);
    expect(calls('/loan-play-detail')).toHaveLength(2);
  });

  describe('a page whose session has ended, in the app', () => {
    const told = useNativeShell();

    it.each([
      ['expired', 'orderId=signed-out&sessionId=s'],
      ['missing', 'orderId=signed-out&x-sandbox-session=s'],
    ])('asks the app to sign in: %s', async (reason, query) => {
      await openPage(`/loanDetail?productId=7&${query}`);
      await press('Sign in');
      await expect.poll(told).toContainEqual({ action: 'returnToLogin', payload: { reason } });
    });
  });
});
