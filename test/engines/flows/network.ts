import { expect } from 'vitest';
import { type Flow, LOST_PART, LOST_REQUEST } from './flow.ts';

/** A network that fails, and fetching ahead. */
export const NETWORK_FLOWS: readonly Flow[] = [
  {
    name: 'offline, then Retry',
    few: true,
    expected: LOST_REQUEST,
    async run(phone) {
      // One dip of the network loses the first read and the chunk that could ask again.
      phone.lose(/\/assets\/client-/, /loan-play-detail/);
      await phone.open('repayment', 'due-extendable');
      await phone.sees('We could not load your repayment');
      await phone.sees(LOST_PART);
      phone.setOffline(false);
      await phone.tap('button', 'Retry');
      await phone.sees('Amount to repay');
      await phone.tap('button', 'Payment Method');
      await phone.tap('button', 'Confirm');
      await phone.isAt(/^\/repaymentOfCode\?/);
      expect(await phone.calls('/generate-vcode')).toHaveLength(1);
    },
  },
  {
    name: 'offline while paying: nothing is sent twice',
    expected: LOST_REQUEST,
    async run(phone) {
      await phone.open('repayment', 'due-extendable');
      await phone.tap('button', 'Payment Method');
      await phone.finds('dialog', 'Payment Method');
      await phone.ready();
      phone.setOffline(true);
      await phone.tap('button', 'Confirm');
      await phone.sees(/connection|We do not know whether/);
      expect(await phone.calls('/generate-vcode')).toEqual([]);
      phone.setOffline(false);
    },
  },
  {
    name: 'a page that is left is not asked for again',
    expected: LOST_REQUEST,
    async run(phone) {
      const release = phone.hold(/\/assets\/react-/);
      await phone.open('repayment', 'due-extendable');
      await phone.sees('₱3,450.00');
      await phone.goTo('/errorPage?code=404');
      release();
      await phone.ready();
      const documents = phone.asked().filter((path) => path.startsWith('/repayment?'));
      expect(documents).toHaveLength(1);
    },
  },
  {
    name: 'the next page is fetched ahead',
    async run(phone, { prefetches }) {
      await phone.open('loanDetail', 'due-extendable');
      await phone.ready();
      if (prefetches) {
        await phone.until('the next page ahead', async () =>
          phone.asked().some((path) => path.startsWith('/repayment')),
        );
      }
      await phone.tap('button', 'REPAY');
      await phone.sees('Amount to repay');
    },
  },
];
