import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestPreview } from '../../pages/testPreview/TestPreview.tsx';
import { proves } from '../requirements/proves.ts';
import { openScreen, useSandbox } from './screen.tsx';

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

describe('the test preview', () => {
  useSandbox();
  afterEach(() => vi.unstubAllGlobals());
  const open = () => openScreen('/testPreview', <TestPreview />);

  it('puts the device fields into every link', async () => {
    proves('2.9-01', '2.9-02', '2.9-03', '2.9-04', '2.9-05', '2.9-06', '2.9-07', '2.9-08');
    proves('2.9-09', '2.9-10', '2.9-11', '2.9-12', '2.9-13', '2.9-14', '2.9-15', '2.9-16');
    proves('2.9-17', '2.9-18', '2.9-19', '2.1-21');
    await open();
    for (const [name, label] of Object.entries(FIELDS)) {
      const input = screen.getByRole('textbox', { name: label });
      fireEvent.change(input, { target: { value: `my ${name}` } });
    }
    const typed = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, `my ${name}`]));
    for (const [label, path] of Object.entries(PAGES)) {
      const href = screen.getByRole('link', { name: label }).getAttribute('href');
      const { pathname, searchParams } = new URL(`${href}`, 'https://x.example');
      expect(pathname, label).toBe(path);
      expect(Object.fromEntries(searchParams), label).toMatchObject(typed);
    }
  });

  it('picks a photo and keeps a contact', async () => {
    proves('2.9-20', '2.9-21');
    await open();
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Photo picker'), photo);
    expect(screen.getByRole('img', { name: 'Picked photo me.png' })).toBeTruthy();
    const contact = screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact' });
    fireEvent.change(contact, { target: { value: '0917 123 4567' } });
    expect(contact.value).toBe('0917 123 4567');
  });

  it('shows the coordinates', async () => {
    proves('2.9-22');
    const getCurrentPosition = (found: (position: object) => void) =>
      found({ coords: { latitude: 14.5, longitude: 121.25 } });
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        geolocation: { value: { getCurrentPosition } },
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Get location' }));
    const words = screen.getByText('Latitude 14.5, longitude 121.25');
    expect(words.getAttribute('role')).toBe('status');
  });
});
