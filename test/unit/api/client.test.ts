// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, RequestSpec } from '../../../shared/api/call.ts';
import { text } from '../../../shared/api/coerce.ts';
import { constant, identity } from '../../../shared/api/query.ts';
import * as api from '../../../shared/api/send.ts';
import type * as Configuration from '../../../shared/config/config.ts';
import { freshPhone, lost, visit } from '../runtime/freshPhone.ts';

const { send } = api;
type Fields = Record<string, string>;

const settings = vi.hoisted(() => ({}));
vi.mock('../../../shared/config/config.ts', async (load) => {
  const { getConfig } = await load<typeof Configuration>();
  return { getConfig: () => ({ ...getConfig(), ...settings }) };
});

type Answer = (keepalive: boolean) => Response | Promise<Response>;

/** The requests that the server has received, and its next answers; then it says yes. */
let seen: Request[];
let answers: Answer[];
// Only the option counts: when Firefox copies a request, as `fetch` does, it loses it.
let keepalives: boolean[];

const yes = () => Response.json({ code: 0, message: 'fine', data: { name: 'A' } });
const never = () => new Promise<never>(() => {});
/** An answer of which only the head comes, and a beginning of its body; then nothing, or the connection breaks. */
const begun = (text: string, breaks: boolean) => () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (breaks) controller.error(new TypeError('cut off'));
      },
    }),
  );
const cut = begun('{"code":0,"data":{"na', true);
const signedOut = () => new Response('', { status: 401 });

beforeAll(() => api.loadClient());
freshPhone();
beforeEach(() => {
  [seen, answers, keepalives] = [[], [], []];
  visit('', '/x?product_id=7&orderId=9&stray=1&x-market=ph&x-real-ip=1');
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const { keepalive = false } = init;
    seen.push(new Request(input, init));
    keepalives.push(keepalive);
    return (answers.shift() ?? yes)(keepalive);
  });
});
afterEach(() => void Object.assign(settings, { idempotencyKey: 'on' }));

function call(wire: Partial<RequestSpec> = {}): Call<Fields, { name: string }> {
  const reply = v.object({ name: text });
  const form = { method: 'POST', encoding: 'form', kind: 'read' } as const;
  return { path: '/v3/thing', ...form, ...wire, reply };
}
const write = call({ kind: 'write' });

/** The address of that call, and how the requests were sent. */
const ADDRESS = '/esita/v3/thing?product_id=7&orderId=9&productId=7';
const lines = () => seen.map(({ method, url }) => `${method} ${url.replace(location.origin, '')}`);
const bodies = () => Promise.all(seen.map((request) => request.text()));
const headersOf = (name: string) => seen.map(({ headers }) => headers.get(name));

describe('7.1 Common behaviour: a request', () => {
  it('posts its own fields form-encoded, and the common ones in the query', async () => {
    const own = { amount: '₱1 & more', channel: '2' };
    const fine = { success: true, code: '0', message: 'fine', data: { name: 'A' } };
    expect(await send(call(), own)).toMatchObject(fine);
    expect([lines(), keepalives]).toEqual([[`POST ${ADDRESS}`], [false]]);
    const names = ['x-requested-with', 'x-market', 'x-real-ip', 'idempotency-key'];
    expect(names.flatMap(headersOf)).toEqual(['XMLHttpRequest', 'ph', null, null]);
    expect(headersOf('content-type')[0]).toMatch(/^application\/x-www-form-urlencoded/);
    const [body] = await bodies();
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(own);
  });

  it('gets with everything in the query', async () => {
    await send(call({ method: 'GET' }), { score: '5' });
    expect(lines()).toEqual([`GET ${ADDRESS}&score=5`]);
    expect(api.requestAddress('/x', { a: '1' })).toBe('/esita/x?a=1');
    expect(api.requestAddress('/x', {})).toBe('/esita/x');
  });

  it('has a JSON client', async () => {
    await send(call({ encoding: 'json' }), { score: '5' });
    expect(headersOf('content-type')).toEqual(['application/json']);
    expect(headersOf('x-requested-with')).toEqual(['XMLHttpRequest']);
    expect(await bodies()).toEqual(['{"score":"5"}']);
  });

  it('reads the common parameters again each time', async () => {
    await send(call(), {});
    visit('', '/x?orderId=10');
    await send(call(), {});
    expect(lines()).toEqual([`POST ${ADDRESS}`, 'POST /esita/v3/thing?orderId=10']);
  });

  it('carries its key, unless the build turns that off', async () => {
    await send(write, {}, 'k1');
    Object.assign(settings, { idempotencyKey: 'off' });
    await send(write, {}, 'k2');
    expect(headersOf('idempotency-key')).toEqual(['k1', null]);
  });

  it('of a query has the parameters of the address, or none is sent', async () => {
    const query = { call: call(), parameters: { type: constant('30'), id: identity('orderId') } };
    expect(api.sendQuery(query, '?productId=1')).toBeUndefined();
    expect(await api.sendQuery(query)).toMatchObject({ success: true });
    expect(await bodies()).toEqual(['type=30&id=9']);
  });
});

