import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the lender's ledger. */
export const text = defineMessages('ledger', {
  title: 'Lender’s ledger',
  hint: 'What has happened at the sandbox in this session. Newest first.',
  empty: 'Nothing has happened yet.',
  none: 'There is no sandbox here, so there is no ledger.',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  columns: { seq: 'No.', at: 'Time', kind: 'What', amount: 'Amount' },
  kinds: {
    debit: 'Card debited',
    payment: 'Payment',
    extension: 'Extension paid',
    repayment: 'Card repayment begun',
    code: 'Pay code made',
    extensionCode: 'Extension code made',
    push: 'Loan confirmed',
    partnerOrder: 'Partner order',
    account: 'Account saved',
    complaint: 'Complaint',
    rating: 'Complaint rated',
    orderRating: 'Order rated',
    upload: 'Photo uploaded',
    sms: 'Text message sent',
    registration: 'Registration',
    event: 'Event counted',
  } as Readonly<Record<string, string>>,
  marks: {
    orderId: 'order',
    payCode: 'code',
    recordId: 'record',
    token: 'token',
    idempotencyKey: 'key',
  },
  elsewhere: 'paid without a page',
  unanswered: 'the page got no answer',
});
