import { expect } from 'vitest';
import { SHELL_NAME } from '../shell.ts';
import { type Flow, LOST_REQUEST } from './flow.ts';

/** Inside a native app. */
export const SHELL_FLOWS: readonly Flow[] = [
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