describe('7.1 Common behaviour: a call that fails', () => {
  it.each([
    ['a read, twice', call(), [lost, lost], 3, { success: true }],
    ['a read whose body breaks, twice', call(), [cut, cut], 3, { success: true }],
    ['a read that breaks in either way', call(), [cut, lost, cut], 3, { failure: 'network' }],
  ] as const)('is repeated after a network failure: %s', async (_, one, given, count, result) => {
    answers = [...given];
    expect(await send(one, {})).toMatchObject(result);
    expect(seen).toHaveLength(count);
  });

  it.each([call(), write])(
    'is tried while the phone says that it is offline: a $kind',
    async (one) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect(await send(one, {})).toMatchObject({ success: true });
      answers = [lost, lost, lost];
      const result = await send(one, {});
      expect(result).toMatchObject({ failure: 'offline' });
      expect(result).not.toHaveProperty('sent');
    },
  );

  const head = begun('', false);
  const late = () => new Promise<never>((_, fail) => setTimeout(fail, 40_000, new TypeError()));
  it.each<[string, Call<object, unknown>, Answer[], sent: number]>([
    ['only a head, of a write', write, [head], 1],
    // The minute is that of the call, whatever was tried in it.
    ['a connection that breaks late, and a head', call(), [late, head], 2],
    ['connections that break late', call(), [late, late], 2],
  ])('ends after a minute and is then not repeated: %s', async (_, one, given, sent) => {
    vi.useFakeTimers();
    answers = [...given];
    const heard = vi.fn();
    void send(one, {}).then(heard);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toHaveLength(sent);
  });

  const check = () => api.readForCheck(call(), {});
  const refusal = () => Response.json({ code: 7 });
  it.each([
    ['a write', () => send(write, {}), signedOut, 1],
    ['a check', check, signedOut, 1],
    ['a read', () => send(call(), {}), signedOut, 0],
    ['a write that is refused', () => send(write, {}), refusal, 0],
    ['a check that is refused', check, refusal, 0],
  ])('tells the screens that the session has ended: %s', async (_, ask, answer, times) => {
    const heard = vi.fn();
    document.addEventListener(api.SIGNED_OUT, heard);
    answers = [answer];
    await ask();
    document.removeEventListener(api.SIGNED_OUT, heard);
    expect(heard).toHaveBeenCalledTimes(times);
  });
});

describe('7.1 Common behaviour: a call with keepalive', () => {
  const event = call({ kind: 'write', keepalive: true });
  const refusing = (keepalive: boolean) => (keepalive ? lost() : yes());
  const lostLater = () => new Promise<never>((_, fail) => setTimeout(() => fail(new TypeError())));

  it.each<[string, Answer[], boolean[], object]>([
    ['is sent once', [], [true], { success: true }],
    ['is sent without it if the browser refuses it', [refusing], [true, false], { success: true }],
    ['is not sent again after a network failure', [lostLater], [true], { failure: 'network' }],
  ])('%s', async (_, given, tried, result) => {
    answers = [...given];
    expect(await send(event, { moduleId: '30' })).toMatchObject(result);
    expect(keepalives).toEqual(tried);
    expect(headersOf('x-requested-with')).toEqual(tried.map(() => 'XMLHttpRequest'));
    expect(await bodies()).toEqual(tried.map(() => 'moduleId=30'));
  });

  it('lets the page be left as soon as it is sent, without waiting for the reply', async () => {
    answers = [never];
    await api.sendOnLeaving(event, { moduleId: '30' });
    expect(keepalives).toEqual([true]);
  });
});

describe('7.1 Common behaviour: a call that the document has already sent', () => {
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

  it('does not keep a call waiting for more than a minute, whatever becomes of it', async () => {
    vi.useFakeTimers();
    boot(never());
    const heard = vi.fn();
    void send(call(), {}).then(heard);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
    expect(seen).toEqual([]);
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
