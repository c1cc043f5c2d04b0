import { Hono } from 'hono';
import * as v from 'valibot';
import { read, type Worlds, write } from './answers.ts';
import { commit, confirm, partnerOrder, repaymentWayOf } from './cardRepayment.ts';
import { required } from './checks.ts';

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
