import { AMOUNT } from './repayment.ts';
import { type Order, settleInstalment, type World } from './world.ts';

/** How long a code from an SMS is good for, ms. */
export const CODE_LIFE_MS = 10 * 60_000;

/** A repayment from a card that was begun. */
export interface CardRecord {
  id: string;
  orderId: string;
  code: string;
  /** Epoch ms. */
  expiresAt: number;
  settled: boolean;
}

/** The older repayment flow of one session. */
export interface CardRepayments {
  /** Tokens given out, and whether a commit has used them. */
  tokens: { token: string; orderId: string; used: boolean }[];
  records: CardRecord[];
  /** Text messages that the borrower's phone got, newest last. */
  messages: { orderId: string; code: string }[];
}

/** Nothing begun yet. */
export function newCardRepayments(): CardRepayments {
  return { tokens: [], records: [], messages: [] };
}

interface Card {
  id: string;
  bankName: string;
  cardNo: string;
  bankCode: string;
}

/** The borrower's cards; the last is one that the bank debits without a code. */
const CARDS: readonly Card[] = [
  { id: '501', bankName: 'BDO Unibank', cardNo: '5234567812341234', bankCode: 'BDO' },
  {
    id: '502',
    bankName: 'Bank of the Philippine Islands',
    cardNo: '4000123456785678',
    bankCode: 'BPI',
  },
  { id: '503', bankName: 'UnionBank', cardNo: '4111222233339012', bankCode: 'UBP' },
];
const WITHOUT_CODE = '503';

/** The repayment-way reply's data of an order: each read gives a token of its own (spec 7.4). */
export function repaymentWayOf(order: Order, { cards: { tokens } }: World) {
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

function sendCode(order: Order, { cards }: World, now: number): CardRecord {
  const { orderId, codeLifeMs = CODE_LIFE_MS } = order.scenario;
  const code = `${100_000 + (((cards.messages.length + 1) * 123_457) % 900_000)}`;
  const open = cards.records.find((record) => record.orderId === orderId && !record.settled);
  const record = open ?? { id: `${7001 + cards.records.length}`, orderId, settled: false };
  const sent = Object.assign(record, { code, expiresAt: now + codeLifeMs });
  if (!open) cards.records.push(sent);
  cards.messages.push({ orderId, code });
  return sent;
}

/**
 * Begins a repayment, or sends its code again (sendMsg 1). A token begins one repayment; the same
 * one again is a repetition. @param now epoch ms.
 */
export function commit(asked: Commit, order: Order, world: World, now: number) {
  const token = world.cards.tokens.find(
    (one) => one.token === asked.repayToken && one.orderId === order.scenario.orderId,
  );
  const card = CARDS.find(({ id }) => id === asked.cardId);
  if (!token) return no(1006, 'This repayment has expired. Please open it again.');
  if (asked.amount !== AMOUNT.minor) return no(1002, 'The amount does not match the instalment');
  if (
    card?.cardNo !== asked.cardNo ||
    card.bankName !== asked.bankName ||
    card.bankCode !== asked.bankCode
  ) {
    return no(1007, 'There is no such card');
  }
  const again = token.used && asked.sendMsg === '0';
  if (again || order.instalmentsLeft <= 0) return REPEATED;
  token.used = true;
  if (card.id === WITHOUT_CODE) {
    settleInstalment(order);
    return done({ needValid: 0, repayRecordId: '' });
  }
  return done({ needValid: 1, repayRecordId: Number(sendCode(order, world, now).id) });
}

/** Confirms a repayment with its code, which settles the instalment. @param now epoch ms. */
export function confirm(
  { verifyCode, repaymentRecordId }: { verifyCode: string; repaymentRecordId: string },
  order: Order,
  { cards }: World,
  now: number,
) {
  const record = cards.records.find(
    ({ id, orderId }) => id === repaymentRecordId && orderId === order.scenario.orderId,
  );
  if (!record) return no(1008, 'There is no such repayment');
  if (record.settled) return REPEATED;
  if (record.code !== verifyCode) return no(800006, 'verification code wrong');
  if (now >= record.expiresAt) {
    return no(1009, 'The verification code has expired. Please get a new one.');
  }
  record.settled = true;
  settleInstalment(order);
  return done(null);
}

/** The payment partner's address for an order (repayment-huichao). */
export function partnerAddress(amount: string, order: Order) {
  if (amount !== AMOUNT.minor) return no(1002, 'The amount does not match the instalment');
  const unsafe = order.scenario.fault === 'write-unsafe';
  return done({ url: unsafe ? 'javascript:alert(1)' : '/esita/sandbox/partner?way=huichao' });
}
