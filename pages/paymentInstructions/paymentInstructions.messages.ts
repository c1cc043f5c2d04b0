import { defineMessages } from '../../shared/lib/messages.ts';

/** A step of the instructions, with an optional picture. */
export interface GuidanceStep {
  text: string;
  image?: { file: string; alt: string };
}

/** Texts of the reference number, apart from the instructions, which never change. */
export const referenceText = defineMessages('paymentReference', {
  reference: 'Your reference number',
  noReference:
    'You need the reference number of your loan. It is on the repayment page, where it is called the repayment code.',
  check: 'Check in the app that this number is yours before you pay.',
  repayment: 'Open the repayment page',
  copy: 'Copy',
});

/** Texts of the payment instructions. */
export const text = defineMessages('paymentInstructions', {
  title: 'Payment instructions',
  enlarge: (alt: string) => `Enlarge picture: ${alt}`,
  after:
    'Keep your receipt until the payment shows on your order. A payment may take some time to appear.',
  ways: [
    {
      title: 'With an e-wallet (bill payment)',
      steps: [
        {
          text: 'Open your e-wallet app and choose "Bills".',
          image: {
            file: 'wallet-home.svg',
            alt: 'E-wallet home screen with Bills highlighted',
          },
        },
        {
          text: 'Choose the category "Loans" and then the provider named on your repayment page.',
          image: {
            file: 'wallet-biller.svg',
            alt: 'List of billers with Loans highlighted',
          },
        },
        {
          text: 'Enter your reference number and the exact amount, check both, and pay.',
          image: {
            file: 'wallet-reference.svg',
            alt: 'Bill form with the reference number filled in',
          },
        },
        { text: 'Save the confirmation that the app shows.' },
      ],
    },
    {
      title: 'At a store',
      steps: [
        {
          text: 'Go to the bills payment counter of a partner store.',
          image: {
            file: 'store-counter.svg',
            alt: 'Store counter with a bills payment sign',
          },
        },
        {
          text: 'Tell the cashier which provider to pay, or fill in the form with your reference number.',
        },
        { text: 'Pay the exact amount in cash.' },
        {
          text: 'Check that the reference number on the receipt is yours.',
          image: {
            file: 'store-receipt.svg',
            alt: 'Receipt with the reference number',
          },
        },
      ],
    },
  ] as readonly { title: string; steps: readonly GuidanceStep[] }[],
});
