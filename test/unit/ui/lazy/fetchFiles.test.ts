import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFiles } from '../../../../shared/ui/lazy/fetchFiles.ts';

/** Loses each request so far, in its order. */
let pending: (() => void)[];
let online: boolean;

beforeEach(() => {
  pending = [];
  online = false;
  vi.useFakeTimers();
  const fetch = () =>
    new Promise<Response>((done, failed) => {
      if (online) done(new Response(''));
      else pending.push(() => failed(new TypeError('lost')));
    });
  vi.stubGlobal('fetch', vi.fn(fetch));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loses the newest request, and lets the page try again. */
async function lose(): Promise<void> {
  pending.pop()?.();
  await vi.advanceTimersByTimeAsync(1200);
}

describe('the files of a lazy module', () => {
  it('are fetched anew for a tap that came during the last of three attempts', async () => {
    const lazy = { files: { 'shared/api/client.ts': ['/assets/client-x.js'] }, begun: {} };
    const ahead = fetchFiles('shared/api/client.ts', lazy).catch(() => 'lost');
    await lose();
    await lose();
    expect(fetch).toHaveBeenCalledTimes(3);
    const tap = fetchFiles('shared/api/client.ts', lazy);
    online = true;
    await lose();
    expect(await ahead).toBe('lost');
    await tap;
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});
