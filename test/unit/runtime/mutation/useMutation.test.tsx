// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failed } from '../../../../shared/api/envelope.ts';
import { loadClient } from '../../../../shared/api/send.ts';
import { useMutation } from '../../../../shared/runtime/mutation/useMutation.ts';
import { mayRepeat } from '../../../../shared/runtime/mutation/writePage.ts';
import { SENT } from './samples.ts';

const MINUTE_MS = 60_000;
const unreadable = { ...SENT, read: async () => failed('server', '', '', '<h1>') };
const options = { leave: () => undefined, WayOut: () => null };

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['stands', 0, false],
  ['is set back', -120, false],
  ['is set back a little', -5, false],
  ['is set back, and the page is reloaded', -120, true],
])(
  'what got no answer may be sent again after ten minutes if the clock %s',
  async (_, by, reloads) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await loadClient();
    vi.useFakeTimers();
    const open = () => renderHook(() => useMutation(unreadable, options)).result;
    let page = open();
    await act(async () => {
      void page.current.send(unreadable, {});
      await vi.advanceTimersByTimeAsync(1000);
    });
    expect(page.current.state.status).toBe('unsure');
    vi.setSystemTime(Date.now() + by * MINUTE_MS);
    if (reloads) {
      cleanup();
      page = open();
    }
    // Each check sets the timer of the next.
    for (const minutes of [0.5, 9.4])
      await act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
    expect(mayRepeat(page.current.state)).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(0.2 * MINUTE_MS));
    expect(mayRepeat(page.current.state)).toBe(true);
  },
);
