import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PaymentInstructions } from '../../pages/paymentInstructions/PaymentInstructions.tsx';
import { RepaymentOfCode } from '../../pages/repaymentOfCode/RepaymentOfCode.tsx';
import { openScreen, useSandbox } from './screen.tsx';

const open = (query: Record<string, string>) => {
  const all = { payCode: '801234567890', payCodeImg: '', repayAmount: '45050', ...query };
  return openScreen(`/repaymentOfCode?${new URLSearchParams(all)}`, <RepaymentOfCode />);
};

describe('repayment by code', () => {
  useSandbox();

  it('shows a code to copy for showType 1 [2.11-01, 2.11-04, 8-28]', async () => {
    const user = userEvent.setup();
    await open({ showType: '1', payCodeImg: 'https://img.example/qr.png' });
    expect(screen.getByText('8012 3456 7890')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect((await screen.findByText('copy success')).closest('.toasts')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('801234567890');
  });

  it.each(['2', '0', '', '11'])(
    'shows a QR with scan instructions for showType %j [2.11-02, 2.11-05]',
    async (showType) => {
      await open({ showType, payCodeImg: 'https://img.example/qr.png' });
      const code = screen.getByRole('img', { name: /^QR code to pay/ });
      expect(code.getAttribute('src')).toBe('https://img.example/qr.png');
      const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.join(' ')).toMatch(/scan/i);
      expect(screen.queryByText('8012 3456 7890')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
    },
  );

  it('draws a QR of the code if there is no image [2.11-01, 2.11-05]', async () => {
    await open({ showType: '2' });
    expect(await screen.findByRole('img', { name: /^QR code to pay/ })).toBeTruthy();
  });

  it.each([
    ['1', '₹450.50'],
    ['0', '₱450.50'],
    ['', '₱450.50'],
    ['2', '₱450.50'],
  ])(
    'with real %j the amount is %s [2.11-03, 2.11-06, 2.11-07, 9-29, 9-32, 9-33, 1-13]',
    async (real, amount) => {
      await open({ showType: '1', real });
      expect(screen.getByText('Amount to pay').nextElementSibling?.textContent).toBe(amount);
    },
  );

  it.each([
    ['5', '₱0.05'],
    ['100', '₱1.00'],
    ['345000', '₱3,450.00'],
  ])('%s hundredths are %s [9-29]', async (repayAmount, amount) => {
    await open({ showType: '1', repayAmount });
    expect(screen.getByText(amount)).toBeTruthy();
  });
});

describe('the payment instructions', () => {
  useSandbox();

  it('explain how to pay by e-wallet and at a store, with the reference number [2.10-01, 2.10-02, 2.10-03]', async () => {
    await openScreen('/paymentInstructions?productId=7&orderId=A-1', <PaymentInstructions />);
    for (const name of ['With an e-wallet (bill payment)', 'At a store']) {
      const way = screen.getByRole('heading', { name }).parentElement as HTMLElement;
      const steps = within(way).getAllByRole('listitem');
      expect(steps.length).toBeGreaterThan(2);
      expect(way.textContent).toContain('reference number');
    }
  });

  it('each picture opens in full size [2.10-04]', async () => {
    await openScreen('/paymentInstructions', <PaymentInstructions />);
    const pictures = screen.getAllByRole('button', { name: /^Enlarge picture: / });
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      const source = picture.querySelector('img')?.getAttribute('src');
      await userEvent.click(picture);
      const popup = await screen.findByRole('dialog');
      expect(popup.querySelector('img')?.getAttribute('src')).toBe(source);
      await userEvent.click(within(popup).getByRole('button', { name: 'Close picture' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });
});
