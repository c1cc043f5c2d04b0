import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorPage } from '../../pages/errorPage/ErrorPage.tsx';
import { openScreen, useSandbox } from './screen.tsx';

describe('the error page', () => {
  useSandbox();

  it('shows a contact', async () => {
    await openScreen('/errorPage', <ErrorPage />);
    expect(screen.getByRole('link', { name: /\+63/ }).getAttribute('href')).toMatch(/^tel:/);
  });

  it('speaks only of what it offers: the app and the contact without an order', async () => {
    await openScreen('/errorPage', <ErrorPage />);
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['+63 2 8000 0100', 'help@lend.example']);
    expect(screen.getByRole('button').textContent).toBe('Close this page');
    expect(screen.getByText(/Please open the page again from the app\.$/)).toBeTruthy();
  });

  it('and the order where the address names one', async () => {
    await openScreen('/errorPage?orderId=A-1&productId=7', <ErrorPage />);
    expect(screen.getByRole('link', { name: 'See your order' })).toBeTruthy();
    expect(
      screen.getByText(/Please open the page again from the app, or see your order\.$/),
    ).toBeTruthy();
  });
});
