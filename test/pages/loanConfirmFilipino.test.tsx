import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { locale } from '../../shared/features/loanConfirm/loanConfirm.messages.fil.ts';
import { setLocale } from '../../shared/lib/messages.ts';
import { openPage, useSandbox } from './screen.tsx';

useSandbox();
beforeAll(() => setLocale(locale));

it('does not call the rate what the lender calls the interest in pesos', async () => {
  const address = '/newLoanConfirm?sessionId=fil&productId=7&orderId=due-extendable';
  await openPage(address);
  const labelOf = (value: string) => screen.getByText(value).closest('.row')?.querySelector('dt');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Interest');
  expect(labelOf('3% a month')?.textContent).toBe('Rate ng interes');
});
