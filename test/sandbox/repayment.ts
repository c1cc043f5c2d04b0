import type { Scenario } from './scenarios.ts';
import { laterDay, type Order } from './world.ts';

/** The amount of one instalment, in minor units and as text in the replies. */
export const AMOUNT = { minor: '345000', text: '3,450.00' };

const DELAY_AMOUNT = { minor: '45000', text: '450.00' };

export const amountOf = (isDelay: boolean) => (isDelay ? DELAY_AMOUNT : AMOUNT);

export const symbolOf = ({ real }: Scenario) => (real ? '₹' : '₱');

/** The amount of an order's instalment or extension, as text in the replies. */
export const amountText = ({ scenario }: Order, isDelay = false) =>
  `${symbolOf(scenario)}${amountOf(isDelay).text}`;

/** Channels that answer with a QR image instead of a code. */
export const QR_CHANNELS: readonly string[] = ['90006', '90007'];

const CHANNELS = [
  ['90006', 'GCash', 'wallet'],
  ['90007', 'Maya', 'maya'],
  ['90008', '7-Eleven', 'store'],
  ['90009', 'Bank transfer', 'bank'],
].map(([channel_number, name, logo]) => ({
  channel_number,
  name,
  logo: `/esita/sandbox/logo/${logo}.svg`,
}));

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

/** The order's standing pay code, with the partners that accept it; each amount that falls due, and the extension, has another one. */
function defaultDetail({ scenario, instalmentsLeft, extensions }: Order, isDelay: boolean) {
  const settled = (scenario.instalments ?? 1) - instalmentsLeft + extensions;
  return {
    payCode: `${FIRST_DEFAULT_CODE + settled * 1013 + (isDelay ? 500_009 : 0)}`,
    logo: '/esita/sandbox/logo/store.svg',
    title: 'Partner stores and e-wallets',
    payNotice: PAY_NOTICE,
  };
}

export function extensionOf(order: Order): Record<string, unknown> {
  const { scenario, dueOn } = order;
  const { detail: _, repayAmount: __, ...shared } = repaymentOf(order);
  const dates = [30, 60, 90].map((days) => laterDay(dueOn, days));
  const part = { remark: 'After the extension', amount: `${symbolOf(scenario)}1,150.00` };
  const isPlain = scenario.repayment?.defDetail === undefined;
  return {
    ...shared,
    ...(isPlain && { defDetail: defaultDetail(order, true) }),
    repayDate: dates[0],
    delayInfo: { delayAmount: amountText(order, true), title: 'Extension fee' },
    repayPlan: dates.map((time, at) => ({ title: `Instalment ${at + 1}`, ...part, time })),
    ...scenario.extension,
  };
}

export function repaymentOf(order: Order): Record<string, unknown> {
  const { scenario, instalmentsLeft, dueOn } = order;
  const symbol = symbolOf(scenario);
  const all = scenario.instalments ?? 1;
  return {
    repayAmount: amountText(order),
    productName: 'PesoBridge Flexi',
    repayDate: dueOn,
    productLogo: '/esita/sandbox/logo/pesobridge.svg',
    detail: [
      { text: 'Principal', value: `${symbol}3,000.00` },
      { text: 'Interest', value: `${symbol}420.00` },
      { text: 'Service fee', value: `${symbol}30.00` },
      { text: 'Penalty', value: `${symbol}0.00` },
      { text: 'Instalment', value: `${Math.min(all, all - instalmentsLeft + 1)} of ${all}` },
      { text: 'Order number', value: scenario.orderId },
    ],
    repayList: CHANNELS,
    noticeMsg: 'Pay the exact amount. Payments are usually posted within 30 minutes.',
    defDetail: defaultDetail(order, false),
    isShowReyTop: 0,
    ...scenario.repayment,
  };
}
