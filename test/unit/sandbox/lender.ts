import { createSandbox } from '../../sandbox/sandbox.ts';

type Fields = Record<string, string>;

interface Sent {
  orderId?: string;
  /** Sent as `Idempotency-Key`. */
  key?: string;
}

const CARD_CALLS = '/api/v1/ph/loan/service/loan';
const BDO = {
  cardId: '501',
  bankName: 'BDO Unibank',
  cardNo: '5234567812341234',
  bankCode: 'BDO',
};
/** The card that is debited without a code. */
export const UNION = {
  cardId: '503',
  bankName: 'UnionBank',
  cardNo: '4111222233339012',
  bankCode: 'UBP',
};

/** A sandbox with one session `s`, and the requests that pages send to it. @param now epoch ms. */
export function newLender(now?: () => number, orderId = 'two-instalments') {
  const logged: string[] = [];
  const sandbox = createSandbox({ log: (line) => logged.push(line), ...(now && { now }) });
  const world = sandbox.world('s');
  const send = async (path: string, body: Fields, { key, ...more }: Sent = {}) => {
    const common = { productId: '7', product_id: '7', sessionId: 's', orderId, ...more };
    const headers = {
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
      ...(key && { 'Idempotency-Key': key }),
    };
    const address = `/esita${path}?${new URLSearchParams(common)}`;
    const text = new URLSearchParams(body).toString();
    return sandbox.app.request(address, { method: 'POST', headers, body: text });
  };
  const post = async (path: string, body: Fields, more?: Sent) =>
    (await send(path, body, more)).json();
  const control = async (name: string, asked: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ sessionId: 's', ...asked });
    const address = `/esita/sandbox/${name}`;
    const reply = await sandbox.app.request(address, { method: 'POST', headers, body });
    return { status: reply.status, ...(await reply.json()) };
  };
  const read = (path: string, order = orderId) =>
    post(path, { productId: '7', orderId: order }, { orderId: order });
  return {
    sandbox,
    world,
    logged,
    send,
    post,
    control,
    details: (order?: string) => read('/v3/loan-details/loan-details', order),
    repayment: (order?: string) => read('/v3/installment/loan-play-detail', order),
    extension: (order?: string) => read('/orbital/fail', order),
    askCode: (more: Fields = {}, sent?: Sent) => {
      const own = { productId: '7', orderId, amount: '₱3,450.00', channelNumber: '90008' };
      return post('/v3/loan-details/generate-vcode', { ...own, ...more }, sent);
    },
    askExtensionCode: () =>
      post('/v3/loan-details/generate-vcode', {
        ...{ productId: '7', orderId, amount: '₱450.00', channelNumber: '90008', isDelay: '1' },
      }),
    freshToken: async (): Promise<string> =>
      (await post(`${CARD_CALLS}/repayment-way`, {})).data.repayToken,
    commit: (repayToken: string, more: Fields = {}, sent?: Sent) => {
      const own = { amount: '345000', orderId, sendMsg: '0', ...BDO };
      return post(`${CARD_CALLS}/repayment-commit`, { ...own, repayToken, ...more }, sent);
    },
    confirm: (verifyCode: string, repaymentRecordId: string) =>
      post(`${CARD_CALLS}/repayment-confirm`, { orderId, verifyCode, repaymentRecordId }),
    lastCode: () => world.cards.messages.slice(-1)[0]?.code ?? '',
    kinds: () => world.ledger.map(({ kind }) => kind),
  };
}

export type Lender = ReturnType<typeof newLender>;

/** The number of the code in a reply. */
export function codeOf(reply: { data: { payUrl: string } }): string {
  return new URL(reply.data.payUrl, 'http://x').searchParams.get('payCode') ?? '';
}
