import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox/sandbox.ts';

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

  it('draws the characters that it checks, the same for the same timestamp', async () => {
    const { get, draw, landing } = visitor();
    const { data } = await get(`${BASE}/get-sid`);
    const first = await draw(data.sid, '1');
    const text = landing().captchas[data.sid]?.text ?? '';
    expect(text).toMatch(/^[A-Z0-9]{4}$/);
    expect([...first.matchAll(/>([A-Z0-9])<\/text>/g)].map(([, letter]) => letter).join('')).toBe(
      text,
    );
    expect(await draw(data.sid, '1')).toBe(first);
    expect(await draw(data.sid, '2')).not.toBe(first);
    expect(await draw('unknown')).toBe('No such captcha');
  });

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

  it('a code expires, and a newer one voids it', async () => {
    const clock = { now: 0 };
    const { post, register, form, landing } = await registered(clock);
    await post('get-sms', form);
    const code = landing().messages[0]?.code ?? '';
    clock.now = 5 * 60_000 + 1;
    expect((await register(code)).code).toBe('13');
    await post('get-sms', form);
    expect(landing().messages).toHaveLength(1);
  });

  it('permits common parameters and refuses unknown ones', async () => {
    const { post, register, form, get } = await registered({ now: 0 });
    expect((await post('get-sms', form, '?appVersion=3.1&sessionId=s')).code).not.toBe(1001);
    expect((await post('get-sms', form, '?stray=1')).code).toBe(1001);
    expect((await post('get-sms', { ...form, orderId: '1' })).code).toBe(1001);
    expect((await register('1', { merchantNumber: '1' })).code).toBe(1001);
    expect((await register('1', { userName: '13900000000' })).code).toBe(1001);
    expect((await get(`${BASE}/track-visit?client_type=h5&page_type=1`)).code).toBe('0');
    expect((await get(`${BASE}/track-visit?client_type=h5&page_type=2`)).code).toBe(1001);
    expect((await get(`${BASE}/track-visit?client_type=h5&page_type=1&deviceId=d`)).code).toBe('0');
    expect((await get(`${BASE}/track-visit?client_type=h5&page_type=1&stray=1`)).code).toBe(1001);
  });
});
