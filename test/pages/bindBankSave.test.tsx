import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  calls,
  dialog,
  fault,
  fillAccount,
  ledger,
  openPage,
  press,
  useSandbox,
} from './screen.tsx';

const SHELL = vi.hoisted(() => 'shared/runtime/nativeShell.ts');

// Only a build tells lazy modules their paths; without one the form's own parts would be lost with the bridge.
vi.mock('../../shared/runtime/loadNativeShell.ts', async () => {
  const { lazyModule } = await import('../../shared/ui/lazy/lazyModule.ts');
  const load = () => import('../../shared/runtime/nativeShell.ts');
  return { loadNativeShell: lazyModule(load, { prefetch: true }, SHELL) };
});

describe('saving the payment account', () => {
  useSandbox();
  const open = (query = 'productId=7&orderId=status-151&sessionId=s') =>
    openPage(`/bindBank?${query}`);
  const holder = () => screen.findByLabelText<HTMLInputElement>('Account holder');

  async function save() {
    await press('Next');
    await press('Save');
  }

  const saved = () => screen.findByRole('heading', { name: 'Your account is saved' });

  afterEach(() => {
    delete window.__boot;
  });

  it('is not disturbed by a lost bridge, until the page cannot be closed', async () => {
    const file = '/assets/nativeShell-lost.js';
    const lost = Promise.reject(new Error('lost'));
    lost.catch(() => undefined);
    const begun: Record<string, Promise<void>> = { [file]: lost };
    const lookForRelease = async () => undefined;
    window.__boot = {
      replies: {},
      taps: [],
      lazy: { files: { [SHELL]: [file] }, begun, lookForRelease },
    };
    const alerts = () => [...document.querySelectorAll('.toasts [role=alert] .toast')];
    await open();
    await fillAccount();
    await press('Next');
    await dialog('Is everything correct?');
    expect(alerts()).toEqual([]);
    await press('Save');
    await saved();
    await waitFor(() => expect(alerts()).toHaveLength(1));
    begun[file] = Promise.resolve();
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
    await save();
    await saved();
    expect(calls('/bind-card-new')).toHaveLength(1);
    expect(sessionStorage.getItem('text')).toBeNull();
  });

  it('can be sent again, also with other values, if the server still has the old account', async () => {
    await open();
    await fillAccount();
    fault('/bind-card-new', 'lost-before');
    await save();
    await screen.findAllByText("We're not sure it went through.");
    expect((await holder()).value).toBe('Ana Reyes');
    await userEvent.type(await holder(), ' Cruz');
    await save();
    await saved();
    expect(ledger('account')).toHaveLength(1);
  });
});
