// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quoted } from '../../../shared/lib/messages.ts';
import { ErrorBlock } from '../../../shared/ui/Block.tsx';
import { Button, CopyButton } from '../../../shared/ui/Button.tsx';
import { copying } from '../../../shared/ui/copying.ts';
import { QrCode } from '../../../shared/ui/QrCode.tsx';
import { prepareToasts, showLoading, showToast, TOAST_LONG_MS } from '../../../shared/ui/toast.ts';

afterEach(() => {
  cleanup();
  document.body.textContent = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('toast', () => {
  it.each([
    [undefined, 3000],
    [0, 3000],
    [300, 3000],
    [301, 301],
    [TOAST_LONG_MS, 8000],
  ])('of %s ms lasts %s ms', (durationMs, lasts) => {
    vi.useFakeTimers();
    const duration = durationMs === undefined ? {} : { durationMs };
    showToast('No', { tone: 'error', ...duration });
    showToast('words', duration);
    vi.advanceTimersByTime(lasts - 1);
    expect(screen.getByRole('status').textContent).toBe('words');
    expect(screen.getByRole('alert').textContent).toBe('No');
    vi.advanceTimersByTime(1);
    expect(screen.queryByText('words')).toBeNull();
    expect(screen.queryByText('No')).toBeNull();
  });

  it('stays while it is touched, and shows nothing for an empty text', () => {
    vi.useFakeTimers();
    showToast('');
    expect(screen.queryByRole('status')).toBeNull();
    showToast('Read me');
    fireEvent.pointerEnter(screen.getByText('Read me'));
    vi.advanceTimersByTime(60_000);
    fireEvent.pointerLeave(screen.getByText('Read me'));
    vi.advanceTimersByTime(3000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  const shown = () => [...document.querySelectorAll('.toast')].map((one) => one.textContent);

  it('shows the latest, in its own language', () => {
    for (const text of ['One', 'Two', quoted('Tres', 'es')]) showToast(text);
    expect(shown()).toEqual(['Tres']);
    expect(screen.getByText('Tres').lang).toBe('es');
  });

  it('of an error replaces the others, and stays when something else succeeds', () => {
    showToast('Copied');
    showToast('No', { tone: 'error' });
    expect(shown()).toEqual(['No']);
    showToast('Sent');
    expect(shown()).toEqual(['No', 'Sent']);
  });
});

describe('loading', () => {
  it('shows only when the wait is long', () => {
    vi.useFakeTimers();
    const quick = showLoading('Sending…');
    vi.advanceTimersByTime(299);
    expect(screen.queryByText('Sending…')).toBeNull();
    quick();
    const slow = showLoading('Sending…');
    vi.advanceTimersByTime(300);
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    slow();
    expect(screen.queryByText('Sending…')).toBeNull();
  });

  it('is empty at first, and stays until the last of several calls ends', () => {
    vi.useFakeTimers();
    const first = showLoading('Sending…');
    expect(screen.getByRole('status').textContent).toBe('');
    const second = showLoading('Sending…');
    vi.advanceTimersByTime(300);
    first();
    first();
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    second();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('copy button', () => {
  const writes = (result: 'resolve' | 'reject') => ({ writeText: () => Promise[result]() });
  it.each([
    ['the old command', true, undefined, 'copy success'],
    ['the clipboard', false, writes('resolve'), 'copy success'],
    ['neither', false, writes('reject'), 'Press and hold'],
    ['a missing clipboard', false, undefined, 'Press and hold'],
  ])('reports the result with %s', async (_, command, clipboard, says) => {
    let copied = '';
    Object.assign(document, {
      execCommand: () => {
        copied = document.querySelector('textarea')?.value ?? '';
        return command;
      },
    });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    render(<CopyButton label="Copy" onCopy={copying('8012 34')} />);
    const copy = screen.getByRole('button', { name: 'Copy' });
    await userEvent.click(copy);
    await screen.findByText(new RegExp(says));
    expect(copied).toBe('8012 34');
    expect(document.activeElement).toBe(copy);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('QR and error', () => {
  it('draws a named code on a quiet zone', () => {
    render(<QrCode text="801234567890" label="QR code to pay ₱1.00" />);
    const code = screen.getByRole('img', { name: 'QR code to pay ₱1.00' });
    expect(Number(code.getAttribute('width'))).toBeGreaterThanOrEqual(240);
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4/);
  });

  it('names the failure in a heading that is announced at once, and offers Retry only if it can help', async () => {
    const retry = vi.fn();
    const block = (more: object) => <ErrorBlock title="No" detail="Why" {...more} />;
    const { rerender } = render(block({ retryLabel: 'Retry', onRetry: retry, busy: true }));
    const alert = screen.getByRole('alert');
    expect(alert.contains(screen.getByRole('heading', { level: 2, name: 'No' }))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).not.toHaveBeenCalled();
    rerender(block({ retryLabel: 'Retry', onRetry: retry }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(block({ children: <a href="tel:1">Call us</a> }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(alert.contains(screen.getByRole('link', { name: 'Call us' }))).toBe(true);
  });
});

describe('button', () => {
  it('neither calls back nor submits its form while busy', async () => {
    const said: string[] = [];
    const submit = (event: FormEvent) => {
      event.preventDefault();
      said.push('submit');
    };
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} onClick={() => said.push('tap')}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    const send = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    expect(said).toEqual([]);
    expect(document.activeElement).toBe(send);
    expect(send.getAttribute('aria-disabled')).toBe('true');
    rerender(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(said).toEqual(['tap', 'submit']);
  });
});

it('a page has one column of toasts', () => {
  prepareToasts();
  const [column] = document.querySelectorAll('.toasts');
  showToast('Saved');
  expect(document.querySelectorAll('.toasts')).toHaveLength(1);
  expect(column?.textContent).toBe('Saved');
});
