import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Payment instructions',
  description: 'How to pay with an e-wallet or at a store using your reference number.',
  kind: 'borrower',
  parameters: {
    payCode: 'the reference number, 4 to 64 letters, digits, spaces or hyphens',
  },
});
