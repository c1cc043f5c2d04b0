import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AboutUs } from '../../pages/aboutUs/AboutUs.tsx';
import { LoanAgreement } from '../../pages/loanAgreement/LoanAgreement.tsx';
import { OfficialSiteLayout } from '../../pages/officialSite/OfficialSiteLayout.tsx';
import { PrivacyPolicy } from '../../pages/privacyPolicy/PrivacyPolicy.tsx';
import { useSandbox } from './screen.tsx';

describe('the public pages', () => {
  useSandbox();

  it.each([
    ['About us', <AboutUs key="about" />],
    ['Privacy policy', <PrivacyPolicy key="privacy" />],
    ['Loan terms and conditions', <LoanAgreement key="terms" />],
  ])('%s links to the home page', (title, text) => {
    render(text);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const documents = screen.getByRole('navigation', { name: 'Documents' });
    const home = within(documents).getByRole('link', { name: 'Home' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it('the footer shows phone, address, e-mail, company and copyright without any configuration', () => {
    render(<OfficialSiteLayout>{null}</OfficialSiteLayout>);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '+63280000100' })).toBeTruthy();
    expect(footer.getByRole('link', { name: 'help@lend.example' })).toBeTruthy();
    expect(footer.getByText(/Sample Street, Makati City/)).toBeTruthy();
    expect(footer.getByText(/©.*PesoBridge Lending/)).toBeTruthy();
  });

  it('the loan terms write their amounts as every page does', () => {
    render(<LoanAgreement />);
    const text = document.body.textContent ?? '';
    expect(text).toContain('₱1,000.00 for new clients or ₱800.00 for repeat clients');
    expect(text.match(/₱[\d,]+(?!\.\d\d)(?![\d,.])/g) ?? []).toEqual([]);
  });
});
