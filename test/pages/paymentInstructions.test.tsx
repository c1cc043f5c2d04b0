import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaymentInstructions } from '../../pages/paymentInstructions/PaymentInstructions.tsx';
import { openScreen, useSandbox } from './screen.tsx';

describe('the payment instructions', () => {
  useSandbox();

  it('the instructions number their steps for both ways', async () => {
    await openScreen('/paymentInstructions', <PaymentInstructions />);
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'At a store' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the repayment page' })).toBeNull();
  });
});
