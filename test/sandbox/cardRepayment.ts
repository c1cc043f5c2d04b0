import { Hono } from 'hono';
import * as v from 'valibot';
import { read, type Worlds, write } from './answers.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';
import { AMOUNT } from './repayment.ts';
import { type Order, settleInstalment, type World } from './world.ts';

/** How long a code from an SMS is valid, ms. */
const CODE_LIFE_MS = 10 * 60_000;

/** A repayment by card that has begun. */
export interface CardRecord {
  id: string;
  orderId: string;
  /** The `repayToken` that it began with. */
  token: string;
  /** The code of the last SMS. */
  code: string;
  /** Epoch ms. */
  expiresAt: number;
}

interface RepayToken {
  token: string;
  orderId: string;
  used: boolean;
}

/** The state of the card repayment in one session. */
export interface CardRepayments {
  /** Tokens that were issued, and whether a commit has used them. */
  tokens: RepayToken[];
  records: CardRecord[];
  /** Text messages that the borrower's phone received, newest last. */
  messages: { orderId: string; code: string }[];
}

/** The state before anything has begun. */
export function newCardRepayments(): CardRepayments {
  return { tokens: [], records: [], messages: [] };
}

/** The borrower's cards; the bank debits the last one without a code. */
const CARDS = [
  ['501', 'BDO Unibank', '5234567812341234', 'BDO'],
  ['502', 'Bank of the Philippine Islands', '4000123456785678', 'BPI'],
  ['503', 'UnionBank', '4111222233339012', 'UBP'],
].map(([id, bankName, cardNo, bankCode]) => ({ id, bankName, cardNo, bankCode }));
const WITHOUT_CODE = '503';

/** The data of an order's repayment-way reply: each read issues a new token. Older ones stay valid for one commit each. */
function repaymentWayOf(order: Order, { cards: { tokens } }: World) {
  const { orderId } = order.scenario;
  const token = `repay-${orderId}-${tokens.length + 1}`;
  tokens.push({ token, orderId, used: false });
  return { alipay: 0, repayToken: token, bankCards: CARDS, ...order.scenario.cards };
}

interface Commit {
  amount: string;
  bankName: string;
  cardId: string;
  cardNo: string;
  bankCode: string;
  repayToken: string;
  sendMsg: '0' | '1';
}

const done = (data: unknown) => ({ code: 0, message: 'success', data });
const no = (code: number, message: string) => ({ code, message, data: null });
const REPEATED = no(800005, 'do not submit the payment request repeatedly');
const EXPIRED = no(1006, 'This repayment has expired. Please open it again.');
const REPAID = no(1010, 'This loan is already repaid');

/** Sends a code by SMS, which voids the one before it. */
function sendSms(record: CardRecord, order: Order, world: World): void {
  const { orderId, codeLifeMs = CODE_LIFE_MS } = order.scenario;
  const { messages } = world.cards;
  const code = `${100_000 + (((messages.length + 1) * 123_457) % 900_000)}`;
  Object.assign(record, { code, expiresAt: world.now() + codeLifeMs });
  messages.push({ orderId, code });
  enter(world, { kind: 'sms', orderId, token: record.token, recordId: record.id });
}

function begin(token: string, order: Order, world: World): CardRecord {
  const { orderId } = order.scenario;
  const id = `${7001 + world.cards.records.length}`;
  const record = { id, orderId, token, code: '', expiresAt: 0 };
  world.cards.records.push(record);
  enter(world, { kind: 'repayment', orderId, amount: AMOUNT.minor, token, recordId: id });
  sendSms(record, order, world);
  return record;
}

/** Debits the instalment from the card. */
function debit(order: Order, world: World, cause: { token: string; recordId?: string }): void {
  settleInstalment(order);
  enter(world, { kind: 'debit', orderId: order.scenario.orderId, amount: AMOUNT.minor, ...cause });
}

const needsCode = ({ id }: CardRecord) => done({ needValid: 1, repayRecordId: Number(id) });

