import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  calls,
  dialog,
  fault,
  fillAccount,
  ledger,
  openOrder,
  press,
  saveAccount,
  useSandbox,
} from './screen.tsx';

const lost = vi.hoisted(() => ({ bridge: false }));

vi.mock('../../shared/runtime/loadNativeShell.ts', () => ({
  loadNativeShell: async () => {
    if (lost.bridge) throw new Error('lost');
    return import('../../shared/runtime/nativeShell.ts');
  },
}));

describe('saving the payment account', () => {
  useSandbox();
  const open = () => openOrder('bindBank', 'status-151');
  const holder = () => screen.findByLabelText<HTMLInputElement>('Account holder');

  const saved = () => screen.findByRole('heading', { name: 'Your account is saved' });

  it('is not disturbed by a lost bridge, until the page cannot be closed', async () => {
    lost.bridge = true;
    const alerts = () => [...document.querySelectorAll('.toasts [role=alert] .toast')];
    await open();
    await fillAccount();
    await press('Next');
    await dialog('Is everything correct?');
    expect(alerts()).toEqual([]);
    await press('Save');
    await saved();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    lost.bridge = false;
    // The entry before it may be an empty tab.
    history.pushState(null, '', location.href);
    await press('Done');
    expect(await screen.findByText(/You can close this page/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start page' }).getAttribute('href')).toBe('/');
  });

  it('finds a save whose reply was lost in the server’s data', async () => {
    await open();
    await fillAccount();
    fault('/bind-card-new', 'lost-after');
    await saveAccount();
    await saved();
    expect(calls('/bind-card-new')).toHaveLength(1);
    expect(sessionStorage.getItem('text')).toBeNull();
  });

  it('can be sent again, also with other values, if the server still has the old account', async () => {
    await open();
    await fillAccount();
    fault('/bind-card-new', 'lost-before');
    await saveAccount();
    await screen.findAllByText("We're not sure it went through.");
    expect((await holder()).value).toBe('Ana Reyes');
    await userEvent.type(await holder(), ' Cruz');
    await saveAccount();
    await saved();
    expect(ledger('account')).toHaveLength(1);
  });
});
