import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { LIMITS } from '../limits.ts';
import { arm, disarm, type NetworkFault } from '../sandbox/armedFaults.ts';
import { queryOf, screenFacts } from '../screens/facts.ts';
import {
  addressOf,
  calls,
  choose,
  fault,
  isBlocked,
  ledger,
  openOrder,
  openPage,
  press,
  sandbox,
  useSandbox,
  visited,
} from './screen.tsx';
import { REPEATABLE } from './writes.ts';

/*
 * A lender that spoils one answer of a page: it never ends, comes too late, or comes from a gateway. Every call is spoiled
 * in every way in `test/unit/api/spoiledAnswers.test.ts`; here each page must have a way on after it.
 */

/** A tap must have come to an end after 75 s: the limit of a call, a reading before and one after it, and what leaves a page, ms. */
const AT_MOST = [60_000, 10_000, 5_000] as const;

useSandbox();
// The time of the page runs as usual, and can be put forward.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** The page draws what has come of it in between. */
async function untilTheEnd(): Promise<void> {
  for (const ms of AT_MOST) await act(() => vi.advanceTimersByTimeAsync(ms));
}
const isSpoiled = (path: string) => vi.waitUntil(() => calls(path).length > 0, LIMITS.poll);

/** Every read that a page makes when it is opened. The head script alone counts a visit, and nothing waits for that. */
const READS = pages
  .flatMap(({ name, reads = [] }) =>
    reads.map(({ call }) => ({ name, path: call.path.split('}').pop() ?? '' })),
  )
  .filter(({ path }) => !path.endsWith('/track-visit'));

describe('an answer that is spoiled', () => {
  it.each(READS)('$name has a way on if the answer of $path never ends', async ({ name, path }) => {
    const { failed = '', ready = '' } = screenFacts[name] ?? {};
    const world = sandbox.world('s');
    arm(world, { path, fault: 'head-only' });
    const opened = openOrder(name, undefined, queryOf(name));
    await isSpoiled(path);
    for (const ms of AT_MOST) await vi.advanceTimersByTimeAsync(ms);
    await opened;
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    disarm(world);
    if (!failed || !screen.queryByText(new RegExp(failed))) return;
    await press('Retry');
    expect(await screen.findAllByText(new RegExp(ready))).not.toEqual([]);
  });

  it.each(REPEATABLE)(
    '$what is not sent again by itself if its answer never ends, and its button comes back',
    async ({ path, page, come, taps }) => {
      await openPage(`/${page}&productId=7&sessionId=s`);
      await come?.();
      fault(path, 'head-only');
      for (const name of taps) await press(name);
      await isSpoiled(path);
      await untilTheEnd();
      expect(calls(path)).toHaveLength(1);
      // A reading has found it, and the page has gone on; or the page cannot know, and the button is back.
      if (visited.length > 0) return;
      const buttons = taps.flatMap((name) => screen.queryAllByRole('button', { name }));
      expect(buttons.filter((one) => one.getAttribute('aria-disabled') === 'true')).toEqual([]);
      if (buttons.length)
        expect(screen.queryAllByText(/not sure it went through|got no answer|^error$/)).not.toEqual(
          [],
        );
    },
  );

  const CARD = { amount: '345000' };
  const PAY = 'Repay ₱3,450.00';
  const pay = async () => {
    await choose(/UnionBank/);
    await press(PAY);
  };
  const confirm = async () => {
    await screen.findByRole('checkbox', { checked: true });
    await press('Next');
  };

  /** The writes that must happen once: the end of the path, the address of the page, the button that sends, and its effect. */
  const ONCE: readonly [string, string, string, () => Promise<unknown>, string, string][] = [
    [
      'a card payment',
      '/repayment-commit',
      addressOf('cardRepayment', 'status-174', CARD),
      pay,
      PAY,
      'debit',
    ],
    [
      'a confirmation',
      '/loan-detail-push',
      addressOf('newLoanConfirm', 'redirect'),
      confirm,
      'Next',
      'push',
    ],
    [
      'a confirmation without an order',
      '/loan-detail-push',
      '/newLoanConfirm?productId=7&sessionId=s',
      confirm,
      'Next',
      'push',
    ],
    [
      'a legacy confirmation',
      '/lumen/push',
      addressOf('loanConfirm', 'redirect'),
      confirm,
      'Next',
      'push',
    ],
  ];

  describe.each<[how: string, fault: NetworkFault]>([
    ['never ends', 'head-only'],
    ['breaks off', 'half-body'],
    ['comes too late', 'late-body'],
    ['is a 404 in JSON', 'http-404-json'],
    ['is a 404 of a gateway', 'http-404'],
  ])('once its answer %s', (_, spoiled) => {
    it.each(ONCE)('%s is neither forgotten nor sent twice', async (...one) => {
      const [, path, address, send, control, effect] = one;
      await openPage(address);
      fault(path, spoiled);
      await send();
      await isSpoiled(path);
      await untilTheEnd();
      expect(screen.queryByText(/No handler/)).toBeNull();
      const isSettled = visited.length > 0;
      expect(isSettled || !isBlocked('Check again')).toBe(true);
      cleanup();
      await openPage(address);
      await screen.findByText(/went through|You sent/);
      expect(screen.queryByRole('button', { name: control })).toBeNull();
      expect(calls(path)).toHaveLength(1);
      expect(ledger(effect)).toHaveLength(1);
    });
  });
});
