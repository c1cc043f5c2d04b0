import { expect } from 'vitest';
import { PHONE } from '../drivers/driver.ts';
import type { Flow } from './flow.ts';

const CODE = { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' };

/** Dialogs, sheets and what stands in them. */
export const DIALOG_FLOWS: readonly Flow[] = [
  {
    name: 'the dialogs of an order, one after the other, and a rating',
    few: true,
    async run(phone) {
      await phone.open('loanDetail', 'all-dialogs');
      for (const name of ['Kind tips', 'Add your bank card', 'Get your money']) {
        await phone.finds('dialog', name);
        await phone.driver.press('Escape');
        await phone.findsNo('dialog', name);
      }
      await phone.finds('dialog', 'How was your experience?');
      await phone.tap('radio', '3 stars');
      await phone.tap('button', 'Submit');
      await phone.finds('dialog', 'Thank you for telling us');
      expect(await phone.calls('/google-score')).toMatchObject([{ body: { score: '5' } }]);
    },
  },
  {
    name: 'a sheet lies at the bottom of the screen',
    few: true,
    async run(phone) {
      await phone.open('repayment', 'due-extendable');
      await phone.tap('button', 'Payment Method');
      await phone.until('a sheet at the bottom', async () => {
        const { y = 0, height = 0 } = (await phone.find('dialog', 'Payment Method')) ?? {};
        return Math.abs(y + height / 2 - PHONE.height) <= 1;
      });
    },
  },
  {
    name: 'a payment method is asked for before React has loaded, chosen and confirmed',
    few: true,
    async run(phone) {
      const release = phone.network.hold(/\/assets\/react-/);
      await phone.open('repayment', 'due-extendable');
      await phone.sees('₱3,450.00');
      await phone.tap('button', 'Payment Method');
      release();
      await phone.finds('dialog', 'Payment Method');
      await phone.tap('radio', 'Maya');
      await phone.tap('button', 'Confirm');
      await phone.isAt(/^\/repaymentOfCode\?/);
      expect(await phone.calls('/generate-vcode')).toMatchObject([
        { body: { channelNumber: '90007' } },
      ]);
    },
  },
  {
    name: 'a picture in full size can be closed',
    few: true,
    async run(phone) {
      await phone.open('paymentInstructions', 'status-174');
      await phone.tap('button', /^Enlarge picture: E-wallet home/);
      await phone.finds('dialog', /E-wallet home screen/);
      await phone.tap('button', 'Zoom in');
      await phone.finds('button', 'Zoom out');
      await phone.tap('button', 'Close picture');
      await phone.findsNo('dialog');
    },
  },
  {
    name: 'stars and segments stand in a row',
    few: true,
    async run(phone) {
      await phone.open('loanDetail', 'rating');
      const first = await phone.finds('radio', '1 star');
      const last = await phone.finds('radio', '5 stars');
      expect(Math.abs(last.y - first.y)).toBeLessThan(3);
      expect(last.x - first.x).toBeGreaterThan(4 * 40);
      await phone.open('bindBank', 'status-151');
      const tops = async () => {
        await phone.finds('radio');
        return phone.evaluate(() =>
          Array.from(document.querySelectorAll('.segment'), (segment) =>
            Math.round(segment.getBoundingClientRect().top),
          ),
        );
      };
      const [one, ...others] = await tops();
      expect(others.length).toBeGreaterThan(0);
      expect(new Set(others)).toEqual(new Set([one]));
    },
  },
  {
    name: 'a tap reaches what lies below a toast',
    few: true,
    async run(phone) {
      await phone.open('repaymentOfCode', 'due-extendable', CODE);
      await phone.tap('button', 'Copy code');
      await phone.sees('copy success');
      const isBelow = await phone.evaluate(() => {
        const toast = document.querySelector('.toast');
        const link = document.querySelector('main a');
        // It stays for as long as somebody may read it.
        toast?.dispatchEvent(new Event('pointerenter'));
        const middleOf = (element?: Element | null) => {
          const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return (top + bottom) / 2;
        };
        const column = toast?.closest<HTMLElement>('.toasts');
        const top = (column?.getBoundingClientRect().top ?? 0) + middleOf(link) - middleOf(toast);
        if (column) column.style.top = `${top}px`;
        return Math.abs(middleOf(toast) - middleOf(link)) < 2;
      });
      expect(isBelow).toBe(true);
      await phone.tap('link', 'Back to your order');
      await phone.isAt(/^\/loanDetail\?/);
    },
  },
];
