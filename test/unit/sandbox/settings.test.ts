import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { keptSessions } from '../../sandbox/server.ts';
import { newWorld, pay } from '../../sandbox/world.ts';
import { codeOf, type Lender, newLender } from './lender.ts';

let lender: Lender;
beforeEach(() => {
  lender = newLender();
});

describe('Idempotency-Key', () => {
  describe('if it is honoured', () => {
    beforeEach(() => lender.control('settings', { honoursIdempotencyKey: true }));

    it('gives the first reply again and does nothing', async () => {
      const first = await lender.askCode({}, { key: 'k' });
      expect(await lender.askCode({}, { key: 'k' })).toEqual(first);
      expect(codeOf(await lender.askCode({}, { key: 'l' }))).not.toBe(codeOf(first));
      await lender.askCode();
      expect(lender.kinds()).toEqual(['code', 'code', 'code']);
    });

    it('refuses the key, with a message, for other parameters or another order', async () => {
      await lender.askCode({}, { key: 'k' });
      const other = await lender.askCode({ channelNumber: '90009' }, { key: 'k' });
      expect(other).toMatchObject({
        code: 1012,
        message: 'This Idempotency-Key belongs to another request',
      });
      const elsewhere = { key: 'k', orderId: 'due-two' };
      expect((await lender.askCode({ orderId: 'due-two' }, elsewhere)).code).toBe(1012);
      expect(lender.kinds()).toEqual(['code']);
    });
  });
});

describe('open codes', () => {
  it('are those of the order, separate for instalment and extension, as in the contract', async () => {
    lender = newLender(() => Date.UTC(2026, 10, 20, 2, 3, 4));
    await lender.control('settings', { listsCodes: true });
    const { payUrl } = (await lender.askCode()).data;
    const extension = await lender.askExtensionCode();
    await lender.askCode({ orderId: 'due-two' }, { orderId: 'due-two' });
    const listed = [await lender.repayment(), await lender.extension()];
    expect(listed.map(({ data }) => data.codeList)).toEqual([
      [{ channelNumber: '90008', payUrl, time: '2026-11-20 10:03:04' }],
      [{ ...extension.data, channelNumber: '90008', time: '2026-11-20 10:03:04' }],
    ]);
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(contract(), 'contract');
    for (const [index, path] of [
      '~1v3~1installment~1loan-play-detail',
      '~1orbital~1fail',
    ].entries()) {
      const place = `contract#/paths/${path}/post/responses/200/content/application~1json/schema`;
      const fits = ajv.compile({ $ref: `${place}/oneOf/0` });
      expect(fits(listed[index])).toBe(true);
      const { data } = listed[index] ?? {};
      expect(fits({ ...listed[index], data: { ...data, codeList: [{ time: '' }] } })).toBe(false);
    }
    pay(lender.world, codeOf({ data: { payUrl } }));
    expect((await lender.repayment()).data.codeList).toEqual([]);
  });
});

describe('settings', () => {
  it('belong to a session and end with it; forms are accepted', async () => {
    const body = new URLSearchParams({ sessionId: 's', listsCodes: '1' });
    const address = '/esita/sandbox/settings';
    const reply = await lender.sandbox.app.request(address, { method: 'POST', body });
    expect((await reply.json()).data).toEqual({
      honoursIdempotencyKey: false,
      listsCodes: true,
      freshTokenVoidsOlder: false,
      replyVariant: 0,
    });
    expect(lender.sandbox.world('other').settings.listsCodes).toBe(false);
    lender.sandbox.reset('s');
    expect(lender.sandbox.world('s').settings.listsCodes).toBe(false);
  });

  it('are refused if unknown', async () => {
    expect((await lender.control('settings', { listCodes: true })).status).toBe(400);
    expect((await lender.control('settings', { listsCodes: 'perhaps' })).status).toBe(400);
  });
});

describe('the sandbox of a dev server', () => {
  it('keeps its sessions while its data are the same', () => {
    const keeper = {};
    const sessions = keptSessions(undefined, keeper);
    sessions.set('qa', newWorld(0));
    expect(keptSessions(undefined, keeper)).toBe(sessions);
  });

  it('starts every session anew when its data are edited', () => {
    const keeper = {};
    keptSessions(undefined, keeper).set('qa', newWorld(0));
    const [edited] = SCENARIOS;
    if (!edited) throw new Error('No scenarios');
    const { status } = edited;
    edited.status = '200';
    expect(keptSessions(undefined, keeper).size).toBe(0);
    edited.status = status;
  });
});

const BASE = '/esita/api/v2/ph/promotion';
const PHONE = '13812345678';

function visitor(now: () => number = Date.now) {
  const log: string[] = [];
  const { app, world } = createSandbox({ log: (line) => log.push(line), now });
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'x-sandbox-session': 's' };
  const get = async (path: string) => (await app.request(path, { headers })).json();
  const post = async (path: string, fields: Record<string, string>, query = '') => {
    const body = new URLSearchParams(fields);
    const reply = await app.request(`${BASE}/${path}${query}`, { method: 'POST', headers, body });
    return reply.json();
  };
  const draw = async (sid: string, a = '1') =>
    (await app.request(`${BASE}/get-captcha?sid=${sid}&a=${a}`)).text();
  return { get, post, draw, log, landing: () => world('s').landing };
}

describe('the sandbox of the landing page', () => {
  const origin = { deviceId: 'd', appName: 'A' };

  async function registered(clock: { now: number }) {
    const one = visitor(() => clock.now);
    const { data } = await one.get(`${BASE}/get-sid`);
    await one.draw(data.sid);
    const capcode = one.landing().captchas[data.sid]?.text ?? '';
    const form = { phone: PHONE, capcode, sid: data.sid, ...origin };
    const register = (smsCode: string, more = {}) =>
      one.post('register', { ...form, merchantNumber: '0', userName: PHONE, smsCode, ...more });
    return { ...one, form, register };
  }

  it('registers once, with the code that it sent and wrote to its log', async () => {
    const { post, register, form, log, landing } = await registered({ now: 0 });
    expect((await post('get-sms', { ...form, capcode: 'none' })).code).toBe('101');
    expect((await register('123456')).code).toBe('12');
    expect((await post('get-sms', form)).code).toBe('0');
    const code = landing().messages[0]?.code ?? '';
    expect(log).toContain(`SMS to ${PHONE}: ${code}`);
    expect((await register(code, { capcode: 'none' })).code).toBe('-1');
    expect((await register(code)).code).toBe('0');
    expect((await register(code)).code).toBe('11');
    expect((await post('get-sms', form)).code).toBe('11');
  });
});
