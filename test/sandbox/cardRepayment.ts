import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { call, type Routes, read } from './answers.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';
import { leftOf } from './loan.ts';
import { dueNow } from './repayment.ts';
import { coded, refused } from './replies.ts';
import { type Order, settleInstalment, type World } from './world.ts';

/** How long a code from an SMS is valid, ms. */
const CODE_LIFE_MS = 10 * 60_000;

interface CardRecord {
  id: string;
  orderId: string;
  /** The `repayToken` that it began with. */
  token: string;
  /** The code of the last SMS. */
  code: string;
  /** Epoch ms. */
  expiresAt: number;
}

export interface CardRepayments {
  /** Tokens that were issued, and whether a commit has used them. */
  tokens: { token: string; orderId: string; used: boolean }[];
  records: CardRecord[];
  /** Text messages that the borrower's phone received, newest last. */
  messages: { orderId: string; code: string }[];
}

/** The borrower's cards; the bank debits the last one without a code. */
const CARDS = [
  ['501', 'BDO Unibank', '5234567812341234', 'BDO'],
  ['502', 'Bank of the Philippine Islands', '4000123456785678', 'BPI'],
  ['503', 'UnionBank', '4111222233339012', 'UBP'],
].map(([id, bankName, cardNo, bankCode]) => ({ id, bankName, cardNo, bankCode }));
const WITHOUT_CODE = '503';

/** The data of an order's repayment-way reply: each read issues a new token. Older ones stay valid for one commit each. */
function repaymentWayOf({ scenario: { orderId, cards } }: Order, { cards: { tokens } }: World) {
  const token = `repay-${orderId}-${tokens.length + 1}`;
  tokens.push({ token, orderId, used: false });
  return { alipay: 0, repayToken: token, bankCards: CARDS, ...cards };
}

const WRONG_AMOUNT = refused(1002, 'The amount does not match the instalment');
const REPEATED = refused(800005, 'do not submit the payment request repeatedly');
const REPAID = refused(1010, 'This loan is already repaid');
const CODE_EXPIRED = refused(1009, 'The verification code has expired. Please get a new one.');

/** Sends a code by SMS, which voids the one before it. */
function sendSms(record: CardRecord, { scenario }: Order, world: World): void {
  const { orderId, codeLifeMs = CODE_LIFE_MS } = scenario;
  const { messages } = world.cards;
  const code = `${100_000 + (((messages.length + 1) * 123_457) % 900_000)}`;
  Object.assign(record, { code, expiresAt: Date.now() + codeLifeMs });
  messages.push({ orderId, code });
  enter(world, { kind: 'sms', orderId, token: record.token, recordId: record.id });
  world.log(`SMS: your code is ${code}`);
}

function begin(token: string, order: Order, world: World): CardRecord {
  const { orderId } = order.scenario;
  const id = `${7001 + world.cards.records.length}`;
  const record = { id, orderId, token, code: '', expiresAt: 0 };
  world.cards.records.push(record);
  enter(world, { kind: 'repayment', orderId, amount: `${dueNow(order)}`, token, recordId: id });
  return record;
}

function debit(order: Order, world: World, cause: { token: string; recordId?: string }): void {
  const { orderId } = order.scenario;
  enter(world, { kind: 'debit', orderId, amount: `${dueNow(order)}`, ...cause });
  settleInstalment(order);
}

/** Whether an amount is that of the instalment, if one is left: in minor units, or with one or two decimals. */
function isInstalment(amount: string, order: Order): boolean {
  const [, whole = '', part = ''] = /^(\d+)\.(\d\d?)$/.exec(amount) ?? [];
  const minor = whole ? whole + part.padEnd(2, '0') : amount;
  return minor === `${dueNow(order)}` || !leftOf(order).length;
}

const commitFields = v.strictObject({
  amount: required,
  bankName: required,
  cardId: required,
  cardNo: required,
  couponId: v.optional(required),
  orderId: required,
  repayToken: required,
  bankCode: required,
  sendMsg: v.picklist(['0', '1']),
});
/** Whether the bank and number of a card are those that the lender stores. */
const isKnown = ({ cardId: id, bankName, cardNo, bankCode }: v.InferOutput<typeof commitFields>) =>
  CARDS.some((card) => isDeepStrictEqual(card, { id, bankName, cardNo, bankCode }));

const confirmFields = v.strictObject({
  orderId: required,
  verifyCode: required,
  repaymentRecordId: required,
});
const partnerFields = v.strictObject({ userId: required, orderId: required, amount: required });

const BASE = '/api/v1/:country/:service/service/loan';

/** The calls of the card repayment, with any two path segments. */
export const cardRepaymentCalls: Routes = {
  [`POST ${BASE}/repayment-way`]: read(v.strictObject({}), repaymentWayOf, coded),
  // Begins a repayment with a token that no commit has used, so that two tokens begin two repayments; with a used one
  // (sendMsg 1) it sends its code again.
  [`POST ${BASE}/repayment-commit`]: call('write', commitFields, (order, world, asked) => {
    const { records, tokens } = world.cards;
    const { orderId, repayToken } = asked;
    const token = tokens.find((one) => one.token === repayToken && one.orderId === orderId);
    if (!token) return refused(1006, 'This repayment has expired. Please open it again.');
    if (!isInstalment(asked.amount, order)) return WRONG_AMOUNT;
    if (!isKnown(asked)) return refused(1007, 'There is no such card');
    const begun = records.find((one) => one.token === repayToken);
    if (token.used && (!begun || asked.sendMsg === '0')) return REPEATED;
    if (!token.used && !leftOf(order).length) return REPAID;
    token.used = true;
    if (!begun && asked.cardId === WITHOUT_CODE) {
      debit(order, world, { token: repayToken });
      return coded({ needValid: 0, repayRecordId: '' });
    }
    const record = begun ?? begin(repayToken, order, world);
    sendSms(record, order, world);
    return coded({ needValid: 1, repayRecordId: Number(record.id) });
  }),
  // The card is debited every time, as long as instalments are left.
  [`POST ${BASE}/repayment-confirm`]: call('write', confirmFields, (order, world, asked) => {
    const { orderId, repaymentRecordId, verifyCode } = asked;
    const record = world.cards.records.find(
      (one) => one.id === repaymentRecordId && one.orderId === orderId,
    );
    if (!record) return refused(1008, 'There is no such repayment');
    if (record.code !== verifyCode) return refused(800006, 'verification code wrong');
    if (Date.now() >= record.expiresAt) return CODE_EXPIRED;
    if (!leftOf(order).length) return REPAID;
    debit(order, world, { token: record.token, recordId: record.id });
    return coded();
  }),
  // An order at the payment partner.
  [`POST ${BASE}/repayment-huichao`]: call('write', partnerFields, (order, world, { amount }) => {
    if (!isInstalment(amount, order)) return WRONG_AMOUNT;
    const { orderId } = order.scenario;
    enter(world, { kind: 'partnerOrder', orderId, amount: `${dueNow(order)}` });
    return coded({ url: '/esita/sandbox/partner?way=huichao' });
  }),
};
