import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { replySchemaOf } from '../replyVariants/replyVariant.ts';
import { screenFacts } from '../screens/facts.ts';
import { looksOf } from './looks.ts';
import { choose, ledger, openOrder, press, sandbox, useSandbox } from './screen.tsx';

const ORDERS = ['due-extendable', 'status-110', 'two-instalments'];
const READING = pages.filter(({ name, reads }) => reads?.length && screenFacts[name]?.failed);

/** What a page shows with a reply variant. */
async function shownIn(replyVariant: number, name: string, orderId: string): Promise<string[]> {
  sandbox.world('s').settings.replyVariant = replyVariant;
  await openOrder(name, orderId, screenFacts[name]?.query);
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  return looksOf(document.body);
}

function close(): void {
  cleanup();
  sessionStorage.clear();
}

describe.each(READING)('$name', ({ name, reads = [] }) => {
  useSandbox();
  const failed = `${screenFacts[name]?.failed}`;

  it.each(ORDERS)('shows the same facts however they are spelled: %s', async (order) => {
    const plain = await shownIn(0, name, order);
    close();
    for (const respelled of [1, 3, 5]) {
      expect(await shownIn(respelled, name, order), `variant ${respelled}`).toEqual(plain);
      close();
    }
  });

  it('shows other contents without a failure or a mistake', async () => {
    const errors = vi.spyOn(console, 'error');
    for (const other of [2, 4, 6, 8]) {
      const shown = (await shownIn(other, name, 'due-extendable')).join('\n');
      expect(shown, `variant ${other}`).not.toMatch(/\b(undefined|NaN|null)\b|\[object/);
      expect(shown, `variant ${other}`).not.toContain(failed);
      close();
    }
    expect(errors).not.toHaveBeenCalled();
  });

  const { method = '', path = '' } = reads[0]?.call ?? {};
  const needed = replySchemaOf(method, path)?.data.required;
  it.runIf(needed)('offers Retry if a required field is left out', async () => {
    expect((await shownIn(10, name, 'due-extendable')).join('\n')).toContain(failed);
    sandbox.world('s').settings.replyVariant = 0;
    await press('Retry');
    await expect.poll(() => screen.queryByText(failed)).toBeNull();
  });
});

describe.each([1, 3, 5])('what variant %i sent is sent back', (variant) => {
  useSandbox();

  it.each([
    ['repayment', 'due-extendable', ['Payment Method', 'Confirm'], 'code'],
    ['repayDelay', 'due-extendable', ['Payment Method', 'Confirm'], 'extensionCode'],
    ['cardRepayment', 'status-174', [/UnionBank/, 'Repay ₱3,450.00'], 'debit'],
    ['newLoanConfirm', 'redirect', ['Next'], 'push'],
    ['loanConfirm', 'redirect', ['Next'], 'push'],
  ] as const)('%s', async (name, order, taps, effect) => {
    await shownIn(variant, name, order);
    for (const tap of taps) await (typeof tap === 'string' ? press(tap) : choose(tap));
    await expect.poll(() => ledger(effect)).toHaveLength(1);
  });
});
