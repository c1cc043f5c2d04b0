import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AboutUs } from '../../pages/aboutUs/AboutUs.tsx';
import { LoanAgreement } from '../../pages/loanAgreement/LoanAgreement.tsx';
import { OfficialSite } from '../../pages/officialSite/OfficialSite.tsx';
import { OfficialSiteLayout } from '../../pages/officialSite/OfficialSiteLayout.tsx';
import { pages } from '../../pages/pages.ts';
import { PrivacyPolicy } from '../../pages/privacyPolicy/PrivacyPolicy.tsx';
import { MARKET_LANGUAGES } from '../../shared/config/market.ts';
import { languagesOf, pagesIn } from '../../shared/document/page.ts';
import { useSandbox, visited } from './screen.tsx';

useSandbox();

const Site = () => (
  <OfficialSiteLayout>
    <OfficialSite />
  </OfficialSiteLayout>
);

/** The text of the section under a heading. */
const section = (name: string) =>
  `${screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).parentElement?.textContent}`;
const linkOf = (part: HTMLElement, name: string) =>
  within(part).getByText(name, { selector: 'a' }).getAttribute('href');

describe('2.6 Static pages and 2.7 Official site', () => {
  it.each([
    ['Home', /plain language/, Site],
    ['About Us', 'About us', AboutUs],
    ['PrivacyPolicy', 'Privacy policy', PrivacyPolicy],
    ['Loan Terms And Conditions', 'Loan terms and conditions', LoanAgreement],
  ] as const)('%s: the same header, with its own tab marked, and the same footer', (...one) => {
    const [tab, title, Page] = one;
    render(<Page />);
    screen.getByRole('heading', { level: 1, name: title });
    const header = screen.getByRole('banner');
    expect(linkOf(header, 'PesoBridge')).toBe('/');
    const tabs = within(within(header).getByRole('navigation', { name: 'Main' }));
    const links = tabs.getAllByRole('link').map((link) => {
      return [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')];
    });
    const to = (name: string, address: string) => [name, address, name === tab ? 'page' : null];
    expect(links).toEqual([
      to('Home', '/'),
      // The home page has a section about the company.
      to('About Us', tab === 'Home' ? '/#about' : '/aboutUs'),
      to('PrivacyPolicy', '/privacyPolicy'),
      to('Loan Terms And Conditions', '/loanAgreement'),
    ]);
    const footer = screen.getByRole('contentinfo');
    expect(linkOf(footer, '+63 2 8000 0100')).toBe('tel:+63280000100');
    expect(linkOf(footer, 'help@lend.example')).toBe('mailto:help@lend.example');
    within(footer).getByText(/Sample Street/);
    within(footer).getByText(`© ${new Date().getFullYear()} PesoBridge Lending`);
    const toRegister = [...document.querySelectorAll('[href="/landing"]')];
    expect(new Set(toRegister.map(({ textContent }) => textContent))).toEqual(
      new Set(['Apply now']),
    );
  });

  it.each([
    ['About us', AboutUs],
    ['the loan terms', LoanAgreement],
    ['the privacy policy', PrivacyPolicy],
  ])('the contents of %s link to all of its sections', (_, Text) => {
    render(<Text />);
    const ids = [...document.querySelectorAll('main h2[id]:not(#contents)')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(ids.map((id) => `#${id}`));
  });

  it('the privacy policy is a long text with all of its sections', () => {
    render(<PrivacyPolicy />);
    const sections: Record<string, RegExp> = {
      'Who is responsible': /PesoBridge Lending/,
      'What we collect': /number/,
      'What we use it for': /loan/,
      'Who else sees it': /bank/,
      'Cookies and storage': /cookie/,
      'Device information': /phone/,
      Minors: /18/,
      'Passwords and codes': /password/,
      'Changes to this policy': /change/,
      'Opting out': /stop/,
      'Grievance officer': /officer/,
    };
    for (const [name, speaksOf] of Object.entries(sections)) {
      expect(section(name).length, name).toBeGreaterThan(150);
      expect(section(name), name).toMatch(speaksOf);
    }
  });

  it('about us has company intro, mission, advantages, team and the e-mail of customer service', () => {
    render(<AboutUs />);
    expect(section('Who we are')).toContain('PesoBridge Lending');
    for (const name of ['Our mission', 'What you can count on', 'Our team'])
      expect(section(name).length, name).toBeGreaterThan(100);
    expect(linkOf(screen.getByRole('main'), 'help@lend.example')).toBe('mailto:help@lend.example');
  });

  it('the loan terms and conditions state what the law and the lender ask', () => {
    render(<LoanAgreement />);
    const stated = [
      ['Who can apply', 'Filipino citizen'],
      ['Who can apply', 'over 18'],
      ['Who can apply', 'permanent address in the Philippines'],
      ['Term and payout', '91 to 365 calendar days'],
      ['Term and payout', 'within 1 day.'],
      ['Term and payout', 'within 1 to 3 calendar days'],
      ['Early repayment', 'only after half of the term has passed'],
      ['Early repayment', 'at least 7 days after we paid it out'],
      ['Late payment', 'one-time fee of ₱1,000.00 for new clients or ₱800.00 for repeat'],
      ['Late payment', 'After 30 days: a fee of ₱1,000.00 and daily charges of ₱15,000.00.'],
      ['Extension', 'extended by the same period as before, once all interest and penalties'],
      ['Extension', 'The app calls it “Rollover Repayment”'],
      ['When your details change', 'within 3 days'],
      ['Transfer of the loan', 'at least 7 business days before'],
      ['Default', 'judgment against you is not paid within 10 days'],
    ] as const;
    for (const [name, words] of stated) expect(section(name)).toContain(words);
  });

  it('the loan terms and conditions state the daily rates of late repayment, and their amounts as every page does', () => {
    render(<LoanAgreement />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['1 to 30', '5%'],
      ['31 to 90', '4%'],
      ['From 91', '2%'],
    ]);
    expect(document.body.textContent?.match(/₱[\d,]+(?!\.\d\d)(?![\d,.])/g) ?? []).toEqual([]);
  });

  /** Lets what this test imports from now on be that of a build with these settings. */
  function build(settings: Record<string, string>): void {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.resetModules();
    onTestFinished(() => void vi.unstubAllEnvs().resetModules());
  }

  it('a brand in India has rupees and its own country on the home page and in About us', async () => {
    build({ VITE_MARKET: 'in', VITE_LEGAL_MARKET: 'in' });
    const { OfficialSite } = await import('../../pages/officialSite/OfficialSite.tsx');
    const { OfficialSiteLayout } = await import('../../pages/officialSite/OfficialSiteLayout.tsx');
    const { AboutUs } = await import('../../pages/aboutUs/AboutUs.tsx');
    render(
      <OfficialSiteLayout>
        <OfficialSite />
        <AboutUs />
      </OfficialSiteLayout>,
    );
    const text = `${document.body.textContent}`.replace(/1 Sample Street.*?Philippines/g, '');
    expect(text).toContain('₹5,000.00');
    expect(text).toContain('Loan amount (₹)');
    expect(text).toContain('Citizens of India');
    expect(text).toContain('small loans to people in India');
    expect(text).not.toMatch(/₱|peso\b|Philippin|Filipino/i);
  });

  it('a brand in India offers no Filipino; one in the Philippines does', () => {
    const languages = (market: keyof typeof MARKET_LANGUAGES) =>
      new Set(pagesIn(pages, MARKET_LANGUAGES[market]).flatMap(languagesOf));
    expect([...languages('in')]).toEqual([]);
    expect([...languages('ph')]).toEqual(['fil']);
  });

  it('the official site names the configured company and its address in the footer', async () => {
    build({
      VITE_COMPANY_ADDRESS: '1 Rizal Avenue, Manila',
      VITE_COMPANY_NAME: 'Fair Lending Inc.',
    });
    const { OfficialSiteLayout } = await import('../../pages/officialSite/OfficialSiteLayout.tsx');
    render(<OfficialSiteLayout>{null}</OfficialSiteLayout>);
    const footer = within(screen.getByRole('contentinfo'));
    footer.getByText('1 Rizal Avenue, Manila');
    footer.getByText(/^© \d{4} Fair Lending Inc\.$/);
  });

  it('the official site says of its forms about the company and for contact that they are not sent, requires all four fields and sends nothing', async () => {
    render(<Site />);
    const calls = vi.spyOn(globalThis, 'fetch');
    const leaves = vi.fn();
    addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || leaves());
    const forms = screen.getAllByRole('form');
    for (const [index, id] of ['about', 'contact'].entries())
      expect(document.getElementById(id)?.parentElement?.contains(forms[index] as Node)).toBe(true);
    const inForm = within(forms[0] as HTMLElement);
    const button = inForm.getByRole('button', { name: 'Submit' });
    const words = inForm.getByText('This form is not sent. Please email or call us.');
    expect(words.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const message = () => inForm.queryByText('Please provide complete information!');
    const values = { Name: 'Ana', Telephone: '0917', Email: 'ana@example.com', Remark: 'Hello' };
    for (const [name, value] of Object.entries(values)) {
      const field = inForm.getByLabelText(name);
      // Spaces count as empty.
      await userEvent.type(field, ' ');
      await userEvent.click(button);
      expect(message(), name).toBeTruthy();
      expect(document.activeElement).toBe(field);
      await userEvent.type(field, value);
    }
    await userEvent.click(button);
    expect(message()).toBeNull();
    expect(inForm.getByRole('status').textContent).toContain('has not been sent');
    expect(calls).not.toHaveBeenCalled();
    expect(leaves).not.toHaveBeenCalled();
    expect(visited).toEqual([]);
  });
});
