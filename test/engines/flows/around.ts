import { expect } from 'vitest';
import { SHELL_NAME } from '../shell.ts';
import { type Flow, LOST_PART, LOST_REQUEST } from './flow.ts';

/** What stands around a page: a network that fails, fetching ahead, and a native app. */
export const AROUND_FLOWS: readonly Flow[] = [
  {
    name: 'a dip of the network, then Reload',
    few: true,
    expected: LOST_REQUEST,
    async run(phone) {
      // One dip of the network loses the first read and the chunk that could ask again.
      phone.network.lose(/\/assets\/client-/, /loan-play-detail/);
      await phone.open('repayment', 'due-extendable');
      await phone.sees('We could not load your repayment');
      await phone.sees(LOST_PART);
      phone.setOffline(false);
      await phone.tap('button', 'Reload the page');
      await phone.sees('Amount to repay');
      await phone.tap('button', 'Payment Method');
      await phone.tap('button', 'Confirm');
      await phone.isAt(/^\/repaymentOfCode\?/);
      expect(await phone.calls('/generate-vcode')).toHaveLength(1);
    },
  },
  {
    name: 'a page that is left is not asked for again',
    expected: LOST_REQUEST,
    async run(phone) {
      const release = phone.network.hold(/\/assets\/react-/);
      await phone.open('repayment', 'due-extendable');
      await phone.sees('₱3,450.00');
      await phone.goTo('/errorPage?code=404');
      release();
      await phone.ready();
      const documents = phone.network.asked.filter((path) => path.startsWith('/repayment?'));
      expect(documents).toHaveLength(1);
    },
  },
  {
    name: 'away and back before the scripts are there',
    few: true,
    expected: LOST_REQUEST,
    async run(phone) {
      const release = phone.network.hold(/\/assets\/pages-repayment-/);
      await phone.open('loanDetail', 'due-extendable');
      await phone.tap('button', 'REPAY');
      await phone.isAt(/^\/repayment\?/);
      await phone.sees('₱3,450.00');
      await phone.back();
      await phone.isAt(/^\/loanDetail\?/);
      release();
      await phone.finds('button', 'REPAY');
      await phone.forward();
      await phone.isAt(/^\/repayment\?/);
      await phone.tap('button', 'Payment Method');
      await phone.finds('dialog', 'Payment Method');
    },
  },
  {
    name: 'the next page is fetched ahead',
    async run(phone, { prefetches }) {
      await phone.open('loanDetail', 'due-extendable');
      await phone.ready();
      if (prefetches) {
        await phone.until('the next page ahead', async () =>
          phone.network.asked.some((path) => path.startsWith('/repayment')),
        );
      }
      await phone.tap('button', 'REPAY');
      await phone.sees('Amount to repay');
    },
  },
  {
    name: 'in an app: sign in, close, Back',
    few: true,
    expected: LOST_REQUEST,
    async run(phone) {
      const shell = await phone.putShell();
      await phone.goTo('/testPreview#/shell');
      await phone.sees(SHELL_NAME);
      await phone.tap('button', 'Send goHome');
      await phone.sees('native: done by the shell');

      await phone.open('loanDetail', 'signed-out');
      await phone.tap('button', 'Sign in');
      await phone.until('the wish to sign in', async () => shell.messages().length === 2);

      await phone.open('errorPage');
      await phone.tap('button', 'Close this page');
      await phone.until('the wish to be closed', async () => shell.messages().length === 3);
      expect(shell.messages()).toEqual([
        { action: 'goHome', payload: {} },
        { action: 'returnToLogin', payload: { reason: 'expired' } },
        { action: 'closeWebView', payload: { reason: 'done' } },
      ]);

      await phone.open('newLoanConfirm', 'confirm-retention');
      await phone.until('the guard of Back', async () => shell.guardsBack());
      expect(await shell.tell('back')).toBe(true);
      await phone.finds('dialog', 'Before you go');
      // The second Back is the app's.
      expect(await shell.tell('back')).toBe(false);
      await phone.tap('button', 'Cancel');
      await phone.until('the wish to be closed', async () => shell.messages().length > 3);
      expect(shell.messages().slice(3)).toEqual([
        { action: 'closeWebView', payload: { reason: 'cancel' } },
      ]);
    },
  },
];
