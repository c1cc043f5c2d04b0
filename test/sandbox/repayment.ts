import { laterDay, type Order } from './world.ts';

/** The amount of one instalment, in minor units and as text in the replies. */
export const AMOUNT = { minor: '345000', text: '3,450.00' };

/** What an extension costs. */
export const DELAY_AMOUNT = { minor: '45000', text: '450.00' };

/** Channels that answer with a QR image instead of a code. */
export const QR_CHANNELS: readonly string[] = ['90006', '90007'];

const channel = (channel_number: string, name: string, logo: string) => ({
  channel_number,
  name,
  logo: `/esita/sandbox/logo/${logo}.svg`,
});

const CHANNELS = [
  channel('90006', 'GCash', 'wallet'),
  channel('90007', 'Maya', 'maya'),
  channel('90008', '7-Eleven', 'store'),
  channel('90009', 'Bank transfer', 'bank'),
];

const way = (name: string, ...steps: string[]) => ({ name, steps });

const PAY_NOTICE = [
  {
    title: 'Pay with an e-wallet',
    list: [
      way(
        'GCash',
        ...['Open the app and tap "Bills".', 'Choose "Loans".'],
        ...['Enter the contract number and the amount.', 'Check both and confirm.'],
      ),
      way(
        'Maya',
        ...['Tap "Bills" on the home screen.', 'Search for the provider.'],
        'Enter the contract number and pay.',
      ),
    ],
  },
  {
    title: 'Pay at a store',
    list: [
      way(
        '7-Eleven',
        'Go to the kiosk or the cashier.',
        'Give the contract number.',
        'Pay in cash and keep the receipt.',
      ),
    ],
  },
];

/** The amount of an order's instalment, as text in the repayment reply. */
export function amountText({ scenario }: Order): string {
  return `${scenario.real ? '₹' : '₱'}${AMOUNT.text}`;
}

/** The amount of an order's extension, as text in the extension reply. */
export function delayAmountText({ scenario }: Order): string {
  return `${scenario.real ? '₹' : '₱'}${DELAY_AMOUNT.text}`;
}

/** The order's standing pay code; each amount that falls due, and the extension, has another one. */
function defaultCode({ scenario, instalmentsLeft, extensions }: Order, isDelay: boolean): string {
  const settled = (scenario.instalments ?? 1) - instalmentsLeft + extensions;
  return `${FIRST_DEFAULT_CODE + settled * 1013 + (isDelay ? 500_009 : 0)}`;
}

const FIRST_DEFAULT_CODE = 801_234_567_890;

/** The partners that accept a standing code. */
function defaultDetail(order: Order, isDelay: boolean) {
  return {
    payCode: defaultCode(order, isDelay),
    logo: '/esita/sandbox/logo/store.svg',
    title: 'Partner stores and e-wallets',
    payNotice: PAY_NOTICE,
  };
}

/** The data of an order's extension reply. */
export function extensionOf(order: Order): Record<string, unknown> {
  const { detail: _, repayAmount: __, ...shared } = repaymentOf(order);
  const symbol = order.scenario.real ? '₹' : '₱';
  const { repayPlan } = order.scenario.extension ?? {};
  const dates = [30, 60, 90].map((days) => laterDay(order.dueOn, days));
  const part = { remark: 'After the extension', amount: `${symbol}1,150.00` };
  const plan = dates.map((time, at) => ({ title: `Instalment ${at + 1}`, ...part, time }));
  const isPlain = order.scenario.repayment?.defDetail === undefined;
  return {
    ...shared,
    ...(isPlain && { defDetail: defaultDetail(order, true) }),
    repayDate: dates[0],
    delayInfo: { delayAmount: delayAmountText(order), title: 'Extension fee' },
    repayPlan: repayPlan === undefined ? plan : repayPlan,
  };
}

/** Which instalment is due, such as '1 of 2'. */
function instalmentOf({ scenario, instalmentsLeft }: Order): string {
  const all = scenario.instalments ?? 1;
  return `${Math.min(all, all - instalmentsLeft + 1)} of ${all}`;
}

/** The data of an order's repayment reply. */
export function repaymentOf(order: Order): Record<string, unknown> {
  const symbol = order.scenario.real ? '₹' : '₱';
  return {
    repayAmount: amountText(order),
    productName: 'PesoBridge Flexi',
    repayDate: order.dueOn,
    productLogo: '/esita/sandbox/logo/pesobridge.svg',
    detail: [
      { text: 'Principal', value: `${symbol}3,000.00` },
      { text: 'Interest', value: `${symbol}420.00` },
      { text: 'Service fee', value: `${symbol}30.00` },
      { text: 'Penalty', value: `${symbol}0.00` },
      { text: 'Instalment', value: instalmentOf(order) },
      { text: 'Order number', value: order.scenario.orderId },
    ],
    repayList: CHANNELS,
    noticeMsg: 'Pay the exact amount. Payments are usually posted within 30 minutes.',
    defDetail: defaultDetail(order, false),
    isShowReyTop: 0,
    ...order.scenario.repayment,
  };
}
