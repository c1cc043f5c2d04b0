import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenContext } from '../../../shared/runtime/screenContext.ts';
import { openScreen, useSandbox } from '../../pages/screen.tsx';
import { PastPayments, pageData } from '../page/PastPayments.tsx';
import { PastPaymentsView } from '../page/PastPaymentsView.tsx';
import { shownPastPayments } from '../page/pastPayments.model.ts';

useSandbox();

const ADDRESS = '/pastPayments?orderId=due-extendable&sessionId=s';

it('shows the amount and the date of each payment, and leads to the order', async () => {
  await openScreen(ADDRESS, <PastPayments />, pageData);
  expect(screen.getAllByText('₱3,450.00')).toHaveLength(2);
  expect(screen.getByText('Paid on 2026-10-20')).toBeTruthy();
  const order = screen.getByRole('link', { name: 'See your order' });
  expect(order.getAttribute('href')).toMatch(/^\/loanDetail\?.*orderId=due-extendable/);
});

it('says so if there is no payment', async () => {
  const shown = shownPastPayments({ payments: [] }, screenContext());
  await openScreen(ADDRESS, <PastPaymentsView shown={shown} />);
  expect(screen.getByRole('heading', { name: 'No past payments' })).toBeTruthy();
});
