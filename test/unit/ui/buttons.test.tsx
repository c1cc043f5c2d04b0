// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';

afterEach(() => {
  cleanup();
  document.body.textContent = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(said).toEqual([]);
    rerender(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(said).toEqual(['tap', 'submit']);
  });

  it('carries the name for replaying taps, and exists as a link as well', () => {
    render(
      <>
        <Button tap="paymentMethod">Pay</Button>
        <ButtonLink kind="quiet" href="/loanDetail">
          Back
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Pay' }).dataset.tap).toBe('paymentMethod');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/loanDetail');
  });
});

describe('copy button that fails', () => {
  beforeEach(() => {
    Object.assign(document, { execCommand: () => false });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  });

  function Code() {
    const source = useRef<HTMLParagraphElement>(null);
    return (
      <>
        <p ref={source}>8012 3456</p>
        <CopyButton text="80123456" label="Copy" copiedLabel="Copied" source={source} />
      </>
    );
  }

  it('selects the visible text and keeps the focus', async () => {
    render(<Code />);
    const copy = screen.getByRole('button', { name: 'Copy' });
    await userEvent.click(copy);
    await screen.findByText('Could not copy. Press and hold the text to copy it.');
    expect(String(getSelection())).toBe('8012 3456');
    expect(document.activeElement).toBe(copy);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('treats a command that throws as refused', async () => {
    Object.assign(document, {
      execCommand: () => {
        throw new Error('denied');
      },
    });
    render(<Code />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Press and hold/);
  });

  it('says "Copied" for two seconds if the clipboard accepts it', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    render(<Code />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText).toHaveBeenCalledWith('80123456');
    act(() => void vi.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });
});
