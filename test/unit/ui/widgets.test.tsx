// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quoted } from '../../../shared/lib/messages.ts';
import { ErrorBlock } from '../../../shared/ui/Block.tsx';
import { Button, CopyButton } from '../../../shared/ui/Button.tsx';
import { copying } from '../../../shared/ui/copying.ts';
import { LazyPart } from '../../../shared/ui/LazyPart.tsx';
import { QrCode } from '../../../shared/ui/QrCode.tsx';
import { Tabs } from '../../../shared/ui/Tabs.tsx';
import { prepareToasts, showLoading, showToast, TOAST_LONG_MS } from '../../../shared/ui/toast.ts';
import { freshPhone } from '../runtime/freshPhone.ts';
import { button } from './opener.tsx';

freshPhone();

describe('toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  const shown = () =>
    [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);

  it.each([
    [{}, 3000],
    [{ durationMs: 300 }, 3000],
    [{ durationMs: 301 }, 301],
    [{ durationMs: TOAST_LONG_MS }, 8000],
  ])('of %j lasts %s ms', (duration, lasts) => {
    showToast('No', { tone: 'error', ...duration });
    showToast('words', duration);
    vi.advanceTimersByTime(lasts - 1);
    expect(screen.getByRole('status').textContent).toBe('words');
    expect(screen.getByRole('alert').textContent).toBe('No');
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('stays while it is touched, and shows nothing for an empty text', () => {
    showToast('');
    expect(screen.queryByRole('status')).toBeNull();
    showToast('Read me');
    fireEvent.pointerEnter(screen.getByText('Read me'));
    vi.advanceTimersByTime(60_000);
    fireEvent.pointerLeave(screen.getByText('Read me'));
    vi.advanceTimersByTime(3000);
    expect(shown()).toEqual([]);
  });

  it('shows the latest, in its own language, in one column of the page', () => {
    prepareToasts();
    const [column] = document.querySelectorAll('.toasts');
    for (const text of ['One', 'Two', quoted('Tres', 'es')]) showToast(text);
    expect([...document.querySelectorAll('.toasts')]).toEqual([column]);
    expect(column?.textContent).toBe('Tres');
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

it('loading shows only when the wait is long, until the last of several calls ends', () => {
  vi.useFakeTimers();
  const status = () => screen.queryByRole('status')?.textContent;
  const quick = showLoading('Sending…');
  vi.advanceTimersByTime(299);
  expect(status()).toBe('');
  quick();
  vi.advanceTimersByTime(1);
  expect(status()).toBeUndefined();
  const first = showLoading('Sending…');
  const second = showLoading('Sending…');
  vi.advanceTimersByTime(300);
  first();
  first();
  expect(status()).toBe('Sending…');
  second();
  expect(status()).toBeUndefined();
});

it.each([
  ['by the old command', true, undefined, 'copy success'],
  ['to the clipboard', false, 'resolve', 'copy success'],
  ['not at all if the browser refuses it', false, 'reject', 'Press and hold'],
  ['not at all without a clipboard', false, undefined, 'Press and hold'],
] as const)('a button copies %s, and says so', async (_, command, result, says) => {
  let copied = '';
  const execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? '';
    return command;
  };
  Object.assign(document, { execCommand });
  const value = result && { writeText: () => Promise[result]() };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  render(<CopyButton label="Copy" onCopy={copying('8012 34')} />);
  await userEvent.click(button('Copy'));
  await screen.findByText(new RegExp(says));
  expect(copied).toBe('8012 34');
  expect(document.activeElement).toBe(button('Copy'));
  expect(document.querySelector('textarea')).toBeNull();
});

it('a QR code is drawn with a name and a quiet zone', () => {
  render(<QrCode text="801234567890" label="QR code to pay ₱1.00" />);
  const code = screen.getByRole('img', { name: 'QR code to pay ₱1.00' });
  expect(Number(code.getAttribute('width'))).toBeGreaterThanOrEqual(240);
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4/);
});

it('an error has a heading that is announced at once, and offers Retry only if it can help', async () => {
  const retry = vi.fn();
  const block = (more: object) => <ErrorBlock title="No" detail="Why" {...more} />;
  const { rerender } = render(block({ retryLabel: 'Retry', onRetry: retry, busy: true }));
  const alert = screen.getByRole('alert');
  expect(alert.contains(screen.getByRole('heading', { level: 2, name: 'No' }))).toBe(true);
  await userEvent.click(button('Retry'));
  expect(retry).not.toHaveBeenCalled();
  rerender(block({ retryLabel: 'Retry', onRetry: retry }));
  await userEvent.click(button('Retry'));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(block({ children: <a href="tel:1">Call us</a> }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(alert.contains(screen.getByRole('link', { name: 'Call us' }))).toBe(true);
});

it('a busy button neither calls back nor submits its form', async () => {
  const said: string[] = [];
  const say = (event: React.SyntheticEvent) => {
    event.preventDefault();
    said.push(event.type);
  };
  const form = (busy: boolean) => (
    <form onSubmit={say}>
      <Button type="submit" busy={busy} onClick={() => said.push('tap')}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(button('Send'));
  expect(said).toEqual([]);
  expect(document.activeElement).toBe(button('Send'));
  expect(button('Send').getAttribute('aria-disabled')).toBe('true');
  rerender(form(false));
  await userEvent.click(button('Send'));
  expect(said).toEqual(['tap', 'submit']);
});

it.each([
  ['shows itself once it is there', async () => ({ default: () => <p>Hello</p> }), 'Hello'],
  [
    'offers a reload in its place if it is lost',
    () => Promise.reject(new Error('lost')),
    /not load/,
  ],
])('a part that loads later %s, and the rest of the page stays', async (_, load, shown) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazy(load);
  render(
    <main>
      <p>The rest</p>
      <LazyPart placeholder={<p>Wait</p>}>
        <Part />
      </LazyPart>
    </main>,
  );
  screen.getByText('Wait');
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reload the page' }) !== null).toBe(
    shown !== 'Hello',
  );
  expect(screen.getByText('The rest')).toBeTruthy();
});

it.each([
  ['by a swipe', [], [[1]]],
  ['not by two fingers', ['touchStart'], []],
  ['not once a second finger lies beside the list', ['touchMove'], []],
  ['not by a swipe that the browser takes over', ['touchCancel'], []],
] as const)('tabs change %s', (_, meanwhile, chosen) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const at = (...places: number[]) => places.map((clientX) => ({ clientX, clientY: 400 }));
  const select = vi.fn();
  const tabs = ['All', 'Answered'].map((title) => ({ title, count: 0 }));
  render(
    <Tabs label="Complaints" tabs={tabs} selected={0} onSelect={select}>
      {(index) => <p>List {index}</p>}
    </Tabs>,
  );
  const list = screen.getByText('List 0');
  fireEvent.touchStart(list, { touches: at(200) });
  for (const event of meanwhile) fireEvent[event](list, { touches: at(200, 160) });
  fireEvent.touchEnd(list, { touches: [], changedTouches: at(40) });
  expect(select.mock.calls).toEqual(chosen);
});
