import { defineMessages } from '../../shared/lib/messages.ts';

export const repaymentOfCodeText = defineMessages('repaymentOfCode', {
  title: 'Repayment code',
  code: 'Repayment code',
  qr: 'Scan to pay',
  upload: 'Save this QR code, then upload it in your wallet app.',
  amount: 'Amount to pay',
  copy: 'Copy code',
  codeSteps: [
    'Copy the code.',
    'Open your payment app or go to a store.',
    'Enter the code and pay the exact amount.',
  ],
  qrSteps: [
    'Save the QR code, or scan it with another phone.',
    'Open your e-wallet and choose "Scan" or "Upload QR".',
    'Check the amount, then pay.',
  ],
  qrAlt: (amount = '') => `QR code to pay ${amount}`.trim(),
  check: 'Check in the app that this amount and product are yours before you pay.',
  noAmount: 'See the app',
  checkAmount:
    'The amount is missing here. Check in the app how much to pay and for which product before you pay.',
  save: 'Save or share the QR code',
  notSaved: 'This picture cannot be saved here. Take a screenshot instead.',
  badTitle: 'This code cannot be shown',
  badDetail: 'This link is incomplete or has been changed. Get a new code on the repayment page.',
  badImage: 'We could not load the QR code. Check your connection, or get a new code.',
  imageTitle: 'The QR code is missing',
  back: 'Back to your order',
  repayment: 'Back to repayment',
  retry: 'Retry',
});
