import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { makeCode, pay } from '../../sandbox/world.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
});

const HEADERS = {
  'X-Requested-With': 'XMLHttpRequest',
  'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
};
const ORDER = { productId: '7', orderId: 'due-extendable' };

async function post(
  path: string,
  body: Record<string, string>,
  query: Record<string, string> = {},
) {
  const common = { productId: '7', product_id: '7', sessionId: 's', ...query };
  const address = `/esita${path}?${new URLSearchParams(common)}`;
  const reply = await sandbox.app.request(address, {
    method: 'POST',
    headers: HEADERS,
    body: new URLSearchParams(body).toString(),
  });
  return {
    reply,
    json: await reply
      .clone()
      .json()
      .catch(() => undefined),
  };
}

const CODE = { ...ORDER, amount: '₱3,450.00', channelNumber: '90008' };

describe('the sandbox', () => {
  it('lets orders fall due around today in Manila, and moves the date when one is paid', async () => {
    sandbox = createSandbox({ now: () => Date.UTC(2027, 0, 31, 20) });
    const dueOn = (orderId: string) => sandbox.world('s').orders.get(orderId)?.dueOn;
    expect([dueOn('status-174'), dueOn('status-180'), dueOn('status-170')]).toEqual([
      '2027-02-10',
      '2027-02-01',
      '2027-01-29',
    ]);
    const world = sandbox.world('s');
    const ask = (channelNumber: string) =>
      makeCode(world, { orderId: 'due-two', channelNumber, isDelay: false });
    const [first, second] = [ask('90008'), ask('90009')];
    expect(pay(world, first.code)).toBe(true);
    expect(pay(world, first.code)).toBe(false);
    expect(dueOn('due-two')).toBe('2027-03-12');
    expect(pay(world, second.code)).toBe(true);
    expect(dueOn('due-two')).toBe('2027-04-11');
  });

  it('keeps sessions apart and forgets one on reset', async () => {
    await post('/v3/loan-details/generate-vcode', CODE);
    expect(sandbox.world('s').codes).toHaveLength(1);
    expect(sandbox.world('other').codes).toHaveLength(0);
    for (let other = 0; other < 1000; other += 1) sandbox.world(`other-${other}`);
    expect(sandbox.world('s').codes).toHaveLength(1);
    await post('/sandbox/reset', { sessionId: 's' });
    expect(sandbox.world('s').codes).toHaveLength(0);
  });

  const wrong: [string, Record<string, string>, Record<string, string>, string][] = [
    ['a missing parameter', { productId: '7' }, {}, 'orderId is required'],
    ['an unknown one', { ...ORDER, extra: '1' }, {}, 'unexpected parameter extra'],
    ['an unknown common one', ORDER, { stray: '1' }, 'unexpected parameter stray'],
    ['products that differ', ORDER, { product_id: '8' }, 'productId and product_id differ'],
    ['orders that differ', ORDER, { orderId: 'rupee' }, 'orderId differs in query and body'],
    ['a strange client', ORDER, { clientType: 'fridge' }, 'clientType is required'],
  ];
  it.each(wrong)('refuses %s', async (_, body, query, message) => {
    const { json } = await post('/v3/loan-details/loan-details', body, query);
    expect(json).toMatchObject({ code: 1001, success: false, message });
  });

  it('refuses calls without the header or in another encoding', async () => {
    const address = '/esita/v3/loan-details/loan-details?productId=7&product_id=7';
    const send = async (headers: Record<string, string>) =>
      (await sandbox.app.request(address, { method: 'POST', headers, body: '{}' })).json();
    expect((await send({ 'Content-Type': HEADERS['Content-Type'] })).message).toContain(
      'X-Requested-With',
    );
    expect((await send({ ...HEADERS, 'Content-Type': 'text/plain' })).message).toContain(
      'form-encoded',
    );
  });
});