/** Whether an amount is that of the instalment, in minor units or with one or two decimals. */
function isInstalment(amount: string): boolean {
  const [, whole = '', part = ''] = /^(\d+)\.(\d\d?)$/.exec(amount) ?? [];
  return (whole ? whole + part.padEnd(2, '0') : amount) === AMOUNT.minor;
}

/** The error for the amount and card of a commit, if any. */
function wrongWith({ amount, cardId, cardNo, bankName, bankCode }: Commit) {
  if (!isInstalment(amount)) return no(1002, 'The amount does not match the instalment');
  const card = CARDS.find(({ id }) => id === cardId);
  const known = card?.cardNo === cardNo && card.bankName === bankName && card.bankCode === bankCode;
  return known ? undefined : no(1007, 'There is no such card');
}

/**
 * Begins a repayment with a token that no commit has used; with a used one (sendMsg 1) sends its code
 * again. Two tokens begin two repayments.
 */
function commit(asked: Commit, order: Order, world: World) {
  const { records, tokens } = world.cards;
  const token = tokens.find(
    (one) => one.token === asked.repayToken && one.orderId === order.scenario.orderId,
  );
  if (!token) return EXPIRED;
  const wrong = wrongWith(asked);
  if (wrong) return wrong;
  if (token.used) {
    const record = records.find((one) => one.token === token.token);
    if (!record || asked.sendMsg === '0') return REPEATED;
    sendSms(record, order, world);
    return needsCode(record);
  }
  if (order.instalmentsLeft <= 0) return REPAID;
  token.used = true;
  if (asked.cardId !== WITHOUT_CODE) return needsCode(begin(token.token, order, world));
  debit(order, world, { token: token.token });
  return done({ needValid: 0, repayRecordId: '' });
}

/** Confirms a repayment with its code. The card is debited every time, as long as instalments are left. */
function confirm(
  { verifyCode, repaymentRecordId }: { verifyCode: string; repaymentRecordId: string },
  order: Order,
  world: World,
) {
  const record = world.cards.records.find(
    ({ id, orderId }) => id === repaymentRecordId && orderId === order.scenario.orderId,
  );
  if (!record) return no(1008, 'There is no such repayment');
  if (record.code !== verifyCode) return no(800006, 'verification code wrong');
  if (world.now() >= record.expiresAt) {
    return no(1009, 'The verification code has expired. Please get a new one.');
  }
  if (order.instalmentsLeft <= 0) return REPAID;
  debit(order, world, { token: record.token, recordId: record.id });
  return done(null);
}

/** Creates an order at the payment partner and returns its address (repayment-huichao). */
function partnerOrder(amount: string, order: Order, world: World) {
  if (!isInstalment(amount)) return no(1002, 'The amount does not match the instalment');
  const { fault, orderId } = order.scenario;
  enter(world, { kind: 'partnerOrder', orderId, amount: AMOUNT.minor });
  const unsafe = fault === 'write-unsafe';
  return done({ url: unsafe ? 'javascript:alert(1)' : '/esita/sandbox/partner?way=huichao' });
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
const confirmFields = v.strictObject({
  orderId: required,
  verifyCode: required,
  repaymentRecordId: required,
});
const partnerFields = v.strictObject({ userId: required, orderId: required, amount: required });

/**
 * The calls of the card repayment, with any two path segments.
 * @param log receives the text of each SMS, as the borrower's phone would.
 */
export function cardRepaymentRoutes(worlds: Worlds, log?: (line: string) => void): Hono {
  const routes = new Hono().basePath('/api/v1/:country/:service/service/loan');
  routes.post('/repayment-way', read(worlds, v.strictObject({}), repaymentWayOf));
  routes.post(
    '/repayment-commit',
    write(worlds, commitFields, (asked, order, world) => {
      const before = world.cards.messages.length;
      const reply = commit(asked, order, world);
      for (const { code } of world.cards.messages.slice(before)) log?.(`SMS: your code is ${code}`);
      return reply;
    }),
  );
  routes.post('/repayment-confirm', write(worlds, confirmFields, confirm));
  routes.post(
    '/repayment-huichao',
    write(worlds, partnerFields, ({ amount }, order, world) => partnerOrder(amount, order, world)),
  );
  return routes;
}
