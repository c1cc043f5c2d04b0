import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NetworkFault } from '../../sandbox/armedFaults.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import type { World } from '../../sandbox/world.ts';

/*
 * Only what other tests cannot notice: that the lender is strict. One that forgave a second write, a wrong parameter or a
 * fault would make the tests that look for these pass.
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

async function send(path: string, body: Fields, query: Fields = {}): Promise<Response> {
  const common = { ...ORDER, product_id: '7', sessionId: 's', ...query };
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
  };
  const address = `/esita${path}?${new URLSearchParams(common)}`;
  const text = `${new URLSearchParams(body)}`;
  return sandbox.app.request(address, { method: 'POST', headers, body: text });
}
const post = async (...given: Parameters<typeof send>) => (await send(...given)).json();

async function control(name: string, asked: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ sessionId: 's', ...asked });
  return sandbox.app.request(`/esita/sandbox/${name}`, { method: 'POST', headers, body });
}

const CODE = '/v3/loan-details/generate-vcode';
const ASKED = { ...ORDER, amount: '₱3,450.00', channelNumber: '90008' };
const TERMS = { productId: '7', amount: '₱5,000.00', periods: '3', termUnit: 'months' };
const COMPLAINT = {
  problemType: '1',
  problemSonType: '12',
  problemDetail: 'They shouted at me',
  problemImage: '',
  orderNo: 'two-instalments',
};
const CARD = '/api/v1/ph/loan/service/loan';
const PARTNER = { userId: 'u', orderId: 'two-instalments', amount: '345000' };
const COMMIT = {
  amount: '345000',
  orderId: 'two-instalments',
  cardId: '501',
  bankName: 'BDO Unibank',
  cardNo: '5234567812341234',
  bankCode: 'BDO',
  sendMsg: '0',
};

describe('every accepted write has its effect each time', () => {
  it.each<[string, Fields, string]>([
    [CODE, ASKED, 'code'],
    ['/v3/loan-confirm/loan-detail-push', TERMS, 'push'],
    ['/gopia/lumen/push', TERMS, 'push'],
    ['/user-problem/problem-save', COMPLAINT, 'complaint'],
    ['/user-problem/save-score', { problemId: '2', score: '4' }, 'rating'],
    ['/v3/loan-details/google-score', { score: '5' }, 'orderRating'],
    [`${CARD}/repayment-huichao`, PARTNER, 'partnerOrder'],
    ['/service/event/save', { productId: '7', moduleId: 'm', positionId: '1' }, 'event'],
  ])('%s', async (path, body, kind) => {
    for (const seq of [1, 2]) {
      await send(path, body);
      expect(world.ledger[seq - 1]).toMatchObject({ seq, kind, answered: true });
    }
    expect(world.ledger).toHaveLength(2);
  });

  const freshToken = async () => (await post(`${CARD}/repayment-way`, {})).data.repayToken;

  it('the confirmation of a card debits it again, until nothing is left', async () => {
    const { data } = await post(`${CARD}/repayment-commit`, {
      ...COMMIT,
      repayToken: await freshToken(),
    });
    const record = { orderId: 'two-instalments', repaymentRecordId: `${data.repayRecordId}` };
    const confirm = async (verifyCode: string) =>
      (await post(`${CARD}/repayment-confirm`, { ...record, verifyCode })).code;
    const code = `${world.cards.messages[0]?.code}`;
    const codes = [await confirm('000000'), await confirm(code), await confirm(code)];
    expect([...codes, await confirm(code)]).toEqual([800006, 0, 0, 1010]);
    const kinds = world.ledger.map(({ kind }) => kind);
    expect(kinds).toEqual(['repayment', 'sms', 'debit', 'debit']);
  });

  it('but a token is good for one commit', async () => {
    const asked = { ...COMMIT, repayToken: await freshToken() };
    const commit = async (more: Fields = {}) =>
      (await post(`${CARD}/repayment-commit`, { ...asked, ...more })).code;
    for (const wrong of [{ amount: '1' }, { cardNo: '4000' }, { repayToken: 'forged' }]) {
      expect(await commit(wrong)).toBeGreaterThan(1000);
    }
    expect(world.ledger).toEqual([]);
    expect([await commit(), await commit(), await commit({ sendMsg: '1' })]).toEqual([
      0, 800005, 0,
    ]);
    expect(world.cards.records).toHaveLength(1);
  });
});

describe('what the sandbox refuses', () => {
  it.each<[Fields, Fields, string]>([
    [{ productId: '7' }, {}, 'orderId is required'],
    [{ ...ORDER, extra: '1' }, {}, 'unexpected parameter extra'],
    [ORDER, { stray: '1' }, 'unexpected parameter stray'],
    [ORDER, { product_id: '8' }, 'productId and product_id differ'],
    [ORDER, { orderId: 'rupee' }, 'orderId differs in query and body'],
    [ORDER, { clientType: 'fridge' }, 'clientType is required'],
  ])('%j with the query %j', async (body, query, message) => {
    const reply = await post('/v3/loan-details/loan-details', body, query);
    expect(reply).toMatchObject({ code: 1001, success: false, message });
  });

  it.each([
    { path: '/generate-code', fault: 'lost-after' },
    { path: CODE, fault: 'lost' },
    { path: CODE, fault: 'late', times: 0 },
  ])('a fault that can never happen: %j', async (wrong) => {
    expect((await control('fault', wrong)).status).toBeGreaterThanOrEqual(400);
    expect(world.faults).toEqual([]);
  });
});

describe('a fault of a write', () => {
  const arm = (fault: NetworkFault, more: object = {}) =>
    control('fault', { path: CODE, fault, ...more });
  const kinds = () => world.ledger.map(({ kind }) => kind);

  it.each<[NetworkFault, boolean, number, RegExp]>([
    ['refused', false, 200, /"code":500.*maintenance/],
    ['signed-out', false, 401, /401/],
    ['http-500', false, 500, /<h1>/],
    ['http-500-after', true, 500, /<h1>/],
    ['http-502-json', true, 502, /^{"status":502,"message":"Bad gateway"}$/],
    ['html-after', true, 200, /^<!doctype html>/],
    ['empty-200', true, 200, /^$/],
    ['no-content', true, 204, /^$/],
    ['wrong-types', true, 200, /"data":{"payUrl":{"text"/],
    ['redirect', false, 302, /^$/],
    ['malformed', true, 200, /"ord$/],
    ['refused-after', true, 200, /"code":800005/],
  ])('%s: done %s, HTTP %i, once', async (fault, done, status, words) => {
    await arm(fault);
    const reply = await send(CODE, ASKED);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toMatch(words);
    expect(world.ledger).toMatchObject(done ? [{ kind: 'code', answered: false }] : []);
    expect((await post(CODE, ASKED)).code).toBe(0);
  });

  it.each([
    ['lost-before', []],
    ['lost-after', ['code']],
  ] as const)('%s: the connection breaks in the reply, done %j', async (fault, done) => {
    await arm(fault);
    await expect((await send(CODE, ASKED)).text()).rejects.toThrow('cut off');
    expect(kinds()).toEqual(done);
  });

  it.each([
    ['late', ['code']],
    ['late-effect', []],
  ] as const)('%s: answered later, done %j until then', async (fault, done) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await arm(fault, { ms: 5000 });
    const reply = post(CODE, ASKED);
    // Polling would advance the clock.
    while (!vi.getTimerCount()) await new Promise((go) => setImmediate(go));
    await vi.advanceTimersByTimeAsync(4999);
    expect(kinds()).toEqual(done);
    await vi.advanceTimersByTimeAsync(1);
    expect((await reply).code).toBe(0);
    expect(world.ledger).toMatchObject([{ kind: 'code', answered: true }]);
  });

  it.each([
    ['hold', ['code']],
    ['hold-before', []],
  ] as const)('%s: done %j until it is released', async (fault, done) => {
    await arm(fault);
    const reply = post(CODE, ASKED);
    await expect.poll(() => world.held.size).toBe(1);
    expect(kinds()).toEqual(done);
    await control('release', { path: '/repayment-commit' });
    expect(world.held.size).toBe(1);
    await control('release', { path: CODE });
    expect((await reply).code).toBe(0);
    expect(world.ledger).toMatchObject([{ kind: 'code', answered: true }]);
  });

  it('happens a number of times, in order, or until it is removed', async () => {
    await arm('http-500', { times: 2 });
    await arm('signed-out', { times: 'always' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) statuses.push((await send(CODE, ASKED)).status);
    await control('fault', { path: CODE, fault: 'none' });
    statuses.push((await send(CODE, ASKED)).status);
    expect(statuses).toEqual([500, 500, 401, 401, 200]);
  });
});
