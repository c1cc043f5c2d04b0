import { defineMessages, quoted } from '../../lib/messages.ts';

/** Texts shared by the instalment and extension pages. */
export const waysToPayText = defineMessages('waysToPay', {
  paymentMethod: quoted('Payment Method'),
  via: (way: string) => `via ${way}`,
  getting: 'Getting your code…',
  more: (hidden: number) => `Show ${hidden} more`,
  hide: 'Hide',
  payCode: 'Your repayment code',
  copyCode: 'Copy',
  openCode: 'See how to pay with this code',
  instructions: 'How to pay with e-wallets and at stores',
  posting: 'A payment may take some time to appear on your order.',
  lost: 'We got no answer. Nothing was paid by this. Tap Payment Method to get your code.',
  lateCode: 'The code that you asked for is ready.',
  lastCode: (time: string) => `See the code from ${time}`,
  oneCode: 'Please pay with one code only.',
  nothingDue: 'There is nothing to pay right now.',
  noChannels: 'There is no way to pay online right now. Please contact customer service.',
});

/** Texts above a repayment code. */
export const codeHeadText = defineMessages('codeHead', {
  order: (id: string) => `Order ${id}`,
  product: 'Product',
  purpose: 'For',
  extension: 'Your extension',
  date: 'Repayment date',
  nextDate: 'Next payment date',
});
