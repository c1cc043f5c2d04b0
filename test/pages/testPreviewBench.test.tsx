import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestPreview } from '../../pages/testPreview/TestPreview.tsx';
import { makeCode } from '../sandbox/world.ts';
import { openScreen, sandbox, useSandbox } from './screen.tsx';

/** What is observed, with the function that reports that it has come near or gone. */
let observed: Map<Element, (isNear: boolean) => void>;

class FakeObserver {
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe(element: Element) {
    const entry = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[];
    observed.set(element, (isNear) => this.report(entry(isNear), this as never));
  }
  disconnect() {}
}

/** A window at least as wide as a desktop's. */
const wideWindow = () => ({
  matches: true,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
});

const frame = (name: string) => screen.queryByTitle<HTMLIFrameElement>(name);
const shown = () => new URL(frame('Framed phone')?.getAttribute('src') ?? '', 'https://x.example');

describe('the test preview on a desktop', () => {
  useSandbox();
  beforeEach(() => {
    observed = new Map();
    vi.stubGlobal('matchMedia', wideWindow);
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });
  const open = (hash = '') => openScreen(`/testPreview${hash}`, <TestPreview />);

  it('shows a page in the phone beside its link, with the fields as they are', async () => {
    await open();
    await waitFor(() => expect(shown().pathname).toBe('/loanDetail'));
    const link = screen.getByRole('link', { name: 'Repay' });
    await userEvent.click(link);
    await waitFor(() => expect(shown().pathname).toBe('/repayment'));
    expect(link.getAttribute('aria-current')).toBe('true');
    fireEvent.change(screen.getByRole('textbox', { name: 'Order id' }), { target: { value: '9' } });
    await waitFor(() => expect(shown().searchParams.get('orderId')).toBe('9'));
    expect(screen.queryByRole('link', { name: 'Phone' })).toBeNull();
  });

  it('shows what happens at the lender as it happens', async () => {
    await open();
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
    makeCode(sandbox.world('qa'), { orderId: 'tips', channelNumber: 'x', isDelay: true });
    const ledger = await screen.findByRole('table', { name: 'Lender’s ledger' });
    const [, row] = within(ledger).getAllByRole('row');
    expect(row?.textContent).toMatch(/Extension code made.*tips/);
    expect(screen.getByText('1 entry').getAttribute('role')).toBe('status');
  });

  it('applies a preset, and restores the set-up of an address', async () => {
    await open('#/phone?page=Extension&orderId=status-170&device=iphone-13&dialect=7&adId=a%26b');
    await waitFor(() => expect(shown().pathname).toBe('/repayDelay'));
    expect(Object.fromEntries(shown().searchParams)).toMatchObject({
      orderId: 'status-170',
      adId: 'a&b',
    });
    expect(sandbox.world('qa').settings.dialect).toBe(7);
    const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
    expect(select('Phone').value).toBe('iphone-13');
    expect(location.hash).toBe('#/phone');
    await userEvent.selectOptions(select('Preset'), 'Overdue, small phone');
    await waitFor(() => expect(shown().pathname).toBe('/loanDetail'));
    expect(select('Phone').value).toBe('iphone-5s');
    expect(sandbox.world('qa').settings.dialect).toBe(0);
  });

  it('keeps what is changed while the sandbox is still being told of a preset', async () => {
    await open();
    const order = screen.getByRole<HTMLInputElement>('textbox', { name: 'Order id' });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Preset' }),
      'Another lender’s replies',
    );
    fireEvent.change(order, { target: { value: 'mine' } });
    await waitFor(() => expect(sandbox.world('qa').settings.dialect).toBe(7));
    await waitFor(() => expect(shown().searchParams.get('orderId')).toBe('mine'));
    expect(shown().pathname).toBe('/repayment');
    expect(screen.getByLabelText<HTMLInputElement>(/Reply dialect/).value).toBe('7');
  });

  it('loads a small screen only while it is near, and links to its set-up', async () => {
    await open('#/states');
    const link = await screen.findByRole('link', { name: 'Repay: Error' });
    expect(frame('Repay: Error')).toBeNull();
    const tile = link.closest('li')?.querySelector('div');
    if (!tile) throw new Error('No tile');
    act(() => observed.get(tile)?.(true));
    const address = new URL(frame('Repay: Error')?.getAttribute('src') ?? '', 'https://x.example');
    expect(address.pathname).toBe('/repayment');
    expect(address.searchParams.get('orderId')).toBe('server-error');
    expect(address.searchParams.get('sessionId')).not.toBe('qa');
    act(() => observed.get(tile)?.(false));
    expect(frame('Repay: Error')).toBeNull();
    const hash = new URL(link.getAttribute('href') ?? '', 'https://x.example').hash;
    expect(hash).toContain('orderId=server-error');
    expect(hash).toContain('sessionId=qa&');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), '/aboutUs');
    expect(screen.getByText('1 screen of 1 page')).toBeTruthy();
  });
});
