import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NetworkFault } from '../../sandbox/armedFaults.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import type { World } from '../../sandbox/world.ts';

/*
 * Only what other tests cannot notice: that the lender is strict. One that forgave a wrong parameter or a fault would make
 * the tests that look for these pass. The contract's test sends each write twice.
 */

type Fields = Record<string, string>;

let sandbox: Sandbox;
let world: World;
beforeEach(() => {
  sandbox = createSandbox();
  world = sandbox.world('s');
});
afterEach(() => void vi.useRealTimers());

const ORDER = { productId: '7', orderId: 'two-instalments' };
const CODE = '/v3/loan-details/generate-vcode';
const ASKED = { ...ORDER, amount: '₱3,450.00', channelNumber: '90008' };
const CARD = '/api/v1/ph/loan/service/loan';
const ACCOUNT = { cardType: '1', channel: '90006', holder: 'Ana', cardNo: '0917', income: '9' };
const XHR = { 'X-Requested-With': 'XMLHttpRequest' };

async function send(path: string, body: Fields, query: Fields = {}): Promise<Response> {
  const common = { ...ORDER, product_id: '7', sessionId: 's', ...query };
  return sandbox.app.request(`/esita${path}?${new URLSearchParams(common)}`, {
    method: 'POST',
    headers: XHR,
    body: new URLSearchParams(body),
  });
}
const post = async (...given: Parameters<typeof send>) => (await send(...given)).json();
const askCode = () => send(CODE, ASKED);
const kinds = () => world.ledger.map(({ kind }) => kind);

const control = async (name: string, asked: Fields) =>
  sandbox.app.request(`/esita/sandbox/${name}?sessionId=s`, {
    method: 'POST',
    body: new URLSearchParams(asked),
  });
const arm = (fault: NetworkFault | 'none', more: Fields = {}) =>
  control('fault', { path: CODE, fault, ...more });

describe('the sandbox refuses', () => {
  it.each<[Fields, Fields, string]>([
    [ORDER, { stray: '1' }, 'unexpected parameter stray'],
    [ORDER, { product_id: '8' }, 'productId and product_id differ'],
    [ORDER, { orderId: 'rupee' }, 'orderId differs in query and body'],
    [ORDER, { clientType: 'fridge' }, 'clientType is required'],
  ])('%j with the query %j', async (body, query, message) => {
    const reply = await post('/v3/loan-details/loan-details', body, query);
    expect(reply).toMatchObject({ code: 1001, success: false, message });
  });

  it.each<[string, RequestInit, RegExp]>([
    ['by another method', { method: 'GET', body: null }, /^No such call$/],
    ['in another form', { body: JSON.stringify(ORDER) }, /^the body must be .*urlencoded$/],
    ['without its header', { headers: {} }, /^the header X-Requested-With is required$/],
  ])('a call that is sent %s', async (_, given, message) => {
    const sent = { method: 'POST', headers: XHR, body: new URLSearchParams(ORDER), ...given };
    const reply = await sandbox.app.request('/esita/v3/loan-details/loan-details', sent);
    expect((await reply.json()).message).toMatch(message);
  });

  it.each<[Fields, string]>([
    [{ cardType: '2' }, 'bankCode is required'],
    [{ ...ACCOUNT, openedOn: '' }, 'unexpected parameter openedOn'],
    [{ ...ACCOUNT, cardNo: '12' }, 'cardNo is not valid'],
  ])('the account %j', async (fields, message) => {
    const reply = await post('/v3/bind-card/bind-card-new', { product_id: '7', ...fields });
    expect(reply).toMatchObject({ success: false, message });
    expect(kinds()).toEqual([]);
  });

  const tokenOf = async (orderId: string): Promise<string> =>
    (await post(`${CARD}/repayment-way`, {}, { orderId })).data.repayToken;

  it.each([{ amount: '1' }, { cardNo: '4000' }, { repayToken: 'forged' }])(
    'a card payment with %j',
    async (wrong) => {
      const repayToken = await tokenOf(ORDER.orderId);
      const card = { cardId: '501', bankName: 'BDO Unibank', cardNo: '5234567812341234' };
      const order = { orderId: ORDER.orderId, amount: '345000', repayToken };
      const asked = { ...order, ...card, bankCode: 'BDO', sendMsg: '0' };
      const commit = (more: Fields) => post(`${CARD}/repayment-commit`, { ...asked, ...more });
      expect((await commit(wrong)).code).toBeGreaterThan(1001);
      expect((await commit({ repayToken: await tokenOf('rupee') })).code).toBe(1006);
      expect(kinds()).toEqual([]);
      expect((await commit({})).code).toBe(0);
    },
  );

  it.each([
    { path: '/generate-code', fault: 'lost-after' },
    { path: CODE, fault: 'lost' },
    { path: CODE, fault: 'late', times: '0' },
  ])('a fault that can never happen: %j', async (wrong) => {
    expect((await control('fault', wrong)).status).toBeGreaterThanOrEqual(400);
    expect(world.faults).toEqual([]);
  });
});

