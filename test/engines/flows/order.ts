import { expect } from 'vitest';
import type { Phone } from '../phone.ts';
import type { Flow } from './flow.ts';

async function requestCode(phone: Phone): Promise<void> {
  await phone.tap('button', 'Payment Method');
  await phone.finds('dialog', 'Payment Method');
  await phone.tap('radio', '7-Eleven');
  await phone.tap('button', 'Confirm');
  await phone.isAt(/^\/repaymentOfCode\?/);
}

/** Waits for it: a tap on what leaves the page does so for one second, which on a busy machine is not enough. */
function scriptThatSends(phone: Phone): Promise<void> {
  return phone.until('the script that sends', () =>
    phone.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/client-/.test(name)),
    ),
  );
}

/** Orders, repayment, extension and confirmation. */
export const ORDER_FLOWS: readonly Flow[] = [
  {
    name: 'from an order to a code',
    few: true,
    async run(phone) {
      await phone.open('loanDetail', 'due-extendable');
      await phone.sees('Repayment due');
      await phone.tap('button', 'REPAY');
      await phone.isAt(/^\/repayment\?/);
      await phone.tap('button', 'Show 4 more');
      await phone.sees('Service fee');
      await requestCode(phone);
      await phone.sees('₱3,450.00');
      expect(await phone.calls('/generate-vcode')).toMatchObject([
        { body: { amount: '₱3,450.00', orderId: 'due-extendable' } },
      ]);
      await phone.tap('button', 'Copy code');
      await phone.sees('copy success');
    },
  },
  {
    name: 'a copied code can be pasted',
    few: true,
    async run(phone) {
      const code = { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' };
      await phone.open('repaymentOfCode', undefined, code);
      // Shown in groups, but copied as the lender sent it.
      await phone.sees(/8012\s3456\s7890/);
      await phone.tap('button', 'Copy code');
      await phone.sees('copy success');
      await phone.open('complainPageNext', 'due-extendable', { problemType: '2' });
      await phone.tap('textbox', 'Tell us what happened');
      await phone.driver.press('Control+V');
      const field = async () => (await phone.find('textbox', 'Tell us what happened'))?.value;
      await phone.until('the pasted text', field);
      expect(await field()).toBe('801234567890');
    },
  },
  {
    name: 'a confirmation, with its agreement',
    few: true,
    async run(phone) {
      await phone.open('newLoanConfirm', 'confirm-agreement');
      await phone.finds('dialog', 'Please read this agreement');
      await phone.driver.press('Escape');
      await phone.finds('dialog', 'Please read this agreement');
      await phone.tap('button', 'Agree');
      await phone.findsNo('dialog');
      await phone.tap('checkbox', /I have read/);
      await phone.until(
        'a greyed Next',
        async () => (await phone.find('button', 'Next'))?.disabled,
      );
      await phone.tap('checkbox', /I have read/);
      await phone.tap('button', 'Next');
      await phone.isAt(/^\/loanDetail\?.*from=confirm/);
      expect(await phone.calls('/loan-detail-push')).toHaveLength(1);
    },
  },
  {
    name: 'back and forward',
    async run(phone) {
      await phone.open('loanDetail', 'due-extendable');
      await phone.tap('button', 'REPAY');
      await phone.isAt(/^\/repayment\?/);
      await phone.sees('Amount to repay');
      await phone.back();
      await phone.isAt(/^\/loanDetail\?/);
      await phone.finds('button', 'REPAY');
      await phone.forward();
      await phone.isAt(/^\/repayment\?/);
      await requestCode(phone);
      // The code replaced the page that requested it, so Back leads to the order.
      await phone.back();
      await phone.isAt(/^\/loanDetail\?/);
      await phone.finds('button', 'REPAY');
      expect(await phone.calls('/generate-vcode')).toHaveLength(1);
    },
  },
  {
    name: 'by keyboard alone',
    few: true,
    async run(phone) {
      await phone.open('loanDetail', 'due-extendable');
      await phone.finds('button', 'REPAY');
      await phone.ready();
      await phone.tabTo('button', 'REPAY');
      await phone.driver.press('Enter');
      await phone.isAt(/^\/repayment\?/);
      await phone.finds('button', 'Show 4 more');
      await phone.ready();
      await phone.tabTo('button', 'Show 4 more');
      await phone.driver.press('Space');
      await phone.finds('button', 'Hide');
      await phone.tabTo('button', 'Payment Method');
      await phone.driver.press('Enter');
      await phone.finds('dialog', 'Payment Method');
      await phone.driver.press('Escape');
      await phone.findsNo('dialog');
      expect((await phone.find('button', 'Payment Method'))?.focused).toBe(true);
      await phone.driver.press('Enter');
      await phone.until(
        'the chosen channel',
        async () => (await phone.find('radio', 'GCash'))?.focused,
      );
      await phone.driver.press('ArrowDown');
      await phone.until(
        'the next channel',
        async () => (await phone.find('radio', 'Maya'))?.checked,
      );
      await phone.driver.press('Enter');
      await phone.isAt(/^\/repaymentOfCode\?/);
    },
  },
  {
    name: 'in Filipino',
    async run(phone) {
      await phone.open('loanDetail', 'due-extendable', { lang: 'fil' });
      await phone.tap('button', 'REPAY');
      await phone.isAt(/^\/repayment\?.*lang=fil/);
      await phone.sees('Halagang babayaran');
      await phone.finds('heading', 'Pagbabayad');
      await phone.sees('araw pa');
      await phone.tap('button', 'Payment Method');
      await phone.finds('dialog', 'Payment Method');
      expect(await phone.evaluate(() => document.documentElement.lang)).toBe('fil');
    },
  },
  {
    name: 'an event that is on its way when the page is left arrives',
    few: true,
    async run(phone) {
      const release = phone.network.hold(/event\/save/);
      await phone.open('loanDetail', 'status-200');
      await scriptThatSends(phone);
      await phone.tap('button', 'Borrow Again');
      await phone.isAt(/^\/($|\?)/);
      await phone.ready();
      expect(await phone.calls('/event/save')).toEqual([]);
      release();
      await phone.until('the event', async () => (await phone.calls('/event/save')).length === 1);
    },
  },
  {
    name: 'an event on leaving arrives',
    few: true,
    async run(phone) {
      await phone.open('loanDetail', 'status-200');
      await scriptThatSends(phone);
      await phone.tap('button', 'Borrow Again');
      await phone.until('the next page', async () =>
        phone.evaluate(() => !location.pathname.startsWith('/loanDetail')),
      );
      await phone.until('the event', async () => (await phone.calls('/event/save')).length === 1);
    },
  },
];
