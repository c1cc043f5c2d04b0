import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage, useSandbox } from './screen.tsx';

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

  it('alerts the coordinates, and shows them where no alert comes', async () => {
    const alerted = vi.fn();
    vi.stubGlobal('alert', alerted);
    const getCurrentPosition = (found: (position: object) => void) =>
      found({ coords: { latitude: 14.5995, longitude: 120.9842 } });
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Get location' }));
    const words = 'Latitude 14.5995, longitude 120.9842';
    await screen.findByText(new RegExp(words));
    expect(alerted.mock.calls).toEqual([[expect.stringContaining(words)]]);
    vi.unstubAllGlobals();
  });

  it('says that the coordinates were refused', async () => {
    const getCurrentPosition = (_: unknown, failed: (error: object) => void) =>
      failed({ code: 1, PERMISSION_DENIED: 1 });
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Get location' }));
    expect(await screen.findByText(/^Location access was denied/)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('puts the device fields into every link', async () => {
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
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const throughSandbox = fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      await held;
      return throughSandbox(...request);
    });
    await open();
    const fields = screen.getByRole('heading', { name: 'Device fields' }).parentElement;
    expect(fields?.getAttribute('aria-busy')).toBe('true');
    answer();
    await screen.findByRole('option', { name: 'overdue' });
    expect(fields?.getAttribute('aria-busy')).toBe('false');
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

  it('has a contact field, which it keeps', async () => {
    await open();
    fireEvent.change(field('Contact'), { target: { value: '0917 123 4567' } });
    expect(field('Contact').value).toBe('0917 123 4567');
    cleanup();
    await open();
    expect(field('Contact').value).toBe('0917 123 4567');
  });
});
