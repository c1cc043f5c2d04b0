import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arm, release } from '../sandbox/armedFaults.ts';
import { goBackInShell, useNativeShell } from './nativeShell.ts';
import {
  button,
  calls,
  dialog,
  left,
  openOrder,
  orderOf,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';

/** The pages that open what the borrower taps only after an answer: its call, two ways out, and where they lead. */
const PAGES = [
  {
    page: 'loanDetail',
    orderId: 'status-110',
    path: '/gopia/goya/define',
    web: [/^Bayan Credit/, /^assign .*\/partner\?offer=partner/],
    app: /^Tulay Loan/,
    failing: /^Agad Cash/,
  },
  {
    page: 'jointLoginFail',
    orderId: 'status-174',
    path: '/orbital/jump',
    web: [/^Bayan Credit/, /^assign .*\/partner\?offer=joint/],
    app: /^Tulay Loan/,
    failing: /^Agad Cash/,
  },
] as const;

const CONFIRMATIONS = [
  ['newLoanConfirm', '/v3/contract/contract-jump'],
  ['loanConfirm', '/gopia/lumen/paper-jump'],
] as const;

const held = () => sandbox.world('s').held.size;
/** Holds the next call back. */
const hold = (path: string, name: 'hold' | 'hold-before' = 'hold') =>
  arm(sandbox.world('s'), { path, fault: name, times: 1 });
const untilHeld = () => expect.poll(held).toBe(1);
const isBusy = (name: string | RegExp) =>
  (button(name).getAttribute('aria-busy') ?? button(name).getAttribute('aria-disabled')) === 'true';

/** Answers what is held, and lets the page do all that follows from it. */
async function answer(): Promise<void> {
  expect(release(sandbox.world('s'))).toBe(1);
  // Whatever the page does with an answer, it has done by the next one.
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setTimeout(next));
  });
}

/** Opens a confirmation with two agreements. */
async function openConfirmation(page: string, more: object = {}): Promise<void> {
  orderOf('status-110', { confirm: more });
  await openOrder(page, 'status-110');
  await screen.findByRole('checkbox');
}

