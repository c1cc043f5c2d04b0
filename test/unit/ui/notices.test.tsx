// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../../shared/ui/EmptyBlock.tsx';
import { ErrorBlock } from '../../../shared/ui/ErrorBlock.tsx';
import { showLoading } from '../../../shared/ui/loading.ts';
import { showToast } from '../../../shared/ui/toast.ts';

afterEach(() => {
  cleanup();
  document.body.textContent = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loading', () => {
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

describe('toast', () => {
  it('shows the latest two, in the language given', () => {
    for (const text of ['One', 'Two', 'Tres']) showToast(text, { lang: 'es' });
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.getByText('Two')).toBeTruthy();
    expect(screen.getByText('Tres').lang).toBe('es');
  });
});

describe('blocks', () => {
  it('name the failure in a heading that is announced at once, and stay busy while retrying', async () => {
    const retry = vi.fn();
    render(
      <ErrorBlock title="Not loaded" detail="No network" retryLabel="Retry" onRetry={retry} busy>
        <a href="tel:+63280000100">Call us</a>
      </ErrorBlock>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.contains(screen.getByRole('heading', { level: 2, name: 'Not loaded' }))).toBe(
      true,
    );
    expect(alert.contains(screen.getByRole('link', { name: 'Call us' }))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).not.toHaveBeenCalled();
  });

  it('tell what is missing and what to do next', () => {
    render(
      <EmptyBlock
        title="No code here"
        text="Ask for one"
        action={<ButtonLink href="/repayment">Go</ButtonLink>}
      />,
    );
    screen.getByRole('heading', { name: 'No code here' });
    screen.getByText('Ask for one');
    screen.getByRole('link', { name: 'Go' });
  });
});
