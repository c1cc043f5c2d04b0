import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage, press, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

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

const open = () => openPage('/testPreview');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
/** The page that a link opens, and its parameters. */
const target = (name: string) => {
  const href = screen.getByRole('link', { name }).getAttribute('href');
  const { pathname, searchParams } = new URL(`${href}`, 'https://x.example');
  return { pathname, query: Object.fromEntries(searchParams) };
};

/** Lets the device answer like this when it is asked where it is. */
function stubLocation(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  const geolocation = { value: { getCurrentPosition } };
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation }));
}

useSandbox();

describe('2.9 Test preview page', () => {
  it('alerts the coordinates, and shows them where no alert comes', async () => {
    const alerted = vi.fn();
    vi.stubGlobal('alert', alerted);
    const coords = { latitude: 14.5995, longitude: 120.9842 } as GeolocationCoordinates;
    stubLocation((found) => found({ coords } as GeolocationPosition));
    await open();
    await press('Get location');
    const words = 'Latitude 14.5995, longitude 120.9842';
    await screen.findByText(new RegExp(words));
    expect(alerted.mock.calls).toEqual([[expect.stringContaining(words)]]);
  });

  it('says that the coordinates were refused', async () => {
    stubLocation((_, failed) => failed?.({ code: 1, PERMISSION_DENIED: 1 } as never));
    await open();
    await press('Get location');
    await screen.findByText(/^Location access was denied/);
  });

  it('puts the device fields into every link', async () => {
    await open();
    const typed = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, `my ${name}`]));
    for (const [name, label] of Object.entries(FIELDS))
      fireEvent.change(field(label), { target: { value: typed[name] } });
    for (const [label, pathname] of Object.entries(PAGES))
      expect(target(label), label).toMatchObject({ pathname, query: typed });
  });

  it('fills fields with the choice of an order and of a device', async () => {
    let answer = (_reply: object) => {};
    const held = new Promise((resolve) => (answer = resolve));
    stubReply('/sandbox/scenarios', held);
    await open();
    const fields = screen.getByRole('heading', { name: 'Device fields' }).parentElement;
    expect(fields?.getAttribute('aria-busy')).toBe('true');
    answer(success([{ orderId: 'status-170', title: 'overdue' }]));
    await screen.findByRole('option', { name: 'overdue' });
    expect(fields?.getAttribute('aria-busy')).toBe('false');
    await userEvent.selectOptions(select('Order scenario'), 'overdue');
    await userEvent.selectOptions(select('Device'), 'iPhone 13 and 14');
    const device = { deviceName: 'iPhone14,5', osVersion: '18.1', clientType: 'ios' };
    expect(target('Repay').query).toMatchObject({ orderId: 'status-170', ...device });
    expect(field('Device name').value).toBe('iPhone14,5');
  });

  it('has a contact field, which it keeps', async () => {
    await open();
    fireEvent.change(field('Contact'), { target: { value: '0917 123 4567' } });
    cleanup();
    await open();
    expect(field('Contact').value).toBe('0917 123 4567');
  });
});
