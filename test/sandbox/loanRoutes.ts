import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { answer, read, type Worlds, write } from './answers.ts';
import { required } from './checks.ts';
import { deliver } from './deliver.ts';
import { enter } from './ledger.ts';
import { loanDetailsOf } from './loanDetails.ts';
import {
  AMOUNT,
  amountText,
  DELAY_AMOUNT,
  delayAmountText,
  extensionOf,
  QR_CHANNELS,
  repaymentOf,
} from './repayment.ts';
import { makeCode, type Order, type PayCode, type World } from './world.ts';

const orderKey = v.strictObject({ productId: required, orderId: required });
const codeRequest = v.strictObject({
  productId: required,
  orderId: required,
  amount: required,
  channelNumber: required,
  isDelay: v.optional(v.literal('1')),
});

function payUrlOf(
  order: Order,
  { code, channelNumber, isDelay }: PayCode,
  query: Record<string, string>,
) {
  const { productId = '', sessionId } = query;
  const broken = order.scenario.orderId === 'broken-images';
  const image = broken ? '/esita/sandbox/missing.png' : `/esita/sandbox/qr/${code}.png`;
  const qr = QR_CHANNELS.includes(channelNumber);
  const own = {
    payCode: code,
    repayAmount: (isDelay ? DELAY_AMOUNT : AMOUNT).minor,
    real: order.scenario.real ?? '0',
  };
  const shown = qr ? { showType: '2', payCodeImg: image } : { showType: '1' };
  const identity = {
    productId,
    product_id: productId,
    orderId: order.scenario.orderId,
  };
  const session = sessionId ? { sessionId } : {};
  return `/repaymentOfCode?${new URLSearchParams({ ...shown, ...own, ...identity, ...session })}`;
}

function generateCode(
  asked: v.InferOutput<typeof codeRequest>,
  order: Order,
  world: World,
  context: Context,
) {
  const isDelay = asked.isDelay === '1';
  if (asked.amount !== (isDelay ? delayAmountText(order) : amountText(order))) {
    return { code: 1002, message: 'The amount does not match the instalment' };
  }
  if (!order.instalmentsLeft) return { code: 1010, message: 'This loan is already repaid' };
  const made = makeCode(world, { ...asked, isDelay });
  const unsafe = order.scenario.fault === 'write-unsafe';
  const payUrl = unsafe ? 'javascript:alert(1)' : payUrlOf(order, made, context.req.query());
  return { code: 0, message: 'success', data: { payUrl } };
}

const scoreRequest = v.strictObject({ score: v.literal('5') });

function score(_: v.InferOutput<typeof scoreRequest>, order: Order, world: World) {
  const { details, orderId } = order.scenario;
  enter(world, { kind: 'orderRating', orderId });
  if (details) order.scenario = { ...order.scenario, details: { ...details, isScore: 0 } };
  return { code: 0, success: true, message: 'success', data: null };
}

const eventFields = v.strictObject({
  productId: required,
  moduleId: v.optional(required),
  positionId: required,
});

const TAPPED: Record<string, string> = {
  partner: '/esita/sandbox/partner?offer=partner',
  inApp: 'lendapp://productDetail?productId=8',
};

const tapFields = v.strictObject({
  module: required,
  position: required,
  productKey: required,
});

/** The calls of the order and repayment screens. */
export function loanRoutes(worlds: Worlds): Hono {
  const routes = new Hono();
  const both = ['GET', 'POST'];
  routes.on(both, '/v3/loan-details/loan-details', read(worlds, orderKey, loanDetailsOf));
  routes.on(both, '/v3/installment/loan-play-detail', read(worlds, orderKey, repaymentOf));
  routes.on(both, '/orbital/fail', read(worlds, orderKey, extensionOf));
  routes.on(both, '/v3/loan-details/generate-vcode', write(worlds, codeRequest, generateCode));
  routes.on(both, '/v3/loan-details/google-score', write(worlds, scoreRequest, score));
  // A count that goes wrong with the order's other writes would say nothing more.
  routes.post(
    '/service/event/save',
    answer(worlds, eventFields, (asked, _, world, context) =>
      deliver(context, world, { kind: 'write', asked }, () => {
        world.events.push(asked as Record<string, string>);
        enter(world, { kind: 'event' });
        return { code: 0, message: 'success', data: null };
      }),
    ),
  );
  routes.post(
    '/gopia/goya/define',
    answer(worlds, tapFields, (asked, _, world, context) => {
      const url = TAPPED[asked.productKey];
      const ended = { url: '', message: 'This offer has ended' };
      return deliver(context, world, { kind: 'write', asked }, () => ({
        code: url || asked.productKey === 'soldOut' ? '00' : '01',
        message: url ? 'success' : '',
        data: url ? { url, message: '' } : ended,
      }));
    }),
  );
  return routes;
}
