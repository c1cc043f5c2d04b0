import { laterDay } from './days.ts';
import { amountOf, leftOf, money, PERIOD_DAYS } from './loan.ts';
import { logoOf } from './pictures.ts';
import { changedBy, SCENARIOS } from './scenarios.ts';
import type { Order } from './world.ts';

/** What an extension costs, in minor units. */
const DELAY_AMOUNT = 45_000;

/** What an order or its extension asks for now, in minor units; 0 for one that is repaid. */
export function dueNow(order: Order, isDelay = false): number {
  const [next] = leftOf(order);
  if (!next) return 0;
  return isDelay ? DELAY_AMOUNT : amountOf(next);
}

/** What an order or its extension asks for now, as text in the replies. */
export const amountText = (order: Order, isDelay = false) =>
  money(order.scenario, dueNow(order, isDelay));

/** Channels that answer with a QR image instead of a code. */
export const QR_CHANNELS: readonly string[] = ['90006', '90007'];

const CHANNELS = [
  ['90006', 'GCash'],
  ['90007', 'Maya'],
  ['90008', '7-Eleven'],
  ['90009', 'Bank transfer'],
].map(([channel_number, name = '']) => ({ channel_number, name, logo: logoOf(name) }));

/** A way to pay: each sentence is a step. */
const way = (name: string, steps: string) => ({ name, steps: steps.split(/(?<=\.) /) });

const BILLS = 'Open the app and tap "Bills". Choose "Loans".';

const PAY_NOTICE = [
  {
    title: 'Pay with an e-wallet',
    list: [
      way('GCash', `${BILLS} Enter the contract number and the amount. Check both and confirm.`),
      way('Maya', `${BILLS} Enter the contract number and pay.`),
    ],
  },
  {
    title: 'Pay at a store',
    list: [
      way('7-Eleven', 'Give the contract number at the cashier. Pay in cash and keep the receipt.'),
    ],
  },
];

const FIRST_DEFAULT_CODE = 801_234_567_890;
const PARTNERS = 'Partner stores and e-wallets';

/**
 * The order's standing pay code, with the partners that accept it; each amount that falls due, and the extension, has another
 * one. An order that is repaid has none.
 */
function defaultDetail(order: Order, isDelay: boolean) {
  const { scenario, settled, extensions } = order;
  const place = SCENARIOS.findIndex(({ orderId }) => orderId === scenario.orderId);
  const own = place * 10_007 + (settled + extensions) * 1013 + (isDelay ? 500_009 : 0);
  return {
    payCode: leftOf(order).length ? `${FIRST_DEFAULT_CODE + own}` : '',
    logo: logoOf(PARTNERS),
    title: PARTNERS,
    payNotice: PAY_NOTICE,
  };
}

/** What an instalment consists of; nothing of one that is not asked for. */
function partsOf(order: Order) {
  const [next] = leftOf(order);
  if (!next) return [];
  return [
    { text: 'Principal', value: money(order.scenario, next.principal) },
    { text: 'Interest', value: money(order.scenario, next.interest) },
    { text: 'Service fee', value: money(order.scenario, next.fee) },
    { text: 'Penalty', value: money(order.scenario, next.penalty) },
  ];
}

/** What the pages of the instalment and of the extension have in common. */
function payment(order: Order, isDelay: boolean): Record<string, unknown> {
  const { scenario, settled, payments } = order;
  const all = payments.length;
  return changedBy(scenario.repayment, {
    repayAmount: amountText(order),
    productName: 'PesoBridge Flexi',
    repayDate: leftOf(order)[0]?.dueOn ?? '',
    productLogo: logoOf('PesoBridge Flexi'),
    detail: [
      ...partsOf(order),
      { text: 'Instalment', value: `${Math.min(all, settled + 1)} of ${all}` },
      { text: 'Order number', value: scenario.orderId },
    ],
    repayList: CHANNELS,
    noticeMsg: 'Pay the exact amount. Payments are usually posted within 30 minutes.',
    defDetail: defaultDetail(order, isDelay),
    isShowReyTop: 0,
  });
}

export const repaymentOf = (order: Order) => payment(order, false);

export function extensionOf(order: Order): Record<string, unknown> {
  const { scenario, settled } = order;
  const { detail: _, repayAmount: __, ...shared } = payment(order, true);
  const plan = leftOf(order).map((left, place) => ({
    title: `Instalment ${settled + place + 1}`,
    remark: 'After the extension',
    amount: money(scenario, amountOf(left)),
    time: laterDay(left.dueOn, PERIOD_DAYS),
  }));
  return changedBy(scenario.extension, {
    ...shared,
    repayDate: plan[0]?.time ?? '',
    delayInfo: { delayAmount: amountText(order, true), title: 'Extension fee' },
    repayPlan: plan,
  });
}
