// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quoted } from '../../../shared/lib/messages.ts';
import { ErrorBlock } from '../../../shared/ui/Block.tsx';
import { Button, CopyButton, ShownProgress } from '../../../shared/ui/Button.tsx';
import { copying } from '../../../shared/ui/copying.ts';
import { LazyPart } from '../../../shared/ui/LazyPart.tsx';
import { Progress } from '../../../shared/ui/Progress.tsx';
import { QrCode } from '../../../shared/ui/QrCode.tsx';
import { Tabs } from '../../../shared/ui/Tabs.tsx';
import { prepareToasts, showToast, TOAST_LONG_MS } from '../../../shared/ui/toast.ts';
import { freshPhone } from '../runtime/freshPhone.ts';
import { button } from './opener.tsx';

freshPhone();

describe('4 States and transitions: toast', () => {
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

describe('4 States and transitions', () => {
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
    const copy = button('Copy');
    await userEvent.click(copy);
    await screen.findByText(new RegExp(says));
    expect(copied).toBe('8012 34');
    expect(document.activeElement).toBe(copy);
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
    const heading = screen.getByRole('heading', { level: 2, name: 'No' });
    const alert = screen.getAllByRole('alert').find((one) => one.contains(heading));
    await userEvent.click(button('Retry'));
    expect(retry).not.toHaveBeenCalled();
    rerender(block({ retryLabel: 'Retry', onRetry: retry }));
    await userEvent.click(button('Retry'));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(block({ children: <a href="tel:1">Call us</a> }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(alert?.contains(screen.getByRole('link', { name: 'Call us' }))).toBe(true);
  });

  it('a busy button neither calls back nor submits its form', async () => {
    const said: string[] = [];
    const say = (event: React.SyntheticEvent) => {
      event.preventDefault();
      said.push(event.type);
    };
    const form = (busy: string | false) => (
      <form onSubmit={say}>
        <Button type="submit" busy={busy} onClick={() => said.push('tap')}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form('Sending…'));
    await userEvent.click(button('Send'));
    expect(said).toEqual([]);
    expect(document.activeElement).toBe(button('Send'));
    expect(button('Send').getAttribute('aria-disabled')).toBe('true');
    rerender(form(false));
    await userEvent.click(button('Send'));
    expect(said).toEqual(['tap', 'submit']);
  });

  it('a busy button says so: to screen readers at once, in sight after 8 s', () => {
    vi.useFakeTimers();
    prepareToasts();
    const next = (busy: string | false) => (
      <ShownProgress.Provider value={Progress}>
        <Button busy={busy}>Next</Button>
      </ShownProgress.Provider>
    );
    const { rerender } = render(next(false));
    const heard = () => screen.getByRole('log').textContent;
    const slow = () => screen.queryByText(/longer than usual. Please keep this page open/);
    expect(heard()).toBe('');
    rerender(next('Confirming your loan…'));
    expect(heard()).toBe('Confirming your loan…');
    expect(button('Next').getAttribute('aria-busy')).toBe('true');
    act(() => vi.advanceTimersByTime(7999));
    expect(slow()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(slow()?.role).toBe('status');
    rerender(next(false));
    expect([heard(), slow(), button('Next').getAttribute('aria-busy')]).toEqual(['', null, null]);
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

  /** Shows three tabs. @returns what is called with the place of a chosen one. */
  function openTabs(selected = 0, counts = [0, 99, 100]) {
    const select = vi.fn();
    const tabs = ['All', 'Open', 'Answered'].map((title, at) => ({
      title,
      count: counts[at] ?? 0,
    }));
    render(
      <Tabs label="Complaints" tabs={tabs} selected={selected} onSelect={select}>
        {(index) => <p>List {index}</p>}
      </Tabs>,
    );
    return select;
  }

  it.each<[string, selected: number, dx: number, dy: number, chosen: number[]]>([
    ['by a swipe of 0.3 of the width', 0, -108, 0, [1]],
    ['not by a shorter one', 0, -107, 0, []],
    ['not by one that goes more down', 0, -108, 120, []],
    ['by one to the right', 1, 108, 0, [0]],
    ['not before the first', 0, 200, 0, []],
    ['not after the last', 2, -200, 0, []],
  ])('tabs change %s', (_, selected, dx, dy, chosen) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const select = openTabs(selected);
    const list = screen.getByText(`List ${selected}`);
    fireEvent.touchStart(list, { touches: [{ clientX: 200, clientY: 400 }] });
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: 200 + dx, clientY: 400 + dy }] });
    expect(select.mock.calls.flat()).toEqual(chosen);
  });

  it.each([
    ['by two fingers', 'touchStart'],
    ['once a second finger lies beside the list', 'touchMove'],
    ['by a swipe that the browser takes over', 'touchCancel'],
  ] as const)('tabs do not change %s', (_, meanwhile) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const at = (...places: number[]) => places.map((clientX) => ({ clientX, clientY: 400 }));
    const select = openTabs();
    const list = screen.getByText('List 0');
    fireEvent.touchStart(list, { touches: at(200) });
    fireEvent[meanwhile](list, { touches: at(200, 160) });
    fireEvent.touchEnd(list, { touches: [], changedTouches: at(40) });
    expect(select).not.toHaveBeenCalled();
  });

  it('tabs follow the arrow keys, round the ends, and have their neighbours at hand', () => {
    const select = openTabs(2);
    expect(screen.queryByText('List 0')).toBeNull();
    screen.getByText('List 1');
    const tab = screen.getByRole('tab', { name: /Answered/ });
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'])
      fireEvent.keyDown(tab, { key });
    expect(select.mock.calls.flat()).toEqual([0, 1, 0, 2]);
    cleanup();
    const again = openTabs(0);
    fireEvent.keyDown(screen.getByRole('tab', { name: /All/ }), { key: 'ArrowLeft' });
    expect(again.mock.calls.flat()).toEqual([2]);
  });

  it('the badge of a tab counts to 99', () => {
    openTabs();
    const shown = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(shown).toEqual(['All', 'Open99', 'Answered99+']);
  });
});
