// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../shared/ui/Button.tsx';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { ErrorBlock } from '../../../shared/ui/ErrorBlock.tsx';
import { FoldableRows } from '../../../shared/ui/FoldableRows.tsx';
import { showLoading } from '../../../shared/ui/loading.ts';
import { PullToRefresh } from '../../../shared/ui/PullToRefresh.tsx';
import { AT_REST, dampedDistance, pulled } from '../../../shared/ui/pullToRefresh.model.ts';
import { QrCode } from '../../../shared/ui/QrCode.tsx';
import { StarRating } from '../../../shared/ui/StarRating.tsx';
import { showToast, TOAST_LONG_MS } from '../../../shared/ui/toast.ts';

afterEach(() => {
  cleanup();
  document.body.textContent = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('toast', () => {
  it('is polite, as an error assertive, and disappears', () => {
    vi.useFakeTimers();
    showToast('copy success');
    showToast('No', { tone: 'error', durationMs: TOAST_LONG_MS });
    expect(screen.getByRole('status').textContent).toBe('copy success');
    expect(screen.getByRole('alert').textContent).toBe('No');
    vi.advanceTimersByTime(3000);
    expect(screen.getByRole('status').textContent).toBe('');
    vi.advanceTimersByTime(5000);
    expect(screen.getByRole('alert').textContent).toBe('');
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
});

describe('button', () => {
  it('ignores taps while busy and keeps the focus', async () => {
    const tapped = vi.fn();
    const { rerender } = render(<Button onClick={tapped}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(
      <Button busy onClick={tapped}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(tapped).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Kind tips" onClose={() => setOpen(false)} closeLabel="Not now">
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

describe('dialog in a web view without showModal', () => {
  it('takes the focus, keeps it, closes by Esc and gives it back', async () => {
    const { showModal } = HTMLDialogElement.prototype;
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Kind tips' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Inside');
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    Object.assign(HTMLDialogElement.prototype, { showModal });
  });
});

describe('rows', () => {
  const rows = ['A', 'B', 'C'].map((text) => ({ text, value: `${text}!` }));
  const labels = { more: (hidden: number) => `Show ${hidden} more`, hide: 'Hide' };

  it('fold to two and unfold', async () => {
    render(<FoldableRows rows={rows} labels={labels} />);
    expect(screen.queryByText('C')).toBeNull();
    const more = screen.getByRole('button', { name: 'Show 1 more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(screen.getByText('C!')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('C')).toBeNull();
  });

  it('need no button if nothing is folded', () => {
    render(<FoldableRows rows={rows.slice(0, 2)} labels={labels} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('copy button', () => {
  const cases = [
    { name: 'the old command', command: true, clipboard: undefined, says: 'copy success' },
    {
      name: 'the clipboard',
      command: false,
      clipboard: () => Promise.resolve(),
      says: 'copy success',
    },
    { name: 'neither', command: false, clipboard: () => Promise.reject(), says: 'Press and hold' },
    { name: 'a missing clipboard', command: false, clipboard: undefined, says: 'Press and hold' },
  ];
  it.each(cases)('reports the result with $name', async ({ command, clipboard, says }) => {
    let copied = '';
    Object.assign(document, {
      execCommand: () => {
        copied = document.querySelector('textarea')?.value ?? '';
        return command;
      },
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: clipboard && { writeText: clipboard },
    });
    // The label stays for two seconds, however slow the machine is.
    vi.useFakeTimers();
    const source = createRef<HTMLElement>();
    render(<CopyButton text="8012 34" label="Copy" copiedLabel="Copied" source={source} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    screen.getByText(new RegExp(says));
    expect(copied).toBe('8012 34');
    expect(screen.queryByRole('button', { name: 'Copied' }) !== null).toBe(says === 'copy success');
  });
});

describe('stars', () => {
  it('fill up to the chosen one, each with a name', async () => {
    function Stars() {
      const [stars, setStars] = useState(0);
      return <StarRating legend="Your rating" value={stars} onChange={setStars} />;
    }
    const { container } = render(<Stars />);
    const group = screen.getByRole('group', { name: 'Your rating' });
    expect(within(group).getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    expect(container.querySelectorAll('.star-on')).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
    expect(container.querySelectorAll('.star-on')).toHaveLength(1);
  });
});

describe('pull to refresh', () => {
  it('follows the finger less and less, never beyond the damping', () => {
    const finger = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(finger, finger, (one, two) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        return dampedDistance(less) <= dampedDistance(more) && dampedDistance(more) < 100;
      }),
    );
    expect(dampedDistance(-5)).toBe(0);
  });

  it('goes through pull, release, loading and finish', () => {
    const pulling = pulled(AT_REST, { type: 'move', finger: 20 });
    expect(pulling.state).toBe('pull');
    expect(pulled(pulling, { type: 'end' })).toEqual(AT_REST);
    const ready = pulled(pulling, { type: 'move', finger: 60 });
    expect(ready.state).toBe('release');
    const loading = pulled(ready, { type: 'end' });
    expect(loading.state).toBe('loading');
    expect(pulled(loading, { type: 'move', finger: 90 })).toBe(loading);
    const finished = pulled(loading, { type: 'done', isCurrent: true });
    expect(finished.state).toBe('finish');
    expect(pulled(finished, { type: 'rest' })).toEqual(AT_REST);
  });

  it('refreshes by touch, and ends after 1 s even if the read continues', async () => {
    vi.useFakeTimers();
    const refresh = vi.fn(() => new Promise<boolean>(() => undefined));
    render(
      <PullToRefresh onRefresh={refresh}>
        <p>Order</p>
      </PullToRefresh>,
    );
    const page = screen.getByText('Order');
    const touch = (y: number) => ({ touches: [{ clientY: y }] });
    fireEvent.touchStart(page, touch(10));
    fireEvent.touchMove(page, touch(40));
    expect(screen.getByRole('status').textContent).toBe('Pull to refresh');
    fireEvent.touchMove(page, touch(90));
    expect(screen.getByRole('status').textContent).toBe('Release to refresh');
    fireEvent.touchEnd(page);
    expect(refresh).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toBe('Not refreshed yet');
    act(() => void vi.advanceTimersByTime(400));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('QR and error', () => {
  it('draws a named code on a quiet zone', () => {
    render(<QrCode text="801234567890" label="QR code to pay ₱1.00" />);
    const code = screen.getByRole('img', { name: 'QR code to pay ₱1.00' });
    expect(Number(code.getAttribute('width'))).toBeGreaterThanOrEqual(240);
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4/);
  });

  it('offers Retry only if it can help', async () => {
    const retry = vi.fn();
    const { rerender } = render(
      <ErrorBlock title="No" detail="Why" retryLabel="Retry" onRetry={retry} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<ErrorBlock title="No" detail="Why" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
