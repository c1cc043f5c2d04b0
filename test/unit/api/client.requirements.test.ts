// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { send } from '../../../shared/api/send.ts';
import * as v from '../../../shared/lib/schema.ts';

const call = (encoding: 'form' | 'json'): Call<Record<string, string>, unknown> => ({
  path: '/v3/thing',
  method: 'POST',
  encoding,
  kind: 'read',
  reply: v.unknown(),
});

describe.each([
  ['form', /^application\/x-www-form-urlencoded/],
  ['json', /^application\/json/],
] as const)('the %s client', (encoding, type) => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sends X-Requested-With and the content type of its body [7.1-13, 7.1-15]', async () => {
    const seen: Headers[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      seen.push(new Request(input, init).headers);
      return Response.json({ code: 0 });
    });
    expect((await send(call(encoding), { a: '1' })).success).toBe(true);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(seen[0]?.get('content-type')).toMatch(type);
  });

  it('gives up after 60 s, not before [7.1-14, 9-02]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    let failure: unknown;
    void send(call(encoding), { a: '1' }).then((result) => {
      failure = result;
    });
    await vi.advanceTimersByTimeAsync(59_900);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(failure).toMatchObject({ failure: 'timeout' }));
  });
});
