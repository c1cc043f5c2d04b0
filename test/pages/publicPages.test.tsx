import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AboutUs } from '../../pages/aboutUs/AboutUs.tsx';
import { LoanAgreement } from '../../pages/loanAgreement/LoanAgreement.tsx';
import { OfficialSite } from '../../pages/officialSite/OfficialSite.tsx';
import { OfficialSiteLayout } from '../../pages/officialSite/OfficialSiteLayout.tsx';
import {
  emptyFields,
  FORM_FIELDS,
  nextBanner,
} from '../../pages/officialSite/officialSite.model.ts';
import { PrivacyPolicy } from '../../pages/privacyPolicy/PrivacyPolicy.tsx';
import { company } from '../../shared/config/company.ts';
import { getConfig } from '../../shared/config/config.ts';
import { phoneText } from '../../shared/lib/telephone.ts';
import { useSandbox, visited } from './screen.tsx';

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
      const words = within(form).getByText(/^This form is not sent\./);
      const submit = within(form).getByRole('button', { name: 'Submit' });
      expect(words.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('the loan terms write their amounts as every page does', () => {
    render(<LoanAgreement />);
    const text = document.body.textContent ?? '';
    expect(text).toContain('₱1,000.00 for new clients or ₱800.00 for repeat clients');
    expect(text.match(/₱[\d,]+(?!\.\d\d)(?![\d,.])/g) ?? []).toEqual([]);
  });
});

/** The text of the section under a heading. */
const section = (name: RegExp) =>
  `${screen.getByRole('heading', { level: 2, name }).parentElement?.textContent}`;

describe('the privacy policy', () => {
  useSandbox();

  it('is a long text with all of its sections [2.6-01, 2.6-02, 2.6-03, 2.6-04, 2.6-05, 2.6-06, 2.6-07, 2.6-08, 2.6-09, 2.6-10, 2.6-11, 2.6-12, 1-06]', () => {
    render(<PrivacyPolicy />);
    const main = screen.getByRole('main');
    expect(`${main.textContent}`.length).toBeGreaterThan(3000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy policy');
    const sections: Record<string, RegExp> = {
      'Who is responsible': /SEC|lender|lending|address/i,
      'What we collect': /number/i,
      'What we use it for': /loan/i,
      'Who else sees it': /partner|provider|bank/i,
      'Cookies and storage': /cookie/i,
      'Device information': /device|phone/i,
      Minors: /18|minor/i,
      'Passwords and codes': /password|code/i,
      'Changes to this policy': /change/i,
      'Opting out': /opt|stop|withdraw/i,
      'Grievance officer': /officer/i,
    };
    for (const [name, speaksOf] of Object.entries(sections)) {
      const words = section(new RegExp(`^${name}`));
      expect(words.length, name).toBeGreaterThan(150);
      expect(words, name).toMatch(speaksOf);
    }
    expect(section(/^Who is responsible/)).toContain(company.companyName);
  });
});

describe('about us', () => {
  useSandbox();

  it('has company intro, mission, advantages, team and the e-mail of customer service [2.6-13, 2.6-14, 2.6-15, 2.6-16, 2.6-17, 1-06]', () => {
    render(<AboutUs />);
    expect(section(/^Who we are/)).toContain(company.companyName);
    expect(section(/^Our mission/).length).toBeGreaterThan(100);
    expect(section(/^What you can count on/).length).toBeGreaterThan(100);
    expect(section(/^Our team/).length).toBeGreaterThan(100);
    const main = screen.getByRole('main');
    const mail = within(main).getByText<HTMLAnchorElement>(getConfig().serviceEmail, {
      selector: 'a',
    });
    expect(mail.getAttribute('href')).toBe(`mailto:${getConfig().serviceEmail}`);
  });
});

describe('the loan terms and conditions', () => {
  useSandbox();
  const open = () => render(<LoanAgreement />);

  it('have the specified title [2.6-18, 1-06]', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loan terms and conditions');
    expect(`${screen.getByRole('main').textContent}`.length).toBeGreaterThan(3000);
  });

  it('state who can apply [6-04, 6-05, 6-06]', () => {
    open();
    const words = section(/^Who can apply/);
    expect(words).toMatch(/Filipino/);
    expect(words).toMatch(/over 18/);
    expect(words).toMatch(/permanent address in the Philippines/);
  });

  it('state term, decision and payout [9-45, 9-46, 9-47]', () => {
    open();
    const words = section(/^Term and payout/);
    expect(words).toMatch(/91 to 365 calendar days/);
    expect(words).toMatch(/within 1 day\b/);
    expect(words).toMatch(/within 1 to 3 calendar days/);
  });

  it('state when the loan may be repaid early [9-48, 9-49]', () => {
    open();
    expect(section(/^Early repayment/)).toMatch(
      /only after half of the term has passed and at least 7 days after we paid it out/,
    );
  });

  it('state what late repayment costs [9-50, 9-51, 9-52, 9-53]', () => {
    open();
    expect(section(/^Late payment/)).toMatch(
      /one-time fee of ₱1,000\.00 for new clients or ₱800\.00 for repeat clients/,
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['1 to 30', '5%'],
      ['31 to 90', '4%'],
      ['From 91', '2%'],
    ]);
  });

  it('state extension, notices, assignment and default [9-54, 9-55, 9-56, 9-57]', () => {
    open();
    expect(section(/^Extension/)).toMatch(
      /extended by the same period as before, once all interest and penalties that are due have been paid/,
    );
    expect(section(/^When your details change/)).toMatch(/within 3 days/);
    expect(section(/^Transfer of the loan/)).toMatch(/at least 7 business days before/);
    expect(section(/^Default/)).toMatch(/judgment against you is not paid within 10 days/);
  });
});

