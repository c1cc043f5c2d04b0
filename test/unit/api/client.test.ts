// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, RequestSpec } from '../../../shared/api/call.ts';
import { text } from '../../../shared/api/coerce.ts';
import { send } from '../../../shared/api/send.ts';
import * as v from '../../../shared/lib/schema.ts';
import { sendShown } from '../../../shared/runtime/showFailure.ts';

type Fields = Record<string, string>;
interface Seen {
  method: string;
  path: string;
  query: Fields;
  headers: Fields;
  body: string;
}

/** The test environment keeps the case in which a header was set. */
function lowerCase(headers: Fields): Fields {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** A server that gives the test's replies and records the requests. */
const server = { seen: [] as Seen[], answers: [] as (() => Response | Promise<Response>)[] };
const app = new Hono().all('*', async (context) => {
  const { method, path } = context.req;
  const body = await context.req.text();
  server.seen.push({
    method,
    path,
    query: context.req.query(),
    headers: lowerCase(context.req.header()),
    body,
  });
  const answer = server.answers.shift();
  return answer ? answer() : context.json({ code: 0, message: 'fine', data: { name: 'A' } });
});

beforeEach(() => {
  server.seen = [];
  server.answers = [];
  document.body.textContent = '';
  history.replaceState(null, '', '/x?product_id=7&orderId=9&stray=1&x-market=ph&x-real-ip=1');
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { method } = request;
    const body = method === 'GET' ? null : await request.text();
    const answered = Promise.resolve(
      app.request(request.url, { method, headers: Object.fromEntries(request.headers), body }),
    );
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    const reply = await Promise.race([answered, aborted]);
    if (reply.status === 599) throw new TypeError('Failed to fetch');
    return reply;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete window.__boot;
});

function call(wire: Partial<RequestSpec>): Call<Fields | FormData, { name: string }> {
  const reply = v.object({ name: text });
  const form = { method: 'POST', encoding: 'form', kind: 'read' } as const;
  return { path: '/v3/thing', ...form, ...wire, reply };
}
const cut = () => new Response(null, { status: 599 });

describe('a request', () => {
  it('posts its own fields form-encoded, and the common ones in the query [7.1-01, 7.1-02, 7.1-05, 7.1-06, 7.1-13, 7.1-15, 7.1-16, 9-01]', async () => {
    const result = await send(call({}), { amount: '₱1 & more', channel: '2' });
    expect(result).toMatchObject({
      success: true,
      code: '0',
      message: 'fine',
      data: { name: 'A' },
    });
    const [seen] = server.seen;
    expect(seen).toMatchObject({
      method: 'POST',
      path: '/esita/v3/thing',
      query: { productId: '7', product_id: '7', orderId: '9' },
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-market': 'ph' },
    });
    expect(Object.keys(seen?.query ?? {})).toHaveLength(3);
    expect(seen?.headers['x-real-ip']).toBeUndefined();
    expect(seen?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(seen?.body))).toEqual({
      amount: '₱1 & more',
      channel: '2',
    });
  });

  it('gets with everything in the query [7.1-07]', async () => {
    await send(call({ method: 'GET' }), { score: '5' });
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      query: { productId: '7', orderId: '9', score: '5' },
      body: '',
    });
  });

  it('has a JSON client and takes multipart bodies [7.1-13, 7.1-15]', async () => {
    await send(call({ encoding: 'json' }), { score: '5' });
    expect(server.seen[0]?.headers['content-type']).toMatch(/^application\/json/);
    expect(server.seen[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ score: '5' });
    const form = new FormData();
    form.append('problemImage', new File(['bytes'], 'a.png'));
    await send(call({ encoding: 'multipart', kind: 'write' }), form);
    expect(server.seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(server.seen[1]?.body).toContain('name="problemImage"; filename="a.png"');
  });

  it('reads the common parameters again each time [7.1-04]', async () => {
    await send(call({}), {});
    history.replaceState(null, '', '/x?orderId=10');
    await send(call({}), {});
    expect(server.seen.map(({ query }) => query.orderId)).toEqual(['9', '10']);
  });
});

