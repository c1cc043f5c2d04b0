import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeCode } from '../sandbox/world.ts';
import { openPage, press, sandbox, useSandbox } from './screen.tsx';

const FIELDS = {
  appVersion: 'App version',
  deviceName: 'Device name',
  deviceId: 'Device id',
  osVersion: 'OS version',
  sessionId: 'Session id',
  adId: 'Ad id',
  productId: 'Product id',
  orderId: 'Order id',
} as const;

const PAGES = {
  'Confirm loan': '/newLoanConfirm',
  'Loan detail': '/loanDetail',
  Repay: '/repayment',
  Extension: '/repayDelay',
  'Bind bank': '/bindBank',
  'About us': '/aboutUs',
  Complaint: '/complaint',
  'Customer service': '/customerService',
  'Privacy policy': '/privacyPolicy',
  'Repayment instructions': '/paymentInstructions',
} as const;

const open = (hash = '') => openPage(`/testPreview${hash}`);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const addressOf = (link: HTMLElement) =>
  new URL(`${link.getAttribute('href')}`, 'https://x.example');

describe('the test preview', () => {
  useSandbox();

  it('puts the device fields into every link [2.9-01, 2.9-02, 2.9-03, 2.9-04, 2.9-05, 2.9-06, 2.9-07, 2.9-08, 2.9-09, 2.9-10, 2.9-11, 2.9-12, 2.9-13, 2.9-14, 2.9-15, 2.9-16, 2.9-17, 2.9-18, 2.9-19, 2.1-21]', async () => {
    await open();
    for (const [name, label] of Object.entries(FIELDS)) {
      fireEvent.change(field(label), { target: { value: `my ${name}` } });
    }
    const typed = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, `my ${name}`]));
    for (const [label, path] of Object.entries(PAGES)) {
      const { pathname, searchParams } = addressOf(screen.getByRole('link', { name: label }));
      expect(pathname, label).toBe(path);
      expect(Object.fromEntries(searchParams), label).toMatchObject(typed);
    }
  });

  it('fills fields with the choice of an order and of a device', async () => {
    await open();
    await screen.findByRole('option', { name: 'overdue' });
    await userEvent.selectOptions(select('Order scenario'), 'overdue');
    await userEvent.selectOptions(select('Device'), 'iPhone 13 and 14');
    const { searchParams } = addressOf(screen.getByRole('link', { name: 'Repay' }));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      orderId: 'status-170',
      deviceName: 'iPhone14,5',
      osVersion: '18.1',
      clientType: 'ios',
    });
    expect(field('Device name').value).toBe('iPhone14,5');
  });

  it('has a contact field [2.9-21]', async () => {
    await open();
    fireEvent.change(field('Contact'), { target: { value: '0917 123 4567' } });
    expect(field('Contact').value).toBe('0917 123 4567');
  });
});

/** A window at least as wide as a desktop's. */
const wideWindow = () => ({
  matches: true,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
});

describe('the test preview on a desktop', () => {
  useSandbox();
  const openWide = async (hash = '') => {
    vi.stubGlobal('matchMedia', wideWindow);
    await open(hash);
  };
  const shown = () =>
    new URL(screen.getByTitle('Framed phone').getAttribute('src') ?? '', 'https://x.example');

  it('shows a page in the phone beside its link, with the fields as they are', async () => {
    await openWide();
    await waitFor(() => expect(shown().pathname).toBe('/loanDetail'));
    const link = screen.getByRole('link', { name: 'Repay' });
    await userEvent.click(link);
    await waitFor(() => expect(shown().pathname).toBe('/repayment'));
    expect(link.getAttribute('aria-current')).toBe('true');
    fireEvent.change(field('Order id'), { target: { value: '9' } });
    await waitFor(() => expect(shown().searchParams.get('orderId')).toBe('9'));
    expect(screen.queryByRole('link', { name: 'Phone' })).toBeNull();
  });

  it('shows what happens at the lender, until the sandbox is reset', async () => {
    await openWide();
    expect(screen.getByText(/^Payments, codes, accounts/)).toBeTruthy();
    makeCode(sandbox.world('qa'), { orderId: 'tips', channelNumber: 'x', isDelay: true });
    const ledger = screen.getByRole('log', { name: 'Lender’s ledger' });
    const entry = await within(ledger).findByRole('listitem');
    expect(entry.textContent).toMatch(/Extension code.*orderId tips/);
    const frame = screen.getByTitle('Framed phone');
    await press('Reset the sandbox');
    await waitFor(() => expect(within(ledger).queryByRole('listitem')).toBeNull());
    // The page shows what the sandbox now says.
    await waitFor(() => expect(screen.getByTitle('Framed phone')).not.toBe(frame));
  });

  it('restores the set-up of an address', async () => {
    await openWide('#/phone?page=repayDelay&orderId=status-170&device=iPhone+13+and+14&adId=a%26b');
    await waitFor(() => expect(shown().pathname).toBe('/repayDelay'));
    expect(Object.fromEntries(shown().searchParams)).toMatchObject({
      orderId: 'status-170',
      adId: 'a&b',
    });
    expect(select('Device').value).toBe('iPhone 13 and 14');
    await waitFor(() => expect(location.hash).toBe('#/phone'));
  });
});
