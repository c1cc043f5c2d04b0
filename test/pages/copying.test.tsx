import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, openPage, passTime, toasts, useSandbox } from './screen.tsx';

const CODE = 'payCode=801234567890';

useSandbox();
beforeEach(() => {
  Object.assign(document, { execCommand: () => false });
});

const PLACES = [
  ['the pay-code box', '801234567890', addressOf('repayment')],
  ['the first code page', '801234567890', `/repaymentOfCode?showType=1&${CODE}`],
  ['the second code page', '801234567890', addressOf('repaymentOfCode2')],
  ['the instructions', '801234567890', `/paymentInstructions?${CODE}`],
  ['customer service', 'help@lend.example', addressOf('customerService')],
] as const;

describe('a text that is copied', () => {
  it.each(PLACES)(
    '%s, if the device refuses to copy, selects its text instead, a code without spaces',
    async (_, text, address) => {
      await openPage(address);
      const copy = await screen.findByRole('button', { name: /^Copy/ });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      await userEvent.click(copy);
      await screen.findByText('Could not copy. Press and hold the text to copy it.');
      expect(String(getSelection())).toBe(text);
      expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
    },
  );

  describe.each(PLACES)('%s, once the device has copied', (_, __, address) => {
    it('says so in place of the button’s words for some seconds, and the toast says it to screen readers', async () => {
      Object.assign(document, { execCommand: () => true });
      await openPage(address);
      const copy = await screen.findByRole('button', { name: /^Copy/ });
      vi.useFakeTimers();
      for (const round of [1, 2]) {
        await act(async () => copy.click());
        expect(screen.getByRole('button', { name: 'Copied' }), `tap ${round}`).toBe(copy);
        expect(toasts()).toEqual(['copy success']);
        await passTime(2000);
      }
      // The second tap starts the time anew.
      await passTime(900);
      expect(screen.getByRole('button', { name: 'Copied' })).toBe(copy);
      await passTime(2000);
      expect(screen.getByRole('button', { name: /^Copy/ })).toBe(copy);
      expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
    });
  });
});
