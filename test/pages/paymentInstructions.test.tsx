import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PaymentInstructions } from '../../pages/paymentInstructions/PaymentInstructions.tsx';
import { Repayment, pageData as repayment } from '../../pages/repayment/Repayment.tsx';
import { openScreen, useSandbox } from './screen.tsx';

describe('the payment instructions', () => {
  useSandbox();

  it('the instructions number their steps for both ways', async () => {
    await openScreen('/paymentInstructions', <PaymentInstructions />);
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'At a store' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the repayment page' })).toBeNull();
  });

  it('show the reference number from the address, first and with a copy button', async () => {
    await openScreen('/paymentInstructions?payCode=801234567890', <PaymentInstructions />);
    const number = screen.getByText('8012 3456 7890');
    const steps = screen.getByRole('heading', { name: 'At a store' });
    expect(number.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Check in the app that this number is yours/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText(/copy success|Could not copy/);
  });

  it.each(['123', '12;34', 'call +63 917', 'x'.repeat(65)])(
    'show nothing of the forged number %j',
    async (payCode) => {
      await openScreen(
        `/paymentInstructions?${new URLSearchParams({ payCode })}`,
        <PaymentInstructions />,
      );
      expect(screen.getByText(/You need the reference number/)).toBeTruthy();
    },
  );

  it.each(['due-extendable', 'loose-types'])(
    'are linked with the number of %s',
    async (orderId) => {
      const address = `/repayment?productId=7&orderId=${orderId}&sessionId=s`;
      await openScreen(address, <Repayment />, repayment);
      const link = screen.getByRole('link', { name: 'How to pay with e-wallets and at stores' });
      const { searchParams } = new URL(`${link.getAttribute('href')}`, location.href);
      expect(searchParams.get('payCode')).toBe('801234567890');
    },
  );
});
