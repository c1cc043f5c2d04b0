import { beforeEach, describe, expect, it } from 'vitest';
import { CODE_LIFE_MS } from '../../sandbox/cardRepayment.ts';
import { type Lender, newLender, UNION } from './lender.ts';

let lender: Lender;
let now: number;
beforeEach(() => {
  now = Date.UTC(2026, 10, 20);
  lender = newLender(() => now, 'due-two');
});

const orderOf = () => lender.world.orders.get('due-two');

describe('card repayment in the sandbox', () => {
  it('settles an instalment with the code from the SMS', async () => {
    const { data } = await lender.commit(await lender.freshToken());
    expect(data.needValid).toBe(1);
    const record = `${data.repayRecordId}`;
    expect(lender.logged.join('\n')).toContain(`SMS: your code is ${lender.lastCode()}`);
    expect((await lender.confirm('000000', record)).code).toBe(800006);
    expect(orderOf()?.instalmentsLeft).toBe(2);
    expect((await lender.confirm(lender.lastCode(), record)).code).toBe(0);
    expect(orderOf()).toMatchObject({ instalmentsLeft: 1, status: '174' });
  });

  it('debits again for the same confirmation, until nothing is left', async () => {
    const { data } = await lender.commit(await lender.freshToken());
    const confirm = () => lender.confirm(lender.lastCode(), `${data.repayRecordId}`);
    expect([(await confirm()).code, (await confirm()).code]).toEqual([0, 0]);
    expect(orderOf()?.status).toBe('200');
    expect(await confirm()).toMatchObject({ code: 1010, message: 'This loan is already repaid' });
    expect((await lender.commit(await lender.freshToken())).code).toBe(1010);
    expect(lender.kinds().filter((kind) => kind === 'debit')).toHaveLength(2);
  });

  it('accepts a token for one commit, and sends a code again for it', async () => {
    const token = await lender.freshToken();
    const { data } = await lender.commit(token);
    expect((await lender.commit(token)).code).toBe(800005);
    const first = lender.lastCode();
    const again = await lender.commit(token, { sendMsg: '1' });
    expect(again.data.repayRecordId).toBe(data.repayRecordId);
    expect(lender.lastCode()).not.toBe(first);
    expect((await lender.confirm(first, `${data.repayRecordId}`)).code).toBe(800006);
    expect((await lender.confirm(lender.lastCode(), `${data.repayRecordId}`)).code).toBe(0);
    expect(lender.kinds()).toEqual(['repayment', 'sms', 'sms', 'debit']);
  });

  it('debits a card without a code once for a token', async () => {
    const token = await lender.freshToken();
    expect((await lender.commit(token, UNION)).data.needValid).toBe(0);
    expect((await lender.commit(token, UNION)).code).toBe(800005);
    expect((await lender.commit(token, { ...UNION, sendMsg: '1' })).code).toBe(800005);
    expect(lender.world.ledger).toMatchObject([{ kind: 'debit', amount: '345000', token }]);
  });

  it('accepts only the newest token of an order, if set so', async () => {
    await lender.control('settings', { freshTokenVoidsOlder: true });
    const older = await lender.freshToken();
    const used = await lender.freshToken();
    const { data } = await lender.commit(used);
    const newest = await lender.freshToken();
    expect((await lender.commit(older)).code).toBe(1006);
    expect((await lender.commit(used, { sendMsg: '1' })).data).toEqual(data);
    expect((await lender.commit(newest)).code).toBe(0);
  });

  it('lets a code expire', async () => {
    const { data } = await lender.commit(await lender.freshToken());
    now += CODE_LIFE_MS;
    const reply = await lender.confirm(lender.lastCode(), `${data.repayRecordId}`);
    expect(reply.message).toContain('expired');
  });

  it.each([
    { amount: '1' },
    { cardNo: '4000' },
    { bankCode: 'X' },
    { sendMsg: '2' },
    { cardId: '' },
    { extra: '1' },
    { repayToken: 'forged' },
  ])('refuses a commit with %j', async (wrong) => {
    const token = await lender.freshToken();
    const reply = await lender.commit(token, { ...wrong } as Record<string, string>);
    expect(reply.code).toBeGreaterThan(1000);
    expect(reply.code).not.toBe(800005);
    expect(lender.world.cards.records).toEqual([]);
  });
});