describe('a call that fails', () => {
  it('is repeated twice if it is a read and the network fails', async () => {
    server.answers = [cut, cut];
    expect(await send(call({}), {})).toMatchObject({ success: true });
    expect(server.seen).toHaveLength(3);
    server.answers = [cut, cut, cut, cut];
    expect(await send(call({}), {})).toMatchObject({ success: false, failure: 'network' });
    expect(server.seen).toHaveLength(6);
  }, 10_000);

  it('is never repeated if it is a write or the server has answered', async () => {
    server.answers = [cut];
    expect(await send(call({ kind: 'write' }), {})).toMatchObject({ failure: 'network' });
    server.answers = [() => new Response('<h1>Busy</h1>', { status: 503 })];
    expect(await send(call({}), {})).toMatchObject({ failure: 'server' });
    expect(server.seen).toHaveLength(2);
  });

  it('reports that the phone is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answers = [cut];
    expect(await send(call({ kind: 'write' }), {})).toMatchObject({ failure: 'offline' });
    online.mockRestore();
  });

  it('times out after 60 s without a reply, and is not repeated [7.1-14, 9-02]', async () => {
    vi.useFakeTimers();
    server.answers = [() => new Promise<Response>(() => undefined)];
    const result = send(call({}), {});
    await vi.advanceTimersByTimeAsync(59_000);
    let answered = false;
    result.then(() => {
      answered = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await result).toMatchObject({ failure: 'timeout' });
    expect(server.seen).toHaveLength(1);
  });

  it('shows the message of the server as a toast, unless told to be quiet [7.1-11, 8-01]', async () => {
    const refuse = () => Response.json({ code: 12, message: 'Not today' });
    server.answers = [refuse, refuse];
    await sendShown(call({}), {}, { quiet: true });
    expect(screen.queryByText('Not today')).toBeNull();
    await sendShown(call({}), {});
    expect(screen.getByRole('alert').textContent).toBe('Not today');
  });

  it("shows the server's own words for a failed read as a toast too, and none of ours", async () => {
    const broken = (body: object) => () => Response.json(body, { status: 500 });
    server.answers = [broken({ code: 0 }), broken({ code: 5, message: 'Closed until six' })];
    await sendShown(call({}), {});
    expect(document.querySelector('.toast')).toBeNull();
    await sendShown(call({}), {});
    expect(screen.getByRole('alert').textContent).toBe('Closed until six');
  });

  it('shows the loading message while it waits [7.1-08]', async () => {
    vi.useFakeTimers();
    let answer = (_: Response) => {};
    server.answers = [
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    ];
    const result = sendShown(call({}), {}, { loading: 'Asking for a code…' });
    await vi.advanceTimersByTimeAsync(400);
    expect(screen.getByText('Asking for a code…')).toBeTruthy();
    answer(Response.json({ code: 0, data: { name: 'A' } }));
    await vi.advanceTimersByTimeAsync(0);
    await result;
    expect(screen.queryByText('Asking for a code…')).toBeNull();
  });
});

describe('a call that the document has already sent', () => {
  const reply = (data: unknown) => ({ status: 200, text: JSON.stringify({ code: 0, data }) });

  it('is used once; the next call is sent', async () => {
    window.__boot = {
      replies: { '/v3/thing': Promise.resolve(reply({ name: 'early' })) },
      taps: [],
    };
    expect(await send(call({}), {})).toMatchObject({ data: { name: 'early' } });
    expect(server.seen).toEqual([]);
    expect(await send(call({}), {})).toMatchObject({ data: { name: 'A' } });
  });

  it('is not used for another call, and is sent again if it failed', async () => {
    window.__boot = { replies: { '/v3/other': Promise.resolve(reply({ name: 'x' })) }, taps: [] };
    expect(await send(call({}), {})).toMatchObject({ data: { name: 'A' } });
    window.__boot = {
      replies: { '/v3/thing': Promise.reject(new TypeError('lost')) },
      taps: [],
    };
    server.answers = [cut];
    expect(await send(call({}), {})).toMatchObject({ data: { name: 'A' } });
    expect(server.seen).toHaveLength(3);
  });

  it('is not repeated after its own time-out', async () => {
    const gone = Promise.reject(new DOMException('', 'AbortError'));
    window.__boot = { replies: { '/v3/thing': gone }, taps: [] };
    expect(await send(call({}), {})).toMatchObject({ failure: 'timeout' });
    expect(server.seen).toEqual([]);
  });
});
