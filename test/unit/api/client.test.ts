// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, RequestSpec } from '../../../shared/api/call.ts';
import { text } from '../../../shared/api/coerce.ts';
import { constant, identity } from '../../../shared/api/query.ts';
import {
  loadClient,
  readForCheck,
  requestAddress,
  SIGNED_OUT,
  send,
  sendOnLeaving,
  sendQuery,
} from '../../../shared/api/send.ts';
import type * as Configuration from '../../../shared/config/config.ts';
import * as v from '../../../shared/lib/schema.ts';
import { showFailure } from '../../../shared/runtime/showFailure.ts';
import { freshPhone, lost, toasts, visit } from '../runtime/freshPhone.ts';

type Fields = Record<string, string>;

const settings = vi.hoisted(() => ({}));
vi.mock('../../../shared/config/config.ts', async (load) => {
  const { getConfig } = await load<typeof Configuration>();
  return { getConfig: () => ({ ...getConfig(), ...settings }) };
});

interface Seen {
  method: string;
  path: string;
  query: Fields;
  headers: Headers;
  body: string;
  keepalive: boolean;
}
type Answer = (keepalive: boolean) => Response | Promise<Response>;

/** The requests that the server has received, and its next answers; then it says yes. */
let seen: Seen[];
let answers: Answer[];
const yes = () => Response.json({ code: 0, message: 'fine', data: { name: 'A' } });
const never = () => new Promise<never>(() => {});
const signedOut = () => new Response('', { status: 401 });

beforeAll(() => loadClient());
freshPhone();
beforeEach(() => {
  seen = [];
  answers = [];
  visit('', '/x?product_id=7&orderId=9&stray=1&x-market=ph&x-real-ip=1');
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { method, headers } = request;
    const { pathname: path, searchParams } = new URL(request.url);
    // Only the option counts: when Firefox copies a request, as `fetch` does, it loses it.
    const keepalive = init?.keepalive === true;
    const query = Object.fromEntries(searchParams);
    const one = { method, path, query, headers, body: '', keepalive };
    seen.push(one);
    const answer = answers.shift() ?? yes;
    const answered = answer(keepalive);
    if (method !== 'GET') one.body = await request.text();
    return answered;
  });
});
afterEach(() => void Object.assign(settings, { idempotencyKey: 'on' }));

function call(wire: Partial<RequestSpec> = {}): Call<Fields | FormData, { name: string }> {
  const reply = v.object({ name: text });
  const form = { method: 'POST', encoding: 'form', kind: 'read' } as const;
  return { path: '/v3/thing', ...form, ...wire, reply };
}
const write = call({ kind: 'write' });
const headersOf = (name: string) => seen.map(({ headers }) => headers.get(name));

describe('a request', () => {
  it('posts its own fields form-encoded, and the common ones in the query', async () => {
    const own = { amount: '₱1 & more', channel: '2' };
    const fine = { success: true, code: '0', message: 'fine', data: { name: 'A' } };
    expect(await send(call(), own)).toMatchObject(fine);
    const [{ headers, body, ...rest } = {} as Seen] = seen;
    const query = { productId: '7', product_id: '7', orderId: '9' };
    expect(rest).toEqual({ method: 'POST', path: '/esita/v3/thing', query, keepalive: false });
    const names = ['x-requested-with', 'x-market', 'x-real-ip', 'idempotency-key'];
    expect(names.map((name) => headers.get(name))).toEqual(['XMLHttpRequest', 'ph', null, null]);
    expect(headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(own);
  });

  it('gets with everything in the query', async () => {
    await send(call({ method: 'GET' }), { score: '5' });
    const query = { productId: '7', product_id: '7', orderId: '9', score: '5' };
    expect(seen).toMatchObject([{ method: 'GET', query, body: '' }]);
    expect(requestAddress('/x', { a: '1' })).toBe('/esita/x?a=1');
    expect(requestAddress('/x', {})).toBe('/esita/x');
  });

  it('has a JSON client and takes multipart bodies', async () => {
    await send(call({ encoding: 'json' }), { score: '5' });
    const form = new FormData();
    form.append('problemImage', new File(['bytes'], 'a.png'));
    await send(call({ encoding: 'multipart', kind: 'write' }), form);
    const type = /^multipart\/form-data; ?boundary=/;
    expect(headersOf('content-type')).toEqual(['application/json', expect.stringMatching(type)]);
    expect(headersOf('x-requested-with')).toEqual(['XMLHttpRequest', 'XMLHttpRequest']);
    expect(seen[0]?.body).toBe('{"score":"5"}');
    expect(seen[1]?.body).toContain('name="problemImage"; filename="a.png"');
  });

  it('reads the common parameters again each time', async () => {
    await send(call(), {});
    visit('', '/x?orderId=10');
    await send(call(), {});
    expect(seen.map(({ query }) => query.orderId)).toEqual(['9', '10']);
  });

  it('carries its key, unless the build turns that off', async () => {
    await send(write, {}, 'k1');
    Object.assign(settings, { idempotencyKey: 'off' });
    await send(write, {}, 'k2');
    expect(headersOf('idempotency-key')).toEqual(['k1', null]);
  });

  it('of a query has the parameters of the address, or none is sent', async () => {
    const query = { call: call(), parameters: { type: constant('30'), id: identity('orderId') } };
    expect(sendQuery(query, '?productId=1')).toBeUndefined();
    expect(await sendQuery(query)).toMatchObject({ success: true });
    expect(seen.map(({ body }) => body)).toEqual(['type=30&id=9']);
  });
});

describe('a call that fails', () => {
  const down = () => new Response('', { status: 503 });

  it.each([
    ['a read, twice', call(), [lost, lost], 3, { success: true }],
    ['a read, and no more', call(), [lost, lost, lost], 3, { failure: 'network' }],
    ['no write', write, [lost], 1, { failure: 'network' }],
    ['nothing answered', call(), [down], 1, { failure: 'server' }],
  ] as const)('is repeated after a network failure: %s', async (_, one, given, count, result) => {
    answers = [...given];
    expect(await send(one, {})).toMatchObject(result);
    expect(seen).toHaveLength(count);
  });

  it.each([
    ['a read', call()],
    ['a write', write],
  ])('is tried while the phone says that it is offline: %s', async (_, one) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await send(one, {})).toMatchObject({ success: true });
    answers = [lost, lost, lost];
    const result = await send(one, {});
    expect(result).toMatchObject({ failure: 'offline' });
    expect(result).not.toHaveProperty('sent');
  });

  it('times out after 60 s without a reply, and is not repeated', async () => {
    vi.useFakeTimers();
    answers = [never];
    const heard = vi.fn();
    void send(call(), {}).then(heard);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
    expect(seen).toHaveLength(1);
  });

  const check = () => readForCheck(call(), {});
  it.each([
    ['a write', () => send(write, {}), signedOut, 1],
    ['a check', check, signedOut, 1],
    ['a read', () => send(call(), {}), signedOut, 0],
    ['a write that is refused', () => send(write, {}), () => Response.json({ code: 7 }), 0],
    ['a check that is refused', check, () => Response.json({ code: 7 }), 0],
    ['a check that succeeds', check, yes, 0],
  ])('tells the screens that the session has ended: %s', async (_, ask, answer, times) => {
    const heard = vi.fn();
    document.addEventListener(SIGNED_OUT, heard);
    answers = [answer];
    await ask();
    document.removeEventListener(SIGNED_OUT, heard);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['a refusal', 200, { code: 12, message: 'Not today' }, ['Not today']],
    ['a server in trouble', 500, { code: 5, message: 'Closed until six' }, ['Closed until six']],
    ['one that says nothing', 500, { code: 0 }, []],
  ])('shows the message of the server as a toast: %s', async (_, status, body, shown) => {
    answers = [() => Response.json(body, { status })];
    showFailure(call(), await send(call(), {}));
    expect(toasts()).toEqual(shown);
  });
});