it.each<[NetworkFault, boolean, number, RegExp]>([
  ['refused', false, 200, /"code":500.*maintenance/],
  ['signed-out', false, 401, /401/],
  ['http-500', false, 500, /<h1>/],
  ['http-500-after', true, 500, /<h1>/],
  ['http-404', true, 404, /<h1>/],
  ['http-404-json', true, 404, /^{"status":404,"message":"No handler found"}$/],
  ['http-502-json', true, 502, /^{"status":502,"message":"Bad gateway"}$/],
  ['html-after', true, 200, /^<!doctype html>/],
  ['empty-200', true, 200, /^$/],
  ['no-content', true, 204, /^$/],
  ['wrong-types', true, 200, /"data":{"payUrl":{"text"/],
  ['redirect', false, 302, /^$/],
  ['malformed', true, 200, /"ord$/],
  ['refused-after', true, 200, /"code":800005/],
  ['lost-before', false, 200, /cut off/],
  ['lost-after', true, 200, /cut off/],
])('a fault of a write %s: done %s, HTTP %i, once', async (fault, done, status, words) => {
  await arm(fault);
  const reply = await askCode();
  expect(reply.status).toBe(status);
  expect(await reply.text().catch(String)).toMatch(words);
  expect(world.ledger).toMatchObject(done ? [{ kind: 'code', answered: false }] : []);
  expect((await post(CODE, ASKED)).code).toBe(0);
});

it.each([
  ['late', ['code']],
  ['late-effect', []],
  ['hold', ['code']],
  ['hold-before', []],
] as const)('a fault of a write %s: done %j until its time', async (fault, done) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await arm(fault, { ms: '5000' });
  const reply = askCode();
  const isWaiting = () => vi.getTimerCount() + world.held.size > 0;
  // Polling would advance the clock.
  while (!isWaiting()) await new Promise((go) => setImmediate(go));
  await vi.advanceTimersByTimeAsync(4999);
  await control('release', { path: '/repayment-commit' });
  expect(isWaiting()).toBe(true);
  expect(kinds()).toEqual(done);
  await vi.advanceTimersByTimeAsync(1);
  await control('release', { path: CODE });
  expect((await (await reply).json()).code).toBe(0);
  expect(world.ledger).toMatchObject([{ kind: 'code', answered: true }]);
});

it.each([
  ['head-only', /^$/, 'its release'],
  ['half-body', /^{"code":0,"message":"suc[^}]*$/, 'its release'],
  ['late-body', /^$/, 'its time'],
] as const)(
  'a fault of a write %s: done, begun with %s, ended at %s',
  async (fault, begun, end) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await arm(fault, { ms: '70000' });
    const reply = await askCode();
    expect(reply.status).toBe(200);
    expect(world.ledger).toMatchObject([{ kind: 'code', answered: false }]);
    const parts: string[] = [];
    const all = reply.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write: (part) => void parts.push(part) }));
    await vi.advanceTimersByTimeAsync(69_999);
    expect(parts.join('')).toMatch(begun);
    await vi.advanceTimersByTimeAsync(1);
    if (end === 'its release') {
      expect(parts.join('')).toMatch(begun);
      await control('release', { path: CODE });
    }
    await all;
    expect(JSON.parse(parts.join('')).code).toBe(0);
  },
);

it('a fault of a write happens a number of times, in order, or until it is removed', async () => {
  await arm('http-500', { times: '2' });
  await arm('signed-out', { times: 'always' });
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) statuses.push((await askCode()).status);
  await arm('none');
  statuses.push((await askCode()).status);
  expect(statuses).toEqual([500, 500, 401, 401, 200]);
});
