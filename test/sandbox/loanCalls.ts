import * as v from 'valibot';
import { call, noFault, type Routes, read, type SandboxContext } from './answers.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';
import { loanDetailsOf } from './loanDetails.ts';
import { amountOf, amountText, extensionOf, QR_CHANNELS, repaymentOf } from './repayment.ts';
import { coded, done, refused } from './replies.ts';
import { makeCode, type Order, type PayCode } from './world.ts';

const orderKey = v.strictObject({ productId: required, orderId: required });
const codeFields = v.strictObject({
  ...orderKey.entries,
  amount: required,
  channelNumber: required,
  isDelay: v.optional(v.literal('1')),
});

function payUrlOf({ scenario }: Order, made: PayCode, context: SandboxContext): string {
  const { code, channelNumber, isDelay, orderId } = made;
  const { productId = '', sessionId } = context.req.query();
  const isBroken = scenario.orderId === 'broken-images';
  const image = isBroken ? '/esita/sandbox/missing.png' : `/esita/sandbox/qr/${code}.png`;
  const isQr = QR_CHANNELS.includes(channelNumber);
  const query = new URLSearchParams({
    ...(isQr ? { showType: '2', payCodeImg: image } : { showType: '1' }),
    payCode: code,
    repayAmount: amountOf(isDelay).minor,
    real: scenario.real ?? '0',
    productId,
    product_id: productId,
    orderId,
    ...(sessionId && { sessionId }),
  });
  return `/repaymentOfCode?${query}`;
}

const TAPPED: Record<string, string> = {
  partner: '/esita/sandbox/partner?offer=partner',
  inApp: 'lendapp://productDetail?productId=8',
};

/** The calls of the order and repayment screens. */
export const loanCalls: Routes = {
  'POST /v3/loan-details/loan-details': read(orderKey, loanDetailsOf),
  'POST /v3/installment/loan-play-detail': read(orderKey, repaymentOf),
  'POST /orbital/fail': read(orderKey, extensionOf),
  'POST /v3/loan-details/generate-vcode': call(
    'write',
    codeFields,
    (order, world, { isDelay: delay, orderId, channelNumber, amount }, context) => {
      const isDelay = delay === '1';
      if (amount !== amountText(order, isDelay)) {
        return refused(1002, 'The amount does not match the instalment');
      }
      if (!order.instalmentsLeft) return refused(1010, 'This loan is already repaid');
      const made = makeCode(world, { orderId, channelNumber, isDelay });
      return coded({ payUrl: payUrlOf(order, made, context) });
    },
  ),
  'POST /v3/loan-details/google-score': call(
    'write',
    v.strictObject({ score: v.literal('5') }),
    (order, world) => {
      const { details, orderId } = order.scenario;
      enter(world, { kind: 'orderRating', orderId });
      if (details) order.scenario = { ...order.scenario, details: { ...details, isScore: 0 } };
      return done();
    },
  ),
  // A count that goes wrong with the order's other writes would say nothing more.
  'POST /service/event/save': call(
    'write',
    v.strictObject({
      productId: required,
      moduleId: v.optional(required),
      positionId: required,
    }),
    (_, world) => {
      enter(world, { kind: 'event' });
      return coded();
    },
    noFault,
  ),
  'POST /gopia/goya/define': call(
    'write',
    v.strictObject({ module: required, position: required, productKey: required }),
    (_, __, { productKey }) => {
      const url = TAPPED[productKey];
      if (url) return coded({ url, message: '' }, '00');
      const data = { url: '', message: 'This offer has ended' };
      return { code: productKey === 'soldOut' ? '00' : '01', message: '', data };
    },
    noFault,
  ),
};
