import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { locale } from '../../pages/loanDetail/loanDetail.messages.fil.ts';
import { setLocale } from '../../shared/lib/messages.ts';
import { openPage, useSandbox } from './screen.tsx';

describe('the order page in Filipino', () => {
  useSandbox();
  beforeAll(() => setLocale(locale));
  const open = (orderId: string) =>
    openPage(`/loanDetail?sessionId=fil&productId=7&orderId=${orderId}`);

  it('shows its own texts in Filipino and fixed texts in English', async () => {
    await open('due-extendable');
    expect(screen.getByRole('heading', { level: 1, name: 'Order Details' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'REPAY' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Tawagan ang customer service/ })).toBeTruthy();
    expect(screen.queryByText(/Call customer service/)).toBeNull();
  });

  it('also shows texts of parts loaded later in Filipino', async () => {
    await open('status-110');
    expect(await screen.findByRole('heading', { name: 'Iba pang alok para sa iyo' })).toBeTruthy();
    expect(screen.getByText('Click to view more products')).toBeTruthy();
    expect(screen.queryByText('Other offers for you')).toBeNull();
  });
});
