import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askForCode, choose, fault, openOrder, press, useSandbox } from './screen.tsx';

const card = () => openOrder('cardRepayment', undefined, { amount: 345000 });
const code = () => openOrder('repayment');

const WARNING = /Another payment for this order may still go through/;

describe('another way to pay the same order', () => {
  useSandbox();

  it('is warned about while a payment from a card is in doubt', async () => {
    await card();
    await choose(/UnionBank/);
    fault('/repayment-commit', 'lost-before');
    await press('Repay ₱3,450.00');
    await screen.findByText(/We're not sure your ₱3,450\.00 payment went through/);
    await code();
    await screen.findByText(WARNING);
    await openOrder('repayDelay');
    expect(screen.getAllByText(WARNING)).toHaveLength(2);
    await openOrder('repayment', 'status-174');
    expect(screen.getAllByText(WARNING)).toHaveLength(2);
  });

  it('is not warned about while a request for a code is in doubt', async () => {
    await code();
    fault('/generate-vcode', 'lost-after');
    await askForCode();
    await screen.findByText(/We're not sure it went through/);
    await card();
    expect(await screen.findByRole('button', { name: 'Repay ₱3,450.00' })).toBeTruthy();
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it('is not mentioned once nothing is in doubt', async () => {
    await card();
    await choose(/BDO/);
    await press('Repay ₱3,450.00');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    await press('Cancel');
    await code();
    expect(screen.getByRole('button', { name: 'Payment Method' })).toBeTruthy();
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});
