import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the reference number, apart from the instructions, which never change. */
export const referenceText = defineMessages('paymentReference', {
  reference: 'Your reference number',
  noReference:
    'You need the reference number of your loan. It is on the repayment page, where it is called the repayment code.',
  check: 'Check in the app that this number is yours before you pay.',
  repayment: 'Open the repayment page',
  copy: 'Copy',
});

export const paymentInstructionsText = defineMessages('paymentInstructions', {
  title: 'Payment instructions',
  enlarge: (alt: string) => `Enlarge picture: ${alt}`,
  after:
    'Keep your receipt until the payment shows on your order. A payment may take some time to appear.',
  /** By the name of the picture. */
  pictures: {
    'wallet-home': 'E-wallet home screen with Bills highlighted',
    'wallet-biller': 'List of billers with Loans highlighted',
    'wallet-reference': 'Bill form with the reference number filled in',
    'store-counter': 'Store counter with a bills payment sign',
    'store-receipt': 'Receipt with the reference number',
  },
  ways: [
    {
      title: 'With an e-wallet (bill payment)',
      steps: [
        'Open your e-wallet app and choose "Bills".',
        'Choose the category "Loans" and then the provider named on your repayment page.',
        'Enter your reference number and the exact amount, check both, and pay.',
        'Save the confirmation that the app shows.',
      ],
    },
    {
      title: 'At a store',
      steps: [
        'Go to the bills payment counter of a partner store.',
        'Tell the cashier which provider to pay, or fill in the form with your reference number.',
        'Pay the exact amount in cash.',
        'Check that the reference number on the receipt is yours.',
      ],
    },
  ],
});
