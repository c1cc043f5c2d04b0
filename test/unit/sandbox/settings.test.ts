import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { keptSessions } from '../../sandbox/server.ts';
import { newWorld, pay } from '../../sandbox/world.ts';
import { codeOf, type Lender, newLender } from './lender.ts';

let lender: Lender;
beforeEach(() => {
  lender = newLender();
});

describe('Idempotency-Key', () => {
  it('is ignored by a lender who does not honour it', async () => {
    await lender.askCode({}, { key: 'k' });
    await lender.askCode({}, { key: 'k' });
    expect(lender.world.ledger).toMatchObject([
      { kind: 'code', idempotencyKey: 'k' },
      { kind: 'code', idempotencyKey: 'k' },
    ]);
  });

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

    it('is another key on another path', async () => {
      await lender.askCode({}, { key: 'k' });
      const token = await lender.freshToken();
      expect((await lender.commit(token, {}, { key: 'k' })).code).toBe(0);
    });

    it('gives the lost reply again, and records that it was sent', async () => {
      await lender.control('fault', { path: '/generate-vcode', fault: 'lost-after' });
      await expect(lender.askCode({}, { key: 'k' })).rejects.toThrow();
      expect(lender.world.ledger).toMatchObject([{ kind: 'code', answered: false }]);
      expect((await lender.askCode({}, { key: 'k' })).code).toBe(0);
      expect(lender.world.ledger).toMatchObject([{ kind: 'code', answered: true }]);
    });

    it('carries it out once while the first is still under way', async () => {
      await lender.control('fault', { path: '/generate-vcode', fault: 'hold-before', times: 2 });
      const asked = [lender.askCode({}, { key: 'k' }), lender.askCode({}, { key: 'k' })];
      await expect.poll(() => lender.world.held.size).toBe(2);
      await lender.control('release', {});
      const [first, again] = await Promise.all(asked);
      expect(again).toEqual(first);
      expect(lender.kinds()).toEqual(['code']);
    });

    it('leaves the key free if nothing has begun', async () => {
      await lender.control('fault', { path: '/generate-vcode', fault: 'signed-out' });
      expect((await lender.askCode({}, { key: 'k' })).code).toBe(401);
      expect((await lender.askCode({}, { key: 'k' })).code).toBe(0);
    });

    it('distinguishes photos by their content', async () => {
      const send = async (last: number) => {
        const body = new FormData();
        body.append('problemImage', new File([new Uint8Array([0xff, 0xd8, 0xff, last])], 'a.jpg'));
        const address = '/esita/user-problem/upload-problem-img?sessionId=s';
        const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': 'k' };
        const options = { method: 'POST', headers, body };
        return (await lender.sandbox.app.request(address, options)).json();
      };
      const first = await send(1);
      expect(first.code).toBe(0);
      expect(await send(1)).toEqual(first);
      expect((await send(2)).code).toBe(1012);
    });
  });
});

describe('open codes', () => {
  it('are sent only if the lender lists them', async () => {
    await lender.askCode();
    expect((await lender.repayment()).data).not.toHaveProperty('codeList');
  });

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
      dialect: 0,
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