// The app comes second, because it stays in the window.
describe.each([
  ['in a browser', false],
  ['in the app', true],
] as const)('%s', (_, withApp) => {
  useSandbox();
  const told = withApp ? useNativeShell() : () => [];
  const opened = () => told().filter(({ action }) => action === 'openPage');

  describe.each(PAGES)('the offers of $page', ({ page, orderId, path, web, app, failing }) => {
    const [first, address] = web;

    it.each([
      ['request', 'hold-before'],
      ['answer', 'hold'],
    ] as const)('the newest opens, and one whose %s is late opens nothing', async (_, how) => {
      await openOrder(page, orderId);
      await screen.findByRole('button', { name: first });
      hold(path, how);
      await press(app);
      await untilHeld();
      expect([isBusy(app), isBusy(first)]).toEqual([true, false]);
      await press(first);
      await left(address);
      expect([isBusy(app), isBusy(first)]).toEqual([false, true]);
      await answer();
      expect([visited.length, opened(), toasts()]).toEqual([1, [], []]);
    });

    it('the newest opens in the app, and a late answer leads nowhere', async () => {
      await openOrder(page, orderId);
      await screen.findByRole('button', { name: first });
      hold(path);
      await press(first);
      await untilHeld();
      await press(app);
      await expect.poll(() => (withApp ? opened() : toasts())).toHaveLength(1);
      await answer();
      expect([visited, opened().length]).toEqual([[], withApp ? 1 : 0]);
    });

    it('a late failure is not told', async () => {
      await openOrder(page, orderId);
      await screen.findByRole('button', { name: first });
      hold(path);
      await press(failing);
      await untilHeld();
      await press(first);
      await left(address);
      await answer();
      expect(screen.queryByText('This offer has ended')).toBeNull();
      expect([visited.length, toasts()]).toEqual([1, []]);
    });

    it('the first of two, tapped again, is the newest', async () => {
      await openOrder(page, orderId);
      await screen.findByRole('button', { name: first });
      hold(path);
      await press(first);
      await untilHeld();
      hold(path);
      await press(app);
      await expect.poll(held).toBe(2);
      await press(first);
      await left(address);
      expect(release(sandbox.world('s'))).toBe(2);
      await expect.poll(() => calls(path)).toHaveLength(3);
      expect([visited.length, opened()]).toEqual([1, []]);
    });
  });

  describe.each(CONFIRMATIONS)('the agreements of %s', (page, path) => {
    it('the newest opens, a late answer nothing', async () => {
      await openConfirmation(page);
      hold(path);
      await press('Loan agreement');
      await untilHeld();
      await press('Disclosure statement');
      await left(/^assign .*position=2\b/);
      expect([isBusy('Loan agreement'), isBusy('Disclosure statement')]).toEqual([false, true]);
      await answer();
      expect([visited.length, opened()]).toEqual([1, []]);
    });

    it('the answer of one that is still opening is dropped after Next', async () => {
      await openConfirmation(page);
      hold(path);
      await press('Loan agreement');
      await untilHeld();
      await press('Next');
      await left(/^replace .*from=confirm/);
      await answer();
      expect([visited.length, opened()]).toEqual([1, []]);
    });

    it('is dropped after a tap on a link', async () => {
      await openConfirmation(page);
      hold(path);
      await press('Loan agreement');
      await untilHeld();
      screen.getByRole('link', { name: 'What does it cost?' }).click();
      await answer();
      expect([visited, opened(), isBusy('Loan agreement')]).toEqual([[], [], false]);
    });
  });

  it('an agreement that is tapped after Next opens, and the page says that the loan is confirmed', async () => {
    await openConfirmation('newLoanConfirm');
    hold('/loan-detail-push');
    await press('Next');
    await untilHeld();
    await press('Loan agreement');
    await left(/^assign .*position=1\b/);
    await answer();
    await screen.findByText(/You sent .*confirm/);
    expect(visited).toHaveLength(1);
    await press('Confirm another loan');
    await screen.findByRole('button', { name: 'Next' });
  });

  it('Borrow Again that waits for its event gives way to another button', async () => {
    await openOrder('loanDetail', 'status-200');
    act(() => {
      button('Borrow Again').click();
      button(/Call customer service/).click();
    });
    expect(isBusy('Borrow Again')).toBe(false);
    await expect.poll(() => calls('/event/save')).toHaveLength(1);
    if (withApp) await expect.poll(told).toHaveLength(1);
    else await screen.findByRole('link', { name: /8000 0100/ });
    expect(visited).toEqual([]);
    expect(told().filter(({ action }) => action === 'openProduct')).toEqual([]);
    await press('Borrow Again');
    await expect.poll(() => (withApp ? told() : visited)).toHaveLength(withApp ? 2 : 1);
  });

  it('a rating that would open the store gives way to a link', async () => {
    await openOrder('loanDetail', 'rating');
    hold('/google-score');
    const stars = await screen.findAllByRole('radio');
    act(() => stars[4]?.click());
    await press('Submit');
    await untilHeld();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/loanDetail?lang=fil';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await answer();
    expect([visited, told()]).toEqual([[], []]);
  });

  it('an offer that is still opening is dropped on the way home', async () => {
    await openOrder('loanDetail', 'status-110');
    hold('/gopia/goya/define');
    await press(/^Bayan Credit/);
    await untilHeld();
    await press('Click to view more products');
    await expect.poll(() => (withApp ? told() : visited)).toHaveLength(1);
    await answer();
    expect(opened()).toEqual([]);
    expect(visited.filter((address) => address.includes('partner'))).toEqual([]);
  });
});

describe('Back in the app', () => {
  useSandbox();
  const told = useNativeShell();

  it('drops the answer of an agreement that is still opening, and asks', async () => {
    await openConfirmation('newLoanConfirm', { isPopType: 1, popTitle: 'Wait' });
    await expect.poll(told).toHaveLength(1);
    hold('/contract-jump');
    await press('Loan agreement');
    await untilHeld();
    goBackInShell();
    await dialog('Wait');
    await answer();
    expect(visited).toEqual([]);
  });
});
