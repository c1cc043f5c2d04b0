import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NetworkFault } from '../../sandbox/armedFaults.ts';
import { type Lender, newLender } from './lender.ts';

let lender: Lender;
beforeEach(() => {
  lender = newLender();
});
afterEach(() => void vi.useRealTimers());

const CODE = '/v3/loan-details/generate-vcode';
const BODY = {
  productId: '7',
  orderId: 'two-instalments',
  amount: '₱3,450.00',
  channelNumber: '90008',
};
const send = () => lender.send(CODE, BODY);
const arm = (fault: NetworkFault, more: object = {}) =>
  lender.control('fault', { path: CODE, fault, ...more });

/** The status and text of a reply, as a caller sees it. */
async function seen(reply: Response): Promise<{ status: number; text: string }> {
  return { status: reply.status, text: await reply.text() };
}

describe('a fault added for a write', () => {
  const answers: [NetworkFault, boolean, number, RegExp][] = [
    ['refused', false, 200, /"code":500.*maintenance/],
    ['signed-out', false, 401, /401/],
    ['http-500', false, 500, /<h1>/],
    ['http-500-after', true, 500, /<h1>/],
    ['http-502-json', true, 502, /^{"status":502,"message":"Bad gateway"}$/],
    ['html-after', true, 200, /^<!doctype html>/],
    ['empty-200', true, 200, /^$/],
    ['malformed', true, 200, /"ord$/],
    ['refused-after', true, 200, /"code":800005/],
  ];
  it.each(answers)('%s: done %s, HTTP %i', async (fault, done, status, words) => {
    await arm(fault);
    const reply = await seen(await send());
    expect(reply.status).toBe(status);
    expect(reply.text).toMatch(words);
    expect(lender.world.ledger).toMatchObject(done ? [{ kind: 'code', answered: false }] : []);
    expect((await seen(await send())).text).toMatch(/^{"code":0/);
  });

  it.each([
    ['lost-before', false],
    ['lost-after', true],
  ] as const)(
    '%s: the connection breaks in the middle of the reply, done %s',
    async (fault, done) => {
      await arm(fault);
      await expect((await send()).text()).rejects.toThrow('cut off');
      expect(lender.kinds()).toEqual(done ? ['code'] : []);
    },
  );

  it.each([
    ['late', {}, ['code']],
    ['late-effect', {}, []],
    ['late-effect', { ms: 5000 }, []],
  ] as const)('%s: answered after 65 s or as set, %j', async (fault, more, before) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await arm(fault, more);
    const reply = send();
    // Polling would advance the clock.
    while (!vi.getTimerCount()) await new Promise((go) => setImmediate(go));
    const last = ('ms' in more ? more.ms : 65_000) - 1;
    await vi.advanceTimersByTimeAsync(last);
    expect(lender.kinds()).toEqual(before);
    expect(lender.world.ledger.some(({ answered }) => answered)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await seen(await reply)).text).toMatch(/^{"code":0/);
    expect(lender.world.ledger).toMatchObject([{ kind: 'code', answered: true }]);
  });

  it.each([
    ['hold', ['code']],
    ['hold-before', []],
  ] as const)('%s: held until it is released', async (fault, before) => {
    await arm(fault);
    const reply = send();
    await expect.poll(() => lender.world.held.size).toBe(1);
    expect(lender.kinds()).toEqual(before);
    const state = await lender.sandbox.app.request('/esita/sandbox/state?sessionId=s');
    expect((await state.json()).data.held).toEqual([`/esita${CODE}`]);
    expect((await lender.control('release', { path: '/repayment-commit' })).data.released).toBe(0);
    expect((await lender.control('release', { path: CODE })).data.released).toBe(1);
    expect((await seen(await reply)).text).toMatch(/^{"code":0/);
    expect(lender.world.ledger).toMatchObject([{ kind: 'code', answered: true }]);
  });
});

describe('when faults apply', () => {
  it('once, a number of times in order, or until they are removed', async () => {
    await arm('http-500', { times: 2 });
    await arm('signed-out', { times: 'always' });
    const statuses = async (count: number) => {
      const found: number[] = [];
      for (let sent = 0; sent < count; sent += 1) found.push((await send()).status);
      return found;
    };
    expect(await statuses(5)).toEqual([500, 500, 401, 401, 401]);
    await lender.control('fault', { path: CODE, fault: 'none' });
    expect(await statuses(1)).toEqual([200]);
  });

  it('for every write, and for reads only if reads can have the fault', async () => {
    await lender.control('fault', { path: '*', fault: 'lost-after', times: 'always' });
    expect((await lender.details()).code).toBe(0);
    await expect(lender.askCode()).rejects.toThrow();
    await lender.control('fault', { path: '*', fault: 'none' });
    await lender.control('fault', { path: '*', fault: 'malformed', times: 'always' });
    await expect(lender.details()).rejects.toThrow();
    expect((await lender.askCode()).code).toBe(0);
    await lender.control('fault', { path: '*', fault: 'none' });
    await lender.control('fault', { path: '*', kind: 'read', fault: 'late', ms: 1 });
    expect((await lender.details()).code).toBe(0);
  });

  it.each([
    { path: '/generate-code', fault: 'lost-after' },
    { path: CODE, fault: 'lost' },
    { path: CODE, fault: 'late', ms: 'soon' },
    { path: CODE, fault: 'late', times: 0 },
    { path: 'generate-vcode', fault: 'late' },
  ])('but not if they can never happen: %j', async (wrong) => {
    expect((await lender.control('fault', wrong)).status).toBeGreaterThanOrEqual(400);
    expect(lender.world.faults).toEqual([]);
  });
});
