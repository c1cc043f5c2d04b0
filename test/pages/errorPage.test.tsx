import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, useSandbox } from './screen.tsx';

const CONTACT = ['tel:+63280000100', 'mailto:help@lend.example'];

const linksShown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

useSandbox();

describe('a page that has nothing to show', () => {
  it.each([
    ['the error page', '/errorPage?sessionId=s', 'Something went wrong'],
    ['a page without its order', '/repayment?sessionId=s', 'This link is incomplete'],
  ])('%s offers to close it and a contact', async (_, address, title) => {
    await openPage(address);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/Please open the page again from the app\.$/)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Close this page',
    ]);
    expect(linksShown()).toEqual(CONTACT);
  });

  it('the error page offers the order too, if the address names it', async () => {
    await openPage('/errorPage?orderId=A-1&productId=7');
    expect(screen.getByRole('link', { name: 'See your order' })).toBeTruthy();
    expect(linksShown()).toEqual(['/loanDetail?productId=7&orderId=A-1&product_id=7', ...CONTACT]);
  });
});
