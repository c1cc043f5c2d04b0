import * as v from 'valibot';
import { DEFAULTS } from '../../shared/config/settings.ts';
import { call, noFault, type Routes, read, type SandboxContext } from './answers.ts';
import { required } from './checks.ts';
import { counterAddress } from './counter.ts';
import { enter } from './ledger.ts';
import { leftOf, rowsOf } from './loan.ts';
import { makeCode, type PayCode } from './payCodes.ts';
import { logoOf } from './pictures.ts';
import { amountText, extensionOf, QR_CHANNELS, repaymentOf } from './repayment.ts';
import { coded, done, refused } from './replies.ts';
import { DUE, type Order } from './world.ts';

const TEXTS: Record<string, readonly [string, string]> = {
  '21': ['Under review', 'We are checking your application. This usually takes less than a day.'],
  '110': ['Getting ready', 'Your loan is approved and being prepared.'],
  '151': ['On its way', 'The money is being sent to your account.'],
  '170': ['Overdue', 'The repayment date has passed. Please repay as soon as you can.'],
  '174': ['Repayment due', 'Please repay on or before the repayment date.'],
  '180': ['Due today', 'Today is the repayment date of your instalment.'],
  '200': ['Repaid', 'Thank you. This loan is fully repaid.'],
};

/** Products of other lenders, by their keys. */
const PRODUCTS: Readonly<
  Record<string, readonly [name: string, amount: string, enabled: unknown]>
> = {
  partner: ['Bayan Credit', '₱2,000 – ₱20,000', 1],
  inApp: ['Tulay Loan', '₱1,000 – ₱15,000', '1'],
  failing: ['Agad Cash', '₱3,000 – ₱10,000', 1],
  soldOut: ['Ulap Cash', '₱3,000 – ₱10,000', true],
  closed: ['Dagat Finance', '₱5,000 – ₱25,000', 0],
};

/** What every recommendation says of a product. */
export function productOf(key: string) {
  const [name = '', amount = ''] = PRODUCTS[key] ?? [];
  return {
    logo: logoOf(name),
    name,
    amount,
    btnText: 'Apply',
    amountDes: 'Amount you can borrow',
    rate: 'From 3% a month',
    des: '91 to 365 days',
  };
}

const recommended = (productKey: string) => ({
  ...productOf(productKey),
  productKey,
  globally: PRODUCTS[productKey]?.[2],
});

function loanDetailsOf(order: Order): Record<string, unknown> {
  const { scenario, status, extensions } = order;
  const [title, description] = TEXTS[status] ?? ['Status changed', 'Your order has a new status.'];
  const isExtended = status === DUE && extensions > 0;
  const { recProducts = [], ...given } = scenario.details ?? {};
  return {
    orderStatus: Number(status),
    noticeStatusText: title,
    noticeDesText: isExtended ? 'Your loan was extended.' : description,
    recProducts: Array.isArray(recProducts) ? recProducts.map(recommended) : recProducts,
    productName: 'PesoBridge Flexi',
    productLogo: logoOf('PesoBridge Flexi'),
    userOrderDetail: { detail: rowsOf(order) },
    inside: 0,
    h5Url: '',
    isDelay: 0,
    telephone: DEFAULTS.servicePhone,
    isScore: 0,
    playeduL: '',
    reyMsg: '',
    KindTipsMsg: '',
    cardNeedPop: 0,
    cardPopTitle: 'Add your bank card',
    cardPopMsg: 'We need an account to send the money to.',
    ...given,
  };
}

const orderKey = v.strictObject({ productId: required, orderId: required });
const fiveStars = v.strictObject({ score: v.literal('5') });
const codeFields = v.strictObject({
  ...orderKey.entries,
  amount: required,
  channelNumber: required,
  isDelay: v.optional(v.literal('1')),
});

function payUrlOf({ scenario }: Order, made: PayCode, context: SandboxContext): string {
  const { code, channelNumber, orderId, amount } = made;
  const { productId = '', sessionId } = context.req.query();
  const isBroken = scenario.orderId === 'broken-images';
  const image = isBroken ? '/esita/sandbox/missing.png' : `/esita/sandbox/qr/${code}.png`;
  const isQr = QR_CHANNELS.includes(channelNumber);
  const query = new URLSearchParams({
    ...(isQr ? { showType: '2', payCodeImg: image } : { showType: '1' }),
    payCode: code,
    repayAmount: `${amount}`,
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

export const loanCalls: Routes = {
  'POST /v3/loan-details/loan-details': read(orderKey, loanDetailsOf),
  'POST /v3/installment/loan-play-detail': read(orderKey, repaymentOf),
  'POST /orbital/fail': read(orderKey, extensionOf),
  'POST /v3/loan-details/generate-vcode': call(
    'write',
    codeFields,
    (order, world, asked, context) => {
      const { channelNumber, amount } = asked;
      const isDelay = asked.isDelay === '1';
      if (!leftOf(order).length) return refused(1010, 'This loan is already repaid');
      if (amount !== amountText(order, isDelay)) {
        return refused(1002, 'The amount does not match the instalment');
      }
      const made = makeCode(world, order, { channelNumber, isDelay });
      const counter = new URL(counterAddress(context), context.req.url);
      world.log(`Pay the code ${made.code} at ${counter}`);
      return coded({ payUrl: payUrlOf(order, made, context) });
    },
  ),
  'POST /v3/loan-details/google-score': call('write', fiveStars, (order, world) => {
    const { details, orderId } = order.scenario;
    enter(world, { kind: 'orderRating', orderId });
    if (details) order.scenario = { ...order.scenario, details: { ...details, isScore: 0 } };
    return done();
  }),
  // A count that goes wrong with the order's other writes would say nothing more.
  'POST /service/event/save': call(
    'write',
    v.strictObject({ productId: required, moduleId: v.optional(required), positionId: required }),
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
