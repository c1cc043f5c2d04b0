import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { documentedCall } from '../replyVariants/replyVariant.ts';
import { queryOf, screenFacts } from '../screens/facts.ts';
import { looksOf } from './looks.ts';
import { calls, choose, openOrder, press, sandbox, useSandbox } from './screen.tsx';

useSandbox();

const ORDERS = [
  ['of an order that is due', 'due-extendable'],
  ['of a new order', 'status-110'],
] as const;
const READING = pages.filter(({ name, reads }) => reads?.length && screenFacts[name]?.failed);

/** What a page shows with a reply variant. */
async function shownIn(replyVariant: number, name: string, orderId: string): Promise<string[]> {
  sandbox.world('s').settings.replyVariant = replyVariant;
  await openOrder(name, orderId, queryOf(name));
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  return looksOf(document.body);
}

function close(): void {
  cleanup();
  sessionStorage.clear();
}

describe('a lender who writes otherwise', () => {
  describe.each(READING)('$name', ({ name, reads = [] }) => {
    const failed = `${screenFacts[name]?.failed}`;

    it.each(ORDERS)('shows the same facts %s however they are spelled', async (_, order) => {
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
    const needed = documentedCall(method, path)?.data.required;
    it.runIf(needed)('offers Retry if a required field is left out', async () => {
      expect((await shownIn(10, name, 'due-extendable')).join('\n')).toContain(failed);
      sandbox.world('s').settings.replyVariant = 0;
      await press('Retry');
      await expect.poll(() => screen.queryByText(failed)).toBeNull();
    });
  });

  it.each([
    ['repayment', 'due-extendable', ['Payment Method', /^Confirm ·/], '/generate-vcode'],
    ['repayDelay', 'due-extendable', ['Payment Method', /^Confirm ·/], '/generate-vcode'],
    ['cardRepayment', 'status-174', [/UnionBank/, 'Repay ₱3,450.00'], '/repayment-commit'],
    ['newLoanConfirm', 'redirect', ['Next'], '/loan-detail-push'],
    ['loanConfirm', 'redirect', ['Next'], '/lumen/push'],
    ['loanDetail', 'status-110', [/Bayan/], '/goya/define'],
  ] as const)(
    '%s: the fields of its write are exact, however the lender spells its replies',
    async (name, order, taps, path) => {
      /** Sends it to a lender. @returns its fields, and how that lender spells amounts. */
      const send = async (replyVariant: number) => {
        sandbox.reset('s');
        await shownIn(replyVariant, name, order);
        for (const tap of taps)
          await (tap instanceof RegExp && name === 'cardRepayment' ? choose(tap) : press(tap));
        await expect.poll(() => calls(path)).toHaveLength(1);
        close();
        localStorage.clear();
        return { fields: calls(path)[0]?.body ?? {}, respelled: sandbox.world('s').respelled };
      };
      const plain = Object.entries((await send(0)).fields);
      expect(plain.length).toBeGreaterThan(1);
      for (const variant of [1, 3, 5]) {
        const { fields, respelled } = await send(variant);
        const amounts = new Set(respelled.values());
        const expected = plain.map(([field, said]) => {
          const isOurs = name === 'cardRepayment' || !amounts.has(said);
          return [field, isOurs ? said : expect.toSatisfy((own) => respelled.get(own) === said)];
        });
        expect(fields, `variant ${variant}`).toEqual(Object.fromEntries(expected));
      }
    },
  );
});