describe('the official site', () => {
  useSandbox();
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const open = () =>
    render(
      <OfficialSiteLayout>
        <OfficialSite />
      </OfficialSiteLayout>,
    );

  it('has four tabs, each leading to its section [2.7-01, 2.7-02, 2.7-03, 2.7-04, 1-10]', () => {
    open();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About Us', '/#about'],
      ['PrivacyPolicy', '/privacyPolicy'],
      ['Loan Terms And Conditions', '/loanAgreement'],
    ]);
    expect(document.getElementById('about')).toBeTruthy();
  });

  it('has phone, address, e-mail, company name and copyright in its footer [2.7-06, 2.7-07, 2.7-08, 2.7-09, 2.7-10]', async () => {
    vi.stubEnv('VITE_COMPANY_ADDRESS', '1 Rizal Avenue, Manila');
    vi.stubEnv('VITE_COMPANY_NAME', 'Fair Lending Inc.');
    vi.resetModules();
    const { OfficialSiteLayout: Layout } = await import(
      '../../pages/officialSite/OfficialSiteLayout.tsx'
    );
    render(<Layout>{null}</Layout>);
    const footer = within(screen.getByRole('contentinfo'));
    const phone = footer.getByRole('link', { name: phoneText(getConfig().servicePhone) });
    expect(phone.getAttribute('href')).toBe(`tel:${getConfig().servicePhone}`);
    const mail = footer.getByText<HTMLAnchorElement>(getConfig().serviceEmail, { selector: 'a' });
    expect(mail.getAttribute('href')).toBe(`mailto:${getConfig().serviceEmail}`);
    expect(footer.getByText('1 Rizal Avenue, Manila')).toBeTruthy();
    const year = new Date().getFullYear();
    expect(footer.getByText(new RegExp(`© ${year} Fair Lending Inc\\.`))).toBeTruthy();
  });

  it.each([
    ['about', 0],
    ['contact', 1],
  ])(
    'the form under %s requires all four fields and sends nothing [2.7-11, 2.7-12, 2.7-13, 2.7-14, 5-17]',
    async (id, index) => {
      open();
      const calls = vi.spyOn(globalThis, 'fetch');
      const form = screen.getAllByRole('form')[index] as HTMLElement;
      expect(document.getElementById(id)?.parentElement?.contains(form)).toBe(true);
      const fields = ['Name', 'Telephone', 'Email', 'Remark'];
      const values = ['Ana', '09171234567', 'ana@example.com', 'Hello'];
      const submit = () => userEvent.click(within(form).getByRole('button', { name: 'Submit' }));
      const message = () => within(form).queryByText('Please provide complete information!');
      for (const [place, name] of fields.entries()) {
        await submit();
        expect(message(), `before ${name}`).toBeTruthy();
        await userEvent.type(within(form).getByLabelText(name), `${values[place]}`);
      }
      await submit();
      expect(message()).toBeNull();
      const answer = within(form).getByRole('status');
      expect(`${answer.textContent}`.length).toBeGreaterThan(10);
      expect(calls).not.toHaveBeenCalled();
      expect(visited).toEqual([]);
    },
  );
});

describe('the official site', () => {
  it('requires all four fields; spaces count as empty', () => {
    const full = { name: 'A', telephone: '1', email: 'a@b', remark: 'x' };
    expect(emptyFields(full)).toEqual([]);
    expect(emptyFields({ ...full, telephone: ' ', remark: '' })).toEqual(['telephone', 'remark']);
    expect(emptyFields({ name: '', telephone: '', email: '', remark: '' })).toEqual([
      ...FORM_FIELDS,
    ]);
  });

  it('cycles through the banners', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), (count, from) => {
        let index = from % count;
        for (let step = 0; step < count; step += 1) index = nextBanner(index, count);
        expect(index).toBe(from % count);
      }),
    );
  });
});
