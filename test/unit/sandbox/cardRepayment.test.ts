import { beforeEach, describe, expect, it } from 'vitest';
import { CODE_LIFE_MS } from '../../sandbox/cardRepayment.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';

const CARD = {
  cardId: '501',
  bankName: 'BDO Unibank',
  cardNo: '5234567812341234',
  bankCode: 'BDO',
};
const HEADERS = {
  'X-Requested-With': 'XMLHttpRequest',
  'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
};

let sandbox: Sandbox;
let now: number;
let logged: string[];
beforeEach(() => {
  now = Date.UTC(2026, 10, 20);
  logged = [];
  sandbox = createSandbox({ now: () => now, log: (line) => logged.push(line) });
});

async function post(call: string, body: Record<string, string> = {}, orderId = 'due-two') {
  const common = { productId: '7', product_id: '7', orderId, sessionId: 's' };
  const path = `/esita/api/v1/ph/loan/service/loan/${call}?${new URLSearchParams(common)}`;
  const text = new URLSearchParams(body).toString();
  const reply = await sandbox.app.request(path, { method: 'POST', headers: HEADERS, body: text });
  return reply.json();
}

async function freshToken(): Promise<string> {
  return (await post('repayment-way')).data.repayToken;
}

function commit(repayToken: string, more: Record<string, string> = {}) {
  const own = { amount: '345000', orderId: 'due-two', sendMsg: '0', ...CARD };
  return post('repayment-commit', { ...own, repayToken, ...more });
}

function confirm(verifyCode: string, repaymentRecordId: string) {
  return post('repayment-confirm', { orderId: 'due-two', verifyCode, repaymentRecordId });
}

const lastCode = () => sandbox.world('s').cards.messages.slice(-1)[0]?.code ?? '';

describe('the older repayment in the sandbox', () => {
  it('settles an instalment once, with the code from the SMS', async () => {
    const { data } = await commit(await freshToken());
    expect(data.needValid).toBe(1);
    const record = `${data.repayRecordId}`;
    expect(logged.join('\n')).toContain(`SMS: your code is ${lastCode()}`);
    expect((await confirm('000000', record)).code).toBe(800006);
    expect((await confirm(lastCode(), record)).code).toBe(0);
    expect((await confirm(lastCode(), record)).code).toBe(800005);
    expect(sandbox.world('s').orders.get('due-two')).toMatchObject({
      instalmentsLeft: 1,
      status: '174',
    });
    await commit(await freshToken(), { ...UNION });
    expect(sandbox.world('s').orders.get('due-two')?.status).toBe('200');
    expect((await commit(await freshToken())).code).toBe(800005);
  });

  it('takes a token for one commit, but sends a code again for it', async () => {
    const token = await freshToken();
    const { data } = await commit(token);
    expect((await commit(token)).code).toBe(800005);
    const first = lastCode();
    const again = await commit(token, { sendMsg: '1' });
    expect(again.data.repayRecordId).toBe(data.repayRecordId);
    expect(lastCode()).not.toBe(first);
    expect((await confirm(first, `${data.repayRecordId}`)).code).toBe(800006);
    expect((await confirm(lastCode(), `${data.repayRecordId}`)).code).toBe(0);
  });

  it('lets a code expire', async () => {
    const { data } = await commit(await freshToken());
    now += CODE_LIFE_MS;
    expect((await confirm(lastCode(), `${data.repayRecordId}`)).message).toContain('expired');
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
    const reply = await commit(await freshToken(), { ...wrong } as Record<string, string>);
    expect(reply.code).toBeGreaterThan(1000);
    expect(reply.code).not.toBe(800005);
    expect(sandbox.world('s').cards.records).toEqual([]);
  });

  it('gives the address of the payment partner for the right amount only', async () => {
    const own = { userId: 'u', orderId: 'due-two' };
    expect((await post('repayment-huichao', { ...own, amount: '345000' })).data.url).toContain(
      'huichao',
    );
    expect((await post('repayment-huichao', { ...own, amount: '1' })).code).toBe(1002);
  });

  it('shows the text messages at the counter', async () => {
    await commit(await freshToken());
    const page = await sandbox.app.request('/esita/sandbox/counter?sessionId=s');
    expect(await page.text()).toContain(`your verification code is ${lastCode()}`);
  });
});

const UNION = {
  cardId: '503',
  bankName: 'UnionBank',
  cardNo: '4111222233339012',
  bankCode: 'UBP',
};
