// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCall } from '../../../shared/api/call.ts';
import { useSendOnce } from '../../../shared/runtime/sendOnce.ts';
import { LOAD_TEXT } from '../../../shared/ui/reloadPage.ts';

vi.mock('../../../shared/api/client.ts', () => {
  throw new Error('The client is lost');
});

const OFFLINE = 'You are offline. Check your connection and try again.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a write whose script cannot be loaded', () => {
  it.each([
    [true, 'network', '', `${LOAD_TEXT.lost}${LOAD_TEXT.reload}`],
    [false, 'offline', OFFLINE, OFFLINE],
  ])('has not left the phone, which is told: online %s', async (isOnline, failure, note, toast) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { result } = renderHook(() => useSendOnce(writeCall<{ score: string }>('/rate')));
    const sent = await act(async () => result.current.send({ score: '5' }));
    expect(sent).toMatchObject({ failure, sent: false });
    expect(result.current).toMatchObject({ busy: false, note });
    expect(document.querySelector('[role=alert] .toast')?.textContent).toBe(toast);
  });
});
