import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { parametersOf, required } from './checks.ts';
import { dropMidReply, faultyRead, stall } from './faults.ts';
import { loanDetailsOf } from './loanDetails.ts';
import { loosened } from './loose.ts';
import {
  AMOUNT,
  amountText,
  DELAY_AMOUNT,
  delayAmountText,
  extensionOf,
  QR_CHANNELS,
  repaymentOf,
} from './repayment.ts';
import { type Order, type PayCode, payCodeOf, type World } from './world.ts';

const NOT_FOUND = { code: 4004, success: false, message: 'Order not found' };
const orderKey = v.strictObject({ productId: required, orderId: required });
const codeRequest = v.strictObject({
  productId: required,
  orderId: required,
  amount: required,
  channelNumber: required,
  isDelay: v.optional(v.literal('1')),
});

type Worlds = (sessionId: string) => World;

const sessionOf = (context: Context) => context.req.query('sessionId') ?? 'default';

/** Notes a call as the server saw it, before it is judged. */
async function record(context: Context, world: World): Promise<void> {
  const text = context.req.method === 'POST' ? await context.req.raw.clone().text() : '';
  world.calls.push({
    method: context.req.method,
    path: context.req.path,
    query: context.req.query(),
    body: Object.fromEntries(new URLSearchParams(text)),
  });
}

/** Answers a read of an order, with the faults of its scenario. */
function read(worlds: Worlds, dataOf: (order: Order) => Record<string, unknown>) {
  return async (context: Context) => {
    const world = worlds(sessionOf(context));
    await record(context, world);
    const { orderId } = await parametersOf(context, orderKey);
    const order = world.orders.get(orderId);
    if (!order) return context.json(NOT_FOUND);
    const faulty = await faultyRead(context, order);
    if (faulty) return faulty;
    const data = dataOf(order);
    const reply = { code: 0, success: true, message: 'success', data };
    return context.json(
      order.scenario.loose ? { ...reply, code: '0', success: '1', data: loosened(data) } : reply,
    );
  };
}

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

async function generateCode(context: Context, worlds: Worlds) {
  const world = worlds(sessionOf(context));
  await record(context, world);
  const asked = await parametersOf(context, codeRequest);
  const order = world.orders.get(asked.orderId);
  if (!order) return context.json(NOT_FOUND);
  const isDelay = asked.isDelay === '1';
  if (asked.amount !== (isDelay ? delayAmountText(order) : amountText(order))) {
    return context.json({
      code: 1002,
      message: 'The amount does not match the instalment',
    });
  }
  const { fault } = order.scenario;
  if (fault === 'code-error') {
    return context.json({
      code: 500,
      message: 'This channel is under maintenance',
    });
  }
  const made = payCodeOf(world, { ...asked, isDelay });
  if (fault === 'code-refused') {
    return context.json({
      code: 800005,
      message: 'do not submit the payment request repeatedly',
    });
  }
  if (fault === 'code-stalled') return stall(context);
  if (fault === 'code-dropped') return dropMidReply(context);
  const payUrl =
    fault === 'code-unsafe' ? 'javascript:alert(1)' : payUrlOf(order, made, context.req.query());
  return context.json({ code: 0, message: 'success', data: { payUrl } });
}

async function score(context: Context, worlds: Worlds) {
  const world = worlds(sessionOf(context));
  await record(context, world);
  const asked = await parametersOf(context, v.strictObject({ score: v.literal('5') }));
  const orderId = context.req.query('orderId') ?? '';
  const order = world.orders.get(orderId);
  if (!order) return context.json(NOT_FOUND);
  if (order.rated)
    return context.json({
      code: 1003,
      success: false,
      message: 'Already rated',
    });
  order.rated = true;
  world.scores.push({ orderId, score: asked.score });
  if (order.scenario.details)
    order.scenario = {
      ...order.scenario,
      details: { ...order.scenario.details, isScore: 0 },
    };
  return context.json({
    code: 0,
    success: true,
    message: 'success',
    data: null,
  });
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

/** The calls of the order and repayment screens (spec 7.6, 7.9). */
export function loanRoutes(worlds: Worlds): Hono {
  const routes = new Hono();
  const both = ['GET', 'POST'];
  routes.on(both, '/v3/loan-details/loan-details', read(worlds, loanDetailsOf));
  routes.on(both, '/v3/installment/loan-play-detail', read(worlds, repaymentOf));
  routes.on(both, '/orbital/fail', read(worlds, extensionOf));
  routes.on(both, '/v3/loan-details/generate-vcode', (context) => generateCode(context, worlds));
  routes.on(both, '/v3/loan-details/google-score', (context) => score(context, worlds));
  routes.post('/service/event/save', async (context) => {
    const world = worlds(sessionOf(context));
    await record(context, world);
    const event = await parametersOf(context, eventFields);
    world.events.push(event as Record<string, string>);
    return context.json({ code: 0, message: 'success', data: null });
  });
  routes.post('/gopia/goya/define', async (context) => {
    await record(context, worlds(sessionOf(context)));
    const { productKey } = await parametersOf(context, tapFields);
    const url = TAPPED[productKey];
    const message = url ? '' : 'This offer has ended';
    return context.json({
      code: url ? '00' : '01',
      message,
      data: { url: url ?? '', message },
    });
  });
  return routes;
}