describe('a call with keepalive', () => {
  const event = call({ kind: 'write', keepalive: true });
  const body = 'moduleId=30';
  const lostLater = () => new Promise<never>((_, fail) => setTimeout(() => fail(new TypeError())));

  it.each<[string, Answer[], Partial<Seen>[], object]>([
    ['is sent once', [], [{ keepalive: true, body }], { success: true }],
    [
      'is sent without it if the browser refuses it with our headers',
      [(keepalive) => (keepalive ? lost() : yes())],
      [{ keepalive: true }, { keepalive: false, body }],
      { success: true },
    ],
    [
      'is never sent again after a network failure',
      [lostLater],
      [{ keepalive: true }],
      { failure: 'network' },
    ],
  ])('%s', async (_, given, received, result) => {
    answers = given;
    expect(await send(event, { moduleId: '30' })).toMatchObject(result);
    expect(seen).toMatchObject(received);
    expect(headersOf('x-requested-with')).toEqual(received.map(() => 'XMLHttpRequest'));
  });

  it('lets the page be left as soon as it is sent, without waiting for the reply', async () => {
    answers = [never];
    await sendOnLeaving(event, { moduleId: '30' });
    expect(seen).toMatchObject([{ keepalive: true }]);
  });
});

describe('a call that the document has already sent', () => {
  const ADDRESS = '/esita/v3/thing?product_id=7&orderId=9&productId=7';
  const boot = (reply: Promise<{ status: number; text: string }>, address = ADDRESS, body = '') => {
    window.__boot = { replies: { '/v3/thing': { address, body, reply } }, taps: [] };
  };
  const reply = { status: 200, text: JSON.stringify({ code: 0, data: { name: 'early' } }) };

  it('is used once; the next call is sent', async () => {
    boot(Promise.resolve(reply));
    expect(await send(call(), {})).toMatchObject({ data: { name: 'early' } });
    expect(seen).toEqual([]);
    expect(await send(call(), {})).toMatchObject({ data: { name: 'A' } });
  });

  it.each([
    ['path', call({ path: '/v3/other' }), {}],
    ['address', call({ method: 'GET' }), { page: '2' }],
    ['body', call(), { page: '2' }],
    ['body of another kind', call({ encoding: 'multipart' }), new FormData()],
  ])('is not used for a call with another %s', async (_, other, input) => {
    boot(Promise.resolve(reply));
    expect(await send(other, input)).toMatchObject({ data: { name: 'A' } });
    expect(await send(call(), {})).toMatchObject({ data: { name: 'early' } });
  });

  it('is used whatever its parameters contain', async () => {
    history.replaceState(null, '', '/x?deviceName=Test+phone%20*~(%C3%A9)');
    const device = `deviceName=${encodeURIComponent('Test phone *~(é)')}`;
    boot(Promise.resolve(reply), `/esita/v3/thing?${device}`, 'a=1%202');
    expect(await send(call(), { a: '1 2' })).toMatchObject({ data: { name: 'early' } });
  });

  it.each([
    ['is sent twice more if it failed', new TypeError('lost'), 'network', 2],
    ['is not repeated after its own time-out', new DOMException('', 'AbortError'), 'timeout', 0],
  ])('%s', async (_, error, failure, count) => {
    boot(Promise.reject(error));
    answers = [lost, lost];
    expect(await send(call(), {})).toMatchObject({ failure });
    expect(seen).toHaveLength(count);
  });
});
