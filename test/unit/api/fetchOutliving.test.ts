import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOutliving } from '../../../shared/api/client.ts';

const refused = () => new TypeError('Failed to fetch');

/**
 * A browser's response to `keepalive`; every other request succeeds. Only the option counts: when Firefox copies a
 * request, as `fetch` does, it loses it. @returns the requests it received, in order.
 */
function browser(respond: () => Promise<Response>) {
  const asked: { keepalive: boolean; header: string | null; body: string }[] = [];
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const keepalive = init?.keepalive === true;
    const header = request.headers.get('X-Requested-With');
    const entry = { keepalive, header, body: '' };
    asked.push(entry);
    if (keepalive) return respond();
    entry.body = await request.text();
    return new Response('fine');
  });
  return asked;
}

const sendEvent = () =>
  fetchOutliving('https://lend.example/esita/service/event/save', {
    method: 'POST',
    keepalive: true,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ moduleId: '30' }),
  });

describe('a call with keepalive', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is sent once', async () => {
    const asked = browser(async () => new Response('fine'));
    expect(await (await sendEvent()).text()).toBe('fine');
    expect(asked).toMatchObject([{ keepalive: true, header: 'XMLHttpRequest' }]);
  });

  it('is sent without keepalive if the browser refuses it with our headers', async () => {
    const asked = browser(() => Promise.reject(refused()));
    expect(await (await sendEvent()).text()).toBe('fine');
    expect(asked).toMatchObject([
      { keepalive: true },
      { keepalive: false, header: 'XMLHttpRequest', body: 'moduleId=30' },
    ]);
  });

  it('is never sent again after a network failure', async () => {
    const asked = browser(() => new Promise((_, fail) => setTimeout(() => fail(refused()))));
    await expect(sendEvent()).rejects.toThrow('Failed to fetch');
    expect(asked).toHaveLength(1);
  });
});
