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
});
