import { AMOUNT, symbolOf } from './repayment.ts';
import type { Order } from './world.ts';

const TEXTS: Record<string, readonly [string, string]> = {
  '21': ['Under review', 'We are checking your application. This usually takes less than a day.'],
  '110': ['Getting ready', 'Your loan is approved and being prepared.'],
  '151': ['On its way', 'The money is being sent to your account.'],
  '170': ['Overdue', 'The repayment date has passed. Please repay as soon as you can.'],
  '174': ['Repayment due', 'Please repay on or before the repayment date.'],
  '180': ['Due today', 'Today is the repayment date of your instalment.'],
  '200': ['Repaid', 'Thank you. This loan is fully repaid.'],
};

const PRODUCTS: Record<string, Record<string, unknown>> = {
  partner: { name: 'Bayan Credit', amount: '₱2,000 – ₱20,000', globally: 1 },
  inApp: { name: 'Tulay Loan', amount: '₱1,000 – ₱15,000', globally: '1' },
  failing: { name: 'Agad Cash', amount: '₱3,000 – ₱10,000', globally: 1 },
  soldOut: { name: 'Ulap Cash', amount: '₱3,000 – ₱10,000', globally: true },
  closed: { name: 'Dagat Finance', amount: '₱5,000 – ₱25,000', globally: 0 },
};

/** What every recommended product says. @param logo the name of its picture. */
export const productOf = (logo: string) => ({
  logo: `/esita/sandbox/logo/${logo}.svg`,
  btnText: 'Apply',
  amountDes: 'Amount you can borrow',
  rate: 'From 3% a month',
  des: '91 to 365 days',
});

const offerOf = (productKey: string) => ({
  ...productOf(productKey),
  productKey,
  ...PRODUCTS[productKey],
});

function leftToRepay(instalments: number): string {
  const pesos = (instalments * Number(AMOUNT.minor)) / 100;
  return pesos.toLocaleString('en', { minimumFractionDigits: 2 });
}

/** The data of an order's loan-details reply. */
export function loanDetailsOf(order: Order): Record<string, unknown> {
  const { scenario, status, extensions, instalmentsLeft, dueOn } = order;
  const [title, description] = TEXTS[status] ?? ['Status changed', 'Your order has a new status.'];
  const symbol = symbolOf(scenario);
  const all = scenario.instalments ?? 1;
  const { recProducts = [], ...given } = scenario.details ?? {};
  return {
    orderStatus: Number(status),
    noticeStatusText: title,
    noticeDesText: extensions ? 'Your loan was extended.' : description,
    recProducts: Array.isArray(recProducts) ? recProducts.map(offerOf) : recProducts,
    productName: 'PesoBridge Flexi',
    productLogo: '/esita/sandbox/logo/pesobridge.svg',
    userOrderDetail: {
      detail: [
        { text: 'Loan amount', value: `${symbol}3,000.00` },
        { text: 'Loan term', value: '91 days' },
        { text: 'Order number', value: scenario.orderId },
        { text: 'Repayment date', value: dueOn },
        ...(all > 1
          ? [
              { text: 'Instalments left', value: `${instalmentsLeft} of ${all}` },
              { text: 'Left to repay', value: `${symbol}${leftToRepay(instalmentsLeft)}` },
            ]
          : []),
      ],
    },
    inside: 0,
    h5Url: '',
    isDelay: 0,
    telephone: '+63288887777',
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
