import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AboutUs } from '../../pages/aboutUs/AboutUs.tsx';
import { LoanAgreement } from '../../pages/loanAgreement/LoanAgreement.tsx';
import { OfficialSite } from '../../pages/officialSite/OfficialSite.tsx';
import { OfficialSiteLayout } from '../../pages/officialSite/OfficialSiteLayout.tsx';
import { PrivacyPolicy } from '../../pages/privacyPolicy/PrivacyPolicy.tsx';
import { useSandbox } from './screen.tsx';

const Site = () => (
  <OfficialSiteLayout>
    <OfficialSite />
  </OfficialSiteLayout>
);

describe('the public pages', () => {
  useSandbox();

  it.each([
    ['the official site', 'Home', /plain language/, <Site key="site" />],
    ['about us', 'About Us', 'About us', <AboutUs key="about" />],
    ['the privacy policy', 'PrivacyPolicy', 'Privacy policy', <PrivacyPolicy key="privacy" />],
    [
      'the loan terms',
      'Loan Terms And Conditions',
      'Loan terms and conditions',
      <LoanAgreement key="terms" />,
    ],
  ])('%s: the same header, with its own tab marked, and the same footer', (_, tab, title, page) => {
    render(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'PesoBridge' }).getAttribute('href')).toBe('/');
    expect(header.getByRole('link', { name: 'Apply now' }).getAttribute('href')).toBe('/landing');
    const tabs = within(header.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'About Us',
      'PrivacyPolicy',
      'Loan Terms And Conditions',
    ]);
    expect(tabs[0]?.getAttribute('href')).toBe('/');
    const current = tabs.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([tab]);
    const footer = within(screen.getByRole('contentinfo'));
    for (const words of ['+63 2 8000 0100', 'help@lend.example', 'PesoBridge Lending']) {
      expect(footer.getByText(words)).toBeTruthy();
    }
    expect(footer.getByText(/Sample Street/)).toBeTruthy();
    expect(footer.getByText(/^© \d{4} PesoBridge Lending$/)).toBeTruthy();
  });

  it('each form says before Submit what happens with the data', () => {
    render(<Site />);
    for (const form of screen.getAllByRole('form')) {
      const words = within(form).getByText(/It is not sent to us, and we keep nothing of it\.$/);
      const submit = within(form).getByRole('button', { name: 'Submit' });
      expect(words.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('the footer shows phone, address, e-mail, company and copyright without any configuration', () => {
    render(<OfficialSiteLayout>{null}</OfficialSiteLayout>);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '+63 2 8000 0100' })).toBeTruthy();
    expect(footer.getByText('help@lend.example', { selector: 'a' })).toBeTruthy();
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
